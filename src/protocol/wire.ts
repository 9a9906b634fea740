import type { Eyes, Seat } from '../engine/index.js';
import type { CreateProblem, Exported, Imported, Listed, OddsAt, OpenProblem } from './hosting.js';
import type { ToClient, ToTable } from './messages.js';
import type { MessageProblem, StoreProblem } from './problems.js';
import type { TablePlan } from './seating.js';

/** Raised whenever a client and a host of different versions would misunderstand each other. */
export const PROTOCOL_VERSION = 1;

/** A question's argument, its answer, and what is reported before the answer. */
interface Question<Argument, Answer, Progress = never> {
  argument: Argument;
  answer: Answer;
  progress: Progress;
}

type Done<P> = { ok: true } | { ok: false; problem: P };

/** What a client can ask of any host. */
export interface HostQuestions {
  tables: Question<null, Listed>;
  /** The client names the table, so that asking twice creates one. */
  create: Question<{ id: string; plan: TablePlan }, Done<CreateProblem>>;
  open: Question<{ id: string }, Done<OpenProblem>>;
  remove: Question<{ id: string }, Done<StoreProblem>>;
}

/** What a page can ask of its own worker beyond that: a file or a computation that stays on the device. */
export interface LocalQuestions extends HostQuestions {
  /** The page names the import, so that asking twice imports each game once. */
  import: Question<{ id: string; file: Blob }, Imported, number>;
  export: Question<null, Exported, number>;
  odds: Question<{ record: string; eyes: Eyes }, Done<StoreProblem>, OddsAt[]>;
}

/** A question with its argument; `call` is the client's number for it. */
export type AskFrame<Q, K extends keyof Q = keyof Q> = {
  [N in K]: {
    type: 'ask';
    call: number;
    question: N;
    argument: Q[N] extends Question<infer A, unknown, unknown> ? A : never;
  };
}[K];

/** The answer to a question. */
export type AnswerFrame<Q, K extends keyof Q = keyof Q> = {
  [N in K]: { type: 'answer'; call: number; question: N; answer: AnswerTo<Q, N> };
}[K];

/** What is reported before the answer, by the few questions that take long. */
export type ProgressFrame<Q, K extends keyof Q = keyof Q> = {
  [N in K]: { type: 'progress'; call: number; question: N; progress: ProgressOf<Q, N> };
}[K];

/** What a question asks for. */
export type ArgumentOf<Q, K extends keyof Q> = AskFrame<Q, K>['argument'];
/** What answers a question. */
export type AnswerTo<Q, K extends keyof Q> = Q[K] extends Question<unknown, infer A, unknown> ? A : never;
/** What a question reports before its answer. */
export type ProgressOf<Q, K extends keyof Q> = Q[K] extends Question<unknown, unknown, infer P> ? P : never;

/** What a client sends to rejoin when it reconnects: its eyes, and its messages in effect or without an answer yet. */
export interface Resume {
  eyes: Seat | 'open' | null;
  /** The last entry it has seen with these eyes: it is sent those after it. Null where it needs the whole table. */
  n: number | null;
  messages: ToTable[];
}

/** What a client sends to its host. A `link` is the client's name for one of its tables. */
export type ToHost<Q = HostQuestions> =
  /** First of all. */
  | { type: 'hello'; version: number }
  | AskFrame<Q>
  /** End the call early. It is still answered. */
  | { type: 'cancel'; call: number }
  | { type: 'join'; link: string; table: string; resume: Resume }
  /** Sends a message to the table of a link. */
  | { type: 'send'; link: string; message: ToTable }
  /** Leaves the table of a link; its seats stay the person's. */
  | { type: 'leave'; link: string }
  /** Answered with `pong`. */
  | { type: 'ping' };

/** What a host sends to a client. */
export type FromHost<Q = HostQuestions> =
  /** The answer to `hello`; a client of another version must reload. */
  | { type: 'hello'; version: number }
  | AnswerFrame<Q>
  | ProgressFrame<Q>
  /** A message of the table of a link. */
  | { type: 'deliver'; link: string; message: ToClient }
  /** The table was reopened: the client must join again. */
  | { type: 'rejoin'; link: string }
  /** A frame was not understood, and had no effect. It is named as far as it could be read. */
  | ({ type: 'rejected'; problem: MessageProblem } & FrameName)
  /** The answer to `ping`. */
  | { type: 'pong' };

/** What can be read of a frame that does not parse: enough to answer its sender. */
export interface FrameName {
  call?: number;
  link?: string;
  /** The id of the message in the frame. */
  id?: string;
}

/** What a page's worker sends: its host's frames, and a lock that it holds for as long as it lives. */
export type FromWorker = FromHost<LocalQuestions> | { type: 'ready'; lock: string };
