import type { Category, GameEvent } from '../event.js';
import type { Move, MoveOf, MoveType, TerrainPlay } from '../move.js';
import type { Afford } from '../pay/afford.js';
import type { Cost } from '../pay/cost.js';
import type { Position, State } from '../position.js';
import type { Problem } from '../problem.js';
import type { Phase, Seat } from '../words.js';
import type { BoardFacts, Colour } from './facts.js';

/** A board made ready for play: ids turned into numbers, rule modules installed. */
export interface Board {
  readonly id: string;
  readonly title: string;
  /** Of the facts the rules read, and of nothing else. */
  readonly hash: string;
  readonly facts: BoardFacts;
  readonly colours: readonly Colour[];
  /** How many sorts of card there are; the last of them is the wild. */
  readonly kinds: number;
  readonly wild: number;
  /** Copies in the box, by kind. */
  readonly copies: readonly number[];
  readonly places: readonly string[];
  readonly routes: readonly Route[];
  readonly tickets: readonly Ticket[];
  /** What the rule modules installed. */
  readonly wildEndsDraw: boolean;
  /** The row is swept when it holds this many wilds; 0: never. */
  readonly sweepAt: number;
  readonly merchandise: { readonly stock: number } | null;
  readonly terrain: TerrainRule | null;
  readonly actions: Actions;
  /** The actions of each phase, in the order in which their moves are listed. */
  readonly actionsIn: Readonly<Record<Phase, readonly Action<Move>[]>>;
  readonly afterClaim: readonly AfterClaim[];
  readonly bonuses: readonly Bonus[];
  readonly longestPathBreaksTies: boolean;
  /** What hands can pay for, worked out once. */
  readonly afford: Afford;
}

/** A route with everything about it that the rules ask for. */
export interface Route {
  readonly id: number;
  readonly a: number;
  readonly b: number;
  readonly length: number;
  /** The kind of card, or GREY. */
  readonly colour: number;
  /** The other route of a double, or NO_TWIN. */
  readonly twin: number;
  readonly score: number;
  readonly tunnel: boolean;
  readonly cart: boolean;
  readonly cost: Cost;
  /** What happens once the payment is found right: the claim, or the trial of a tunnel. */
  readonly build: Build;
}

/** A ticket; each end is one place, or all stations of a country. */
export interface Ticket {
  readonly ends: readonly [readonly number[], readonly number[]];
  readonly points: number;
}

/** One type of move: when it may come, why it is refused, what it does, and how it is listed. */
export interface Action<M extends Move> {
  readonly phases: readonly Phase[];
  whyNot(board: Board, position: Position, seat: Seat, move: M): Problem | null;
  play(board: Board, state: State, seat: Seat, move: M, events: GameEvent[]): void;
  /** Adds the legal moves of this type; the seat is to act and the phase is one of `phases`. */
  list(board: Board, position: Position, seat: Seat, moves: Move[]): void;
  /** Whether there is one at all; asked of actions in the phases `turn` and `second`. */
  any(board: Board, position: Position, seat: Seat): boolean;
}

/** The actions a board knows, by type of move. */
export type Actions = { readonly [T in MoveType]?: Action<MoveOf<T>> };

/** Builds a route that was paid for rightly; the move is a legal claim. */
export type Build = (
  board: Board,
  state: State,
  seat: Seat,
  move: MoveOf<'claim'>,
  events: GameEvent[],
) => void;

/** What a rule module adds after a claim. */
export type AfterClaim = (board: Board, state: State, seat: Seat, route: Route, events: GameEvent[]) => void;

/** Points counted at the end under a name of their own. */
export interface Bonus {
  readonly category: Category;
  points(board: Board, position: Position, doneCounts: readonly number[]): number[];
}

/** Doubling a claim's points with terrain (A5, A6), and the terrain cards themselves. */
export interface TerrainRule {
  readonly kinds: number;
  readonly copies: number;
  readonly faceUp: number;
  readonly dealt: number;
  /** By route: its kind of terrain. */
  readonly kindOf: readonly number[];
  /** By route: how many cards of its kind doubling takes (A5). */
  readonly priceOf: readonly number[];
  whyNot(board: Board, position: Position, seat: Seat, route: Route, play: TerrainPlay): Problem | null;
  /** The ways to double this route with at most so many wilds, fewest wilds first. */
  options(board: Board, position: Position, seat: Seat, route: Route, wilds: number): TerrainPlay[];
}

/** A board under construction: what rule modules may still change. */
export type BoardBuilder = {
  -readonly [K in Exclude<keyof Board, 'afford' | 'actionsIn'>]: Board[K] extends readonly (infer E)[]
    ? Mutable<E>[]
    : Board[K];
} & { actions: { -readonly [T in MoveType]?: Action<MoveOf<T>> } };
type Mutable<E> = E extends Route ? { -readonly [K in keyof Route]: Route[K] } : E;
