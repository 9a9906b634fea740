import type { Gathering, GatheringAction, GatheringProblem, OnlineOptions } from './gathering.js';
import type { StoreProblem } from './problems.js';
import type { TableCard } from './seating.js';
import type { AskFrame, FromHost, Resume, ToHost } from './wire.js';

/** Who a client is at a server. */
export interface Me {
  name: string;
}

/** Why a table can't be entered: the link or code is wrong, old, or the table does not take spectators. */
export type EnterProblem = { code: 'no-such-table' } | { code: 'not-invited' };

/** The words that let others in: in the fragment of a link, so that no log has them. */
export interface Invitation {
  invite: string;
  watch: string;
}

type Done<P> = { ok: true } | { ok: false; problem: P };
type Found<T, P> = { ok: true; value: T } | { ok: false; problem: P };

/** What a client can ask of a server. */
export interface ServerQuestions {
  me: { argument: null; answer: Me; progress: never };
  rename: { argument: { name: string }; answer: Done<StoreProblem>; progress: never };
  /** The client names the table, so that asking twice makes one. */
  gather: {
    argument: { id: string; board: string; seats: number; options: OnlineOptions };
    answer: Done<StoreProblem | { code: 'unknown-board' } | { code: 'no-such-seat' }>;
    progress: never;
  };
  /** The words to invite others with; for members. */
  invitation: { argument: { id: string }; answer: Found<Invitation, EnterProblem>; progress: never };
  /** The person's own tables, those that wait for the person first. */
  mine: { argument: null; answer: Found<TableCard[], StoreProblem>; progress: never };
}

/** What a client sends to a server. */
export type ToServer =
  | Exclude<ToHost<ServerQuestions>, { type: 'join' | 'ask' }>
  | AskFrame<ServerQuestions>
  /** Joins a table; `key` is the word of a link, for people without a seat there. */
  | { type: 'join'; link: string; table: string; key: string | null; resume: Resume }
  /** Acts at a table that has not begun; `id` comes back with the answer. */
  | { type: 'act'; link: string; id: string; action: GatheringAction };

/** What a server sends to a client. */
export type FromServer =
  | FromHost<ServerQuestions>
  /** The table has not begun: how it is now. `you` is the client's number there, null for spectators. */
  | { type: 'gathering'; link: string; gathering: Gathering; you: number | null; id?: string }
  /** An action had no effect. */
  | { type: 'stopped'; link: string; id: string; problem: GatheringProblem | StoreProblem }
  /** The table can't be joined. */
  | { type: 'turned-away'; link: string; problem: EnterProblem | StoreProblem };
