import type { Outcome } from './event.js';
import type { Seed } from './random/stream.js';
import { copyLists } from './lists.js';
import type { Eyes, Phase, Seat } from './words.js';

/**
 * What a state and a view share: one layout, filled as far as its reader may know. Lists "by seat and kind" are flat:
 * the entry of seat s and kind k is at s × kinds + k. It is plain data: JSON as it stands.
 */
export interface Position {
  eyes: Eyes;
  players: number;
  first: Seat;
  /** Whose turn it is. */
  seat: Seat;
  phase: Phase;
  /** Turns begun so far. */
  turns: number;
  /** Turns of the last round not yet begun; NOT_YET before it (G15). */
  turnsLeft: number;
  /** Passes one after the other (G16). */
  passes: number;
  row: number[];
  /** Discards by kind. */
  discards: number[];
  deckSize: number;
  /** By seat and kind; all zero for a hand that is not seen. */
  hands: number[];
  handSizes: number[];
  /** By seat and kind: the cards everybody knows a seat to hold (taken from the row, or laid and taken back). */
  known: number[];
  /** By route: the seat that owns it, or NOBODY. */
  owner: number[];
  cars: number[];
  /** Route points so far, by seat. */
  points: number[];
  /** The ticket deck from the bottom up; UNKNOWN where it is not known what lies there. */
  ticketDeck: number[];
  /** By ticket: the seat that keeps it, as far as seen, or NOBODY. */
  kept: number[];
  keptCounts: number[];
  /** By ticket: the seat that put it out of the game, as far as seen, or NOBODY (N10). */
  out: number[];
  /** By seat: the tickets it chooses from now, in the order dealt. */
  offered: number[][];
  /** By seat, in the opening only: null before it has chosen; what it keeps, or [] where that is hidden. */
  choices: (number[] | null)[];
  tunnel: Tunnel | null;
  terrain: TerrainTable | null;
  /** Merchandise cards by seat, and those left in the stock (M2). */
  bonus: number[];
  bonusLeft: number;
  outcome: Outcome | null;
}

/** A tunnel being tried: the set on the table, the cards turned up, and how many more are asked for (N7). */
export interface Tunnel {
  route: number;
  laid: number[];
  turned: number[];
  asked: number;
}

/** Terrain cards, all of them open but the deck's order (A4). */
export interface TerrainTable {
  faceUp: number[];
  /** By seat and kind of terrain. */
  held: number[];
  discards: number[];
  deckSize: number;
}

/** The whole truth of a game: a position that sees all, the decks in order, and the chance still to come. */
export interface State extends Position {
  eyes: 'all';
  /** The deck from the bottom up. */
  deck: number[];
  terrainDeck: number[];
  /** By ticket: the seat that last put it under the deck, or NOBODY. */
  buriedBy: number[];
  seed: Seed;
  /** The number of the seed's next stream. */
  nextStream: number;
}

/** Whether this position shows the seat's secrets. */
export function sees(position: Position, seat: Seat): boolean {
  return position.eyes === 'all' || position.eyes === seat;
}

/** A copy that shares nothing with the original but the outcome, which never changes. */
export function clone(s: State): State {
  return {
    eyes: 'all',
    players: s.players,
    first: s.first,
    seat: s.seat,
    phase: s.phase,
    turns: s.turns,
    turnsLeft: s.turnsLeft,
    passes: s.passes,
    row: s.row.slice(),
    discards: s.discards.slice(),
    deckSize: s.deckSize,
    hands: s.hands.slice(),
    handSizes: s.handSizes.slice(),
    known: s.known.slice(),
    owner: s.owner.slice(),
    cars: s.cars.slice(),
    points: s.points.slice(),
    ticketDeck: s.ticketDeck.slice(),
    kept: s.kept.slice(),
    keptCounts: s.keptCounts.slice(),
    out: s.out.slice(),
    offered: copyLists(s.offered),
    choices: s.choices.map((list) => list && list.slice()),
    tunnel: s.tunnel && cloneTunnel(s.tunnel),
    terrain: s.terrain && cloneTerrain(s.terrain),
    bonus: s.bonus.slice(),
    bonusLeft: s.bonusLeft,
    outcome: s.outcome,
    deck: s.deck.slice(),
    terrainDeck: s.terrainDeck.slice(),
    buriedBy: s.buriedBy.slice(),
    seed: s.seed,
    nextStream: s.nextStream,
  };
}

/** A copy of the terrain table that shares nothing with the original. */
export function cloneTerrain(t: TerrainTable): TerrainTable {
  return {
    faceUp: t.faceUp.slice(),
    held: t.held.slice(),
    discards: t.discards.slice(),
    deckSize: t.deckSize,
  };
}

/** A copy of a tunnel that shares nothing with the original. */
export function cloneTunnel(t: Tunnel): Tunnel {
  return { route: t.route, laid: t.laid.slice(), turned: t.turned.slice(), asked: t.asked };
}

/** The table of a state: all but the order of decks and the chance still to come. Shares its lists. */
export function tableOf(s: State): Position {
  return {
    eyes: s.eyes,
    players: s.players,
    first: s.first,
    seat: s.seat,
    phase: s.phase,
    turns: s.turns,
    turnsLeft: s.turnsLeft,
    passes: s.passes,
    row: s.row,
    discards: s.discards,
    deckSize: s.deckSize,
    hands: s.hands,
    handSizes: s.handSizes,
    known: s.known,
    owner: s.owner,
    cars: s.cars,
    points: s.points,
    ticketDeck: s.ticketDeck,
    kept: s.kept,
    keptCounts: s.keptCounts,
    out: s.out,
    offered: s.offered,
    choices: s.choices,
    tunnel: s.tunnel,
    terrain: s.terrain,
    bonus: s.bonus,
    bonusLeft: s.bonusLeft,
    outcome: s.outcome,
  };
}
