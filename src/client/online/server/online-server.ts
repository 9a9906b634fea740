import type { Seat } from '../../../engine/index.js';
import type {
  AnswerTo,
  ArgumentOf,
  EnterProblem,
  Gathering,
  GatheringAction,
  HostProblem,
  Knock,
  LimitProblem,
  PageNotice,
  ServerQuestions,
  StoreProblem,
  TableInfo,
  TableLink,
} from '../../../protocol/index.js';
import type { ConnectionState } from '../../../remote/connection.js';
import type { Acted } from '../../../remote/pending-actions.js';
import type { PasskeyCalls } from './passkey-calls.js';
import type { TableChat } from './table-chat.svelte.js';

export type { Acted, ConnectionState };

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
  /** The people at the table and their chat, before, during and after the game. */
  readonly chat: TableChat;
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
  /** While the state is `banned`: until when, in milliseconds since 1970; null where it does not end by itself. */
  readonly bannedUntil: number | null;
  /** The last notice about a table that this page does not show. */
  readonly notice: PageNotice | undefined;
  /** Tells the server the name, which makes this device known to it. */
  introduce(name: string): Promise<{ ok: true } | { ok: false; problem: HostProblem | LimitProblem }>;
  /** Makes this device the person that a word of `carry` stands for. */
  takeOver(
    word: string,
  ): Promise<{ ok: true } | { ok: false; problem: HostProblem | LimitProblem | { code: 'no-such-code' } }>;
  /** Signs out the person's other devices. */
  signOutElsewhere(): Promise<
    { ok: true } | { ok: false; problem: StoreProblem | LimitProblem | { code: 'no-such-code' } }
  >;
  /** Keeps who the person is, and makes this device the person whose passkey it has. */
  readonly passkeys: PasskeyCalls;
  /** Asks the server; again after a reconnect where the answer was lost. */
  ask<Q extends keyof ServerQuestions>(
    question: Q,
    argument: ArgumentOf<ServerQuestions, Q>,
  ): Promise<AnswerTo<ServerQuestions, Q> | { ok: false; problem: HostProblem }>;
  /** Joins a table; `key` is the word of a link. */
  join(table: string, key: string | null): OnlineTable;
}
