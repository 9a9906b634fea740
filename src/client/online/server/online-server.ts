import type { Seat } from '../../../engine/index.js';
import type {
  AnswerTo,
  ArgumentOf,
  EnterProblem,
  Gathering,
  GatheringAction,
  GatheringProblem,
  HostProblem,
  Knock,
  LimitProblem,
  PageNotice,
  ServerQuestions,
  StoreProblem,
  TableInfo,
  TableLink,
} from '../../../protocol/index.js';

/** What the connection to the server is doing. */
export type ConnectionState =
  | 'connecting'
  | 'connected'
  /** It is tried again, and again. */
  | 'lost'
  /** The server ended it because of too many messages; it is tried again after some time. */
  | 'refused'
  /** This page is older than the server and must be reloaded. */
  | 'outdated';

/** What an action came to. */
export type Acted = { ok: true } | { ok: false; problem: GatheringProblem | StoreProblem };

/** A table of the server that this page is at. Its fields are reactive. */
export interface OnlineTable {
  readonly id: string;
  /** Before the game: how the table is; undefined until it is known, and once the game has begun. */
  readonly gathering: Gathering | undefined;
  /** This person's number among the members of the gathering; null for spectators. */
  readonly you: number | null;
  /** Once the game has begun: what it has beside its game. */
  readonly info: TableInfo | undefined;
  /** The handle on the game, once it has begun. */
  readonly link: TableLink | undefined;
  /** Who asks to be let in. */
  readonly knocks: readonly Knock[];
  /** Why the table can't be joined, or not any longer. */
  readonly turnedAway: EnterProblem | StoreProblem | undefined;
  /** This person asked to be let in again, and nobody has answered yet. */
  readonly isKnocking: boolean;
  act(action: GatheringAction): Promise<Acted>;
  /** Asks the people at the table to be let in again at a seat. */
  knock(seat: Seat): void;
  admit(knock: string, accept: boolean): void;
  /** Leaves the table; the seat stays this person's. */
  close(): void;
}

/** The server of this page. Its fields are reactive. */
export interface OnlineServer {
  readonly state: ConnectionState;
  /** The person's name at the server; null where the server does not know this device yet, undefined until it has said. */
  readonly name: string | null | undefined;
  /** The last notice about a table that this page does not show. */
  readonly notice: PageNotice | undefined;
  /** Tells the server the name, which makes this device known to it. */
  introduce(name: string): Promise<{ ok: true } | { ok: false; problem: HostProblem | LimitProblem }>;
  /** Makes this device the person that a word of `carry` stands for. */
  takeOver(
    word: string,
  ): Promise<{ ok: true } | { ok: false; problem: HostProblem | LimitProblem | { code: 'no-such-code' } }>;
  /** Asks the server; again after a reconnect where the answer was lost. */
  ask<Q extends keyof ServerQuestions>(
    question: Q,
    argument: ArgumentOf<ServerQuestions, Q>,
  ): Promise<AnswerTo<ServerQuestions, Q> | { ok: false; problem: HostProblem }>;
  /** Joins a table; `key` is the word of a link. */
  join(table: string, key: string | null): OnlineTable;
}
