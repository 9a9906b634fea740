import type {
  Action,
  Board,
  BoardBuilder,
  ClaimPart,
  ClaimedPart,
  DealtPart,
  EventRules,
} from '../board/board.js';
import type { PlaceFacts, RouteFacts } from '../board/facts.js';
import type { GameEvent } from '../event.js';
import type { Move } from '../move.js';
import type { PositionParts, State } from '../position.js';
import type { Stream } from '../random/stream.js';
import type { Optional, Reader } from '../read.js';
import type { Eyes } from '../words.js';
import type { RuleName, RuleTypes } from './types.js';

/** What a board file must change for a rule to work. */
export interface RuleProblem {
  code: 'rule-needs' | 'rules-clash';
  /** The rule, and what it needs or can't be combined with. */
  rule: RuleName;
  what: string;
}

/** The constants a board hands to a rule. */
export type FactsOf<N extends RuleName> = RuleTypes[N]['facts'];

/** A mark on a route or place that the rule gives a meaning. A mark without its rule is refused. */
export interface Mark<T> {
  readonly read: Reader<T>;
  /** It changes how a route is paid for: a route has at most one such mark (N8). */
  readonly pays?: true;
  /** Whether it is too large for the route. */
  tooMany?(route: RouteFacts): boolean;
}

/** A rule's own part of a state, from the deal to the record. It is null where the board lacks the rule. */
export interface StatePart<Whole, Seen> {
  /** The part before the deal. */
  blank(board: Board, players: number): Whole;
  /** A copy that shares nothing with the original. */
  clone(whole: Whole): Whole;
  /** What these eyes see of it; shares nothing with the state. */
  view(whole: Whole, eyes: Eyes): Seen;
  /** A whole part consistent with what is seen, the rest dealt at random. */
  sample(board: Board, seen: Seen, stream: Stream): Whole;
  /** Adds the cards that lie in it, of the deck that all boards have, to counts by kind. */
  addCards(seen: Seen, counts: number[]): void;
  /** What doesn't add up, as a path; null where all does. */
  audit(board: Board, state: State): string | null;
  /** Its form in a record. */
  readonly read: Reader<Whole>;
  /** The place where it doesn't fit the board, beginning with its key; null where it fits. `blank` is the part before the deal. */
  mismatch(board: Board, whole: Whole, blank: Whole): string | null;
  /** The same part without what follows from the board's facts rather than from events. */
  withoutFacts(seen: Seen): unknown;
}

/** A type of move that a rule adds. */
export interface MoveRules<M extends Move> {
  /** Its form in messages and records. */
  readonly read: Reader<M>;
  readonly action: Action<M>;
}

/** The form of the fields that a rule adds to an object. */
export type FieldReaders<T> = {
  readonly [K in keyof T]-?: undefined extends T[K] ? Optional<NonNullable<T[K]>> : Reader<T[K]>;
};

/** By key of what a rule can add to the shared types: what it must say about its addition `V`. */
interface Handlers<V> {
  /** Marks in the board file. */
  routeFacts: { readonly [M in keyof V]-?: Mark<NonNullable<V[M]>> };
  placeFacts: { readonly [M in keyof V]-?: Mark<NonNullable<V[M]>> };
  /** Its fields of a route. */
  route: (route: RouteFacts) => V;
  /** Its fields of a board that lacks the rule. */
  board: V;
  phase: Readonly<Record<V & string, true>>;
  category: Readonly<Record<V & string, true>>;
  state: { readonly [P in keyof V & keyof PositionParts]: StatePart<V[P], PositionParts[P]> };
  move: { readonly [M in V & Move as M['type']]: MoveRules<M> };
  event: { readonly [E in V & GameEvent as E['type']]: EventRules<E> & { readonly read: Reader<E> } };
  claim: ClaimPart & { readonly fields: FieldReaders<V> };
  claimed: ClaimedPart & { readonly fields: FieldReaders<V> };
  dealt: DealtPart & { readonly fields: FieldReaders<V> };
}

/** Types that the compiler checks where they are used; a rule has nothing to say about them. */
type TypeOnly = 'facts' | 'problem' | 'position';

/**
 * A special rule: for everything it adds to the shared types (`types.ts`) what the engine does with it, under the
 * same key. What it lacks doesn't compile.
 */
export type RuleModule<N extends RuleName> = {
  /** The form of its constants in a board file. */
  readonly facts: Reader<FactsOf<N>>;
  /** Changes the board under construction, or says what the board lacks. */
  install(builder: BoardBuilder, facts: FactsOf<N>): RuleProblem | null;
  /** A name that a ticket may use for this place together with others. */
  ticketEnd?(place: PlaceFacts): string | undefined;
} & {
  readonly [K in Exclude<keyof RuleTypes[N], TypeOnly>]: K extends keyof Handlers<unknown>
    ? Handlers<RuleTypes[N][K]>[K]
    : never;
};
