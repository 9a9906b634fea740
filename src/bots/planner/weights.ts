/** The numbers behind the planner's judgement, in points and turns; found by playing many games against itself and the baselines. */
export interface Weights {
  /** Points that a turn is worth when ways are compared: the more, the straighter the ways. */
  turn: number;
  /** Points that a turn brings when it is spent on routes alone. */
  rate: number;
  /** Turns that a card still missing costs. */
  card: number;
  /** How much of a missing card is saved by one in hand that may yet be needed elsewhere. */
  inHand: number;
  /** Cards that a wild is worth. */
  wild: number;
  /** Points that a wild might have brought elsewhere. */
  keepWild: number;
  /** The share of a missing card that a grey route saves, as any colour will do. */
  grey: number;
  /** What a card of any colour is worth to a grey route, against one of the colour it is collected in. */
  any: number;
  /** Points for a ticket done beside its own, where most tickets count. */
  globetrotter: number;
  /** Points that a merchandise card is worth. */
  cart: number;
  /** How sure it is that a ticket planned for is done, when tickets are chosen. */
  sure: number;
  /** Points for a route that rivals stand next to, by the length of the detour if they take it. */
  danger: number;
  /** Tickets are drawn where so many turns are left when the plan is done. */
  moreTickets: number;
  /** Points a card in hand is worth that no plan asks for. */
  idle: number;
  /** How much heed is paid to the time a plan needs when turns are spent otherwise. */
  hurry: number;
  /** Turns that plans take longer than expected. */
  margin: number;
  /** And how much longer for each turn. */
  slower: number;
  /** How uncertain the time is, in turns. */
  spread: number;
  /** How much more a turn is worth where terrain doubles points. */
  doubling: number;
  /** The share of a route's points that the terrain to double it is worth. */
  terrain: number;
  /** How much less terrain is wanted for each card that the route itself still lacks. */
  apart: number;
  /** The share of its points that keeps a route waiting for terrain to double it. */
  patience: number;
  /** Points that a terrain card played might have brought elsewhere. */
  terrainKept: number;
  /** Points that claiming early is worth. */
  claim: number;
}

/** As measured. */
export const WEIGHTS: Weights = {
  turn: 4,
  rate: 2,
  card: 0.65,
  inHand: 0.6,
  wild: 1.4,
  keepWild: 0.5,
  grey: 0.15,
  any: 0.2,
  globetrotter: 2.5,
  cart: 1.6,
  sure: 0.95,
  danger: 0.6,
  moreTickets: 8,
  idle: 0.9,
  hurry: 4,
  slower: 1.15,
  margin: 1,
  spread: 2,
  doubling: 1.4,
  terrain: 0.7,
  apart: 0.3,
  patience: 0.5,
  terrainKept: 1.5,
  claim: 1,
};
