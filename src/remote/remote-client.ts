import type { Result } from '../engine/index.js';
import type {
  AnswerTo,
  ArgumentOf,
  HostProblem,
  LimitProblem,
  OnlineOptions,
  ServerQuestions,
  StoreProblem,
} from '../protocol/index.js';
import type { ConnectionState, ServerSocket } from './connection.js';
import type { IntroduceProblem } from './identity.js';
import type { RemoteTable } from './remote-table.js';

/** What opens sockets: the platform's `WebSocket`, or that of a package such as `ws`. */
export type SocketConstructor = new (address: string, options?: never) => ServerSocket;

/** How a client connects. */
export interface ClientOptions {
  /** The name of a person whom the server does not know yet, and to play under. */
  name: string;
  /** The cookie of an earlier client: with it this one is the same person. */
  cookie?: string;
  /** Called with every new cookie. Store it, and only where nobody else reads it. */
  onCookie?: (cookie: string) => void;
  /** What opens sockets, where the platform has no `WebSocket`: Node has one from version 22 on. */
  WebSocket?: SocketConstructor;
  /** How many messages a second the server allows (`--message-rate`); 5 unless it says otherwise. */
  messageRate?: number;
}

/** Why a client can't connect. `outdated`: the server speaks another version of the protocol. */
export type ConnectProblem =
  IntroduceProblem | { code: 'outdated' } | { code: 'no-websocket' } | { code: 'not-an-address' };

/** What a client reports. `unknown`: the server knows the cookie no longer, and nothing is tried any more. */
export interface ClientEvents {
  state: [state: ConnectionState | 'unknown'];
}

/** A connection to a server. It reconnects by itself, and its tables go on where they were. */
export interface RemoteClient {
  /** The person's name at the server. */
  readonly name: string;
  readonly cookie: string | undefined;
  readonly state: ConnectionState | 'unknown';
  on<E extends keyof ClientEvents>(event: E, listener: (...args: ClientEvents[E]) => void): () => void;
  /** Asks the server; again after a reconnect where the answer was lost. */
  ask<Q extends keyof ServerQuestions>(
    question: Q,
    argument: ArgumentOf<ServerQuestions, Q>,
  ): Promise<AnswerTo<ServerQuestions, Q> | { ok: false; problem: HostProblem }>;
  /** Joins a table; `key` is the word of its link, which members and people with a seat don't need. */
  join(table: string, key?: string | null): RemoteTable;
  /** Joins the table of an invitation: a link, or a code of eight letters. */
  enter(invitation: string): Promise<Result<RemoteTable, InvitationProblem>>;
  /** Makes a table with this person as its host, and joins it. */
  gather(
    board: string,
    seats: number,
    options?: Partial<OnlineOptions>,
  ): Promise<Result<RemoteTable, GatherProblem>>;
  /** Ends the connection. What has no answer yet fails. */
  close(): void;
}

/** Why there is no table at an invitation. */
export type InvitationProblem =
  { code: 'not-an-invitation' } | { code: 'no-such-code' } | StoreProblem | LimitProblem;
/** Why a table can't be made. */
export type GatherProblem =
  { code: 'unknown-board' } | { code: 'no-such-seat' } | StoreProblem | LimitProblem;
