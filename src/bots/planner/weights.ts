/** The planner's parameters, in points and turns; tuned by playing many games against itself and the baselines. */
export interface Weights {
  /** The worth of a turn in points, when paths are compared; the higher, the straighter the paths. */
  turn: number;
  /** Points per turn spent on routes alone. */
  rate: number;
  /** Turns per missing card. */
  card: number;
  /** The share that a card in hand counts for, as it may be needed elsewhere. */
  inHand: number;
  /** The worth of a wild, in cards. */
  wild: number;
  /** The worth of a wild kept for later, in points. */
  keepWild: number;
  /** The share of a missing card saved on grey routes, as any colour will do. */
  grey: number;
  /** For grey routes: the factor on a card's worth for each card its colour is behind the best one in hand and row. */
  any: number;
  /** Extra points per completed ticket on boards with a bonus for most tickets. */
  globetrotter: number;
  /** The worth of a merchandise card, in points. */
  cart: number;
  /** The factor on the gain of planned tickets when tickets are chosen. */
  sure: number;
  /** Points for a route that rivals have built next to, per point of the detour if they take it. */
  danger: number;
  /** How many turns must be left after the plan before more tickets are drawn. */
  moreTickets: number;
  /** The worth of a card in hand that no plan needs, in points. */
  idle: number;
  /** The worth of drawing such a card, in points. */
  spare: number;
  /** The worth of drawing itself, in points, as a full hand keeps options open. */
  draw: number;
  /** With fewer turns left than this, drawing is worth less and less; 0 turns this off. */
  fade: number;
  /** The weight of the plan's time when a turn is spent elsewhere. */
  hurry: number;
  /** How many turns longer than estimated plans take, */
  margin: number;
  /** and the factor on their turns. */
  slower: number;
  /** The spread of the time left, in turns. */
  spread: number;
  /** The factor on the worth of a turn on boards with terrain. */
  doubling: number;
  /** The worth of the terrain to double a route, as a share of the route's points. */
  terrain: number;
  /** How much each card the route still lacks lowers the worth of its terrain. */
  apart: number;
  /** The share of a route's points that claiming it before its terrain is ready costs. */
  patience: number;
  /** The worth of a terrain card kept for later, in points. */
  terrainKept: number;
  /** The worth of claiming early, in points. */
  claim: number;
  /** How many routes beside the plan to aim at. */
  extras: number;
  /** How much a route's turns count against its points: 0 not at all, 1 in full. */
  pace: number;
  /** When all routes compete, the factor on the tickets' gain that routes of the plan share; 0 if the plan comes first. */
  mixed: number;
  /** When all routes compete, the number of last turns that are scheduled one by one. */
  horizon: number;
  /** Turns to draw a card of one particular kind. */
  wait: number;
  /** How much more cards in hand count when there are many per car left. */
  plenty: number;
  /** Points added to the price of bottleneck routes, to find a path around them. */
  detour: number;
  /** The factor on the seat's own turns to the end, as it rarely ends the game as soon as it could. */
  own: number;
  /** The weight of scarcity: 0 ignores it, 1 counts it in full. */
  scarce: number;
  /** How much the usefulness of a draw counts in the cost of a claim outside the plan. */
  useful: number;
  /** The worth of a card for a later route relative to the next one. */
  later: number;
}
