import type { Category, ClaimedEvent, DealtEvent, EventOf, EventType, GameEvent } from '../event.js';
import type { ClaimMove, Move, MoveOf, MoveType } from '../move.js';
import type { Afford } from '../pay/afford.js';
import type { Cost } from '../pay/cost.js';
import type { Phase } from '../phase.js';
import type { Position, State } from '../position.js';
import type { Problem } from '../problem.js';
import type { AllOf } from '../rules/types.js';
import type { Seat } from '../words.js';
import type { Colour } from './colours.js';
import type { BoardFacts } from './facts.js';

/** A board ready for play: ids turned into numbers, its rules installed. */
export interface Board extends AllOf<'board'> {
  readonly id: string;
  readonly title: string;
  /** Of the facts the rules read, and of nothing else. */
  readonly hash: string;
  readonly facts: BoardFacts;
  readonly colours: readonly Colour[];
  /** How many kinds of card there are; the last of them is the wild. */
  readonly kinds: number;
  readonly wild: number;
  /** Copies in the box, by kind. */
  readonly copies: readonly number[];
  readonly places: readonly string[];
  readonly routes: readonly Route[];
  readonly tickets: readonly Ticket[];
  /** A wild taken from the row is the whole draw (G5). */
  readonly wildEndsDraw: boolean;
  readonly actions: Actions;
  /** The actions of each phase, in the order in which their moves are listed. */
  readonly actionsIn: Readonly<Record<Phase, readonly Action<Move>[]>>;
  readonly hooks: Hooks;
  /** What hands can pay for, computed once. */
  readonly afford: Afford;
}

/** A route with everything about it that the rules ask for. */
export interface Route extends AllOf<'route'> {
  readonly id: number;
  readonly a: number;
  readonly b: number;
  readonly length: number;
  /** The kind of card, or GREY. */
  readonly colour: number;
  /** The other route of a double, or NO_TWIN. */
  readonly twin: number;
  readonly score: number;
  readonly cost: Cost;
  /** What a legal claim sets off: the claim itself, or what a rule puts in its place. */
  readonly build: Build;
}

/** A ticket; each end is one place, or several any of which will do. */
export interface Ticket {
  readonly ends: readonly [readonly number[], readonly number[]];
  readonly points: number;
}

/** One type of move: when it may come, why it is refused, what it does, and how it is listed. */
export interface Action<M extends Move> {
  readonly phases: readonly Phase[];
  whyNot(board: Board, position: Position, seat: Seat, move: M): Problem | null;
  play(board: Board, state: State, seat: Seat, move: M, events: GameEvent[]): void;
  /** Adds the legal moves of this type; it is the seat's turn and the phase is one of `phases`. */
  list(board: Board, position: Position, seat: Seat, moves: Move[]): void;
  /** Whether there is one at all; called in the phases `turn` and `second`. */
  any(board: Board, position: Position, seat: Seat): boolean;
}

/** The actions a board knows, by type of move. */
export type Actions = { readonly [T in MoveType]?: Action<MoveOf<T>> };

/** Builds a route; the move is a legal claim. */
export type Build = (board: Board, state: State, seat: Seat, move: ClaimMove, events: GameEvent[]) => void;

/** Everything the engine does with one type of event. */
export interface EventRules<E extends GameEvent> {
  /** Whether what it names exists on the board and at the table (its seat aside); for events read from a file. */
  readonly fits: (board: Board, position: Position, event: E) => boolean;
  /** What it changes on the table; the same for a state and for a view that its redacted event reaches. */
  readonly fold: (board: Board, position: Position, event: E) => void;
  /** The event as a seat or a spectator sees it. */
  readonly redact: (board: Board, event: E, eyes: Seat | 'open') => E;
  /** Whether it tells this seat anything hidden before; `before` is the position before the move. */
  readonly informs: (board: Board, before: Position, event: E, seat: Seat) => boolean;
  /** What it tells is final, even if all agree to undo it: a card, a ticket, terrain. What a player did with a hand is not. */
  readonly isFinal: boolean;
}

/** What the engine does with events, by type. */
export type EventTable = { readonly [T in EventType]: EventRules<EventOf<T>> };

/** What a rule that lets players add to a claim does with that part of the move. */
export interface ClaimPart {
  /** Why this part of the move is refused; null where it is missing or legal. The rest of the claim is legal. */
  whyNot(board: Board, position: Position, seat: Seat, move: ClaimMove): Problem | null;
}

/** What a rule does with its part of a `claimed` event. */
export interface ClaimedPart {
  /** Whether its part of the event exists on this board. */
  fits(board: Board, position: Position, event: ClaimedEvent): boolean;
  /** How many wilds left the hand besides the cards paid. */
  wilds(event: ClaimedEvent): number;
}

/** What a rule does with its part of the opening deal. */
export interface DealtPart {
  /** Whether its part of the event exists on this board. */
  fits(board: Board, position: Position, event: DealtEvent): boolean;
}

/** Points scored at the end in a category of their own. */
export interface Scoring {
  readonly category: Category;
  /** Whether every player can compute it at any time, as it depends on no hidden ticket. */
  readonly open: boolean;
  points(board: Board, position: Position, doneCounts: readonly number[]): number[];
}

/** Where rules reach into the engine. Lists marked "all rules" are the same on every board. */
export interface Hooks {
  /** All rules: what is done with each event. */
  readonly events: EventTable;
  /** All rules: parts of moves and events that rules add to; a board without the rule refuses them. */
  readonly claim: readonly ClaimPart[];
  readonly claimed: readonly ClaimedPart[];
  readonly dealt: readonly DealtPart[];
  /** Deals a rule's own cards into the event of the opening deal. */
  readonly deal: readonly ((board: Board, state: State, event: DealtEvent) => void)[];
  readonly foldDealt: readonly ((board: Board, position: Position, event: DealtEvent) => void)[];
  /** Adds to the claims listed for a route. */
  readonly addClaims: readonly ((
    board: Board,
    position: Position,
    seat: Seat,
    route: Route,
    claims: ClaimMove[],
  ) => void)[];
  readonly foldClaimed: readonly ((board: Board, position: Position, event: ClaimedEvent) => void)[];
  readonly afterClaim: readonly ((
    board: Board,
    state: State,
    seat: Seat,
    route: Route,
    events: GameEvent[],
  ) => void)[];
  /** After the row has changed and is full again. */
  readonly afterRow: readonly ((board: Board, state: State, events: GameEvent[]) => void)[];
  readonly scorings: readonly Scoring[];
  /** What decides between seats with equal points and tickets; the greater is better. */
  readonly tieBreak: ((board: Board, position: Position, seat: Seat) => number) | null;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Growing<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

/** A board under construction: what rules may still change. */
export type BoardBuilder = Mutable<Omit<Board, 'afford' | 'actionsIn' | 'routes' | 'tickets' | 'hooks'>> & {
  routes: Mutable<Route>[];
  tickets: Ticket[];
  hooks: Growing<Hooks>;
};
