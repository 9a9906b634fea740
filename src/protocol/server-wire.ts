import type { Seat } from '../engine/index.js';
import type { ChatLine, Company, Reaction, WriteProblem } from './chat.js';
import type { Gathering, GatheringAction, GatheringProblem, OnlineOptions } from './gathering.js';
import type { Hook, NoticeQuestions, PageNotice, PushDevice } from './notices.js';
import type { StoredPasskey } from './passkeys.js';
import type { LimitProblem, StoreProblem } from './problems.js';
import type { TableCard } from './seating.js';
import type { TimeControl } from './time-control.js';
import type { AskFrame, FromHost, Resume, ToHost } from './wire.js';

/** Who a client is at a server. */
export interface Me {
  name: string;
}

/** Why a table can't be entered: the link is wrong or old, or the table does not take spectators. */
export type EnterProblem =
  /** There is no table with this id. */
  | { code: 'no-such-table' }
  /** The game has begun without this person. `seats` are the people's, for one who lost the cookie; empty before the game. */
  | { code: 'not-invited'; seats: { seat: Seat; name: string }[] }
  /** The host sent this person away, or the people at the table did not let them in. */
  | { code: 'turned-out' }
  /** The operator of the server has closed the table. */
  | { code: 'closed-by-operator' };

/** Why a line is not stored. */
export type ChatProblem = WriteProblem | LimitProblem | StoreProblem;

/** What lets others in. The words stand in the fragment of a link, so that no log has them. */
export interface Invitation {
  /** Lets people take a seat, until the game begins. */
  invite: string;
  /** Lets people watch. */
  watch: string;
  /** Eight letters that find the table; null once the game has begun. */
  code: string | null;
}

/** A table of one's own in a list. */
export type MyTable =
  | {
      state: 'gathering';
      id: string;
      board: string;
      players: string[];
      open: number;
      changed: number;
      time?: TimeControl;
    }
  | { state: 'game'; card: TableCard; seats: Seat[]; isYourTurn: boolean; time?: TimeControl };

/** A listed table that has an open seat. */
export interface ListedGathering {
  id: string;
  board: string;
  players: string[];
  open: number;
  options: OnlineOptions;
}

/** A listed game that takes spectators. */
export interface ListedGame {
  id: string;
  board: string;
  players: string[];
  turns: number;
  time?: TimeControl;
}

/** What everybody may see of a server. */
export interface Lobby {
  gatherings: ListedGathering[];
  games: ListedGame[];
  /** How many people wait for others, by board. */
  waiting: { board: string; people: number }[];
}

/** What the server stores about a person. */
export interface StoredAboutMe {
  name: string;
  /** When the person first came, in milliseconds since 1970. */
  since: number;
  /** The tables with a seat of theirs: when each was last played, and the names they played under. */
  tables: { id: string; board: string; played: number; names: string[] }[];
  passkeys: StoredPasskey[];
  /** What the person wrote in the chats of tables, the last first. */
  lines: { table: string; text: string; at: number }[];
  /** The tables whose host does not let the person write, or sent them away. */
  barred: string[];
  /** The language of notices; null where the page has not said one. */
  language: string | null;
  /** Where notices go: devices, and webhooks with their masked addresses. */
  devices: PushDevice[];
  hooks: Hook[];
}

/** Somebody without a seat, who says that one is theirs. */
export interface Knock {
  id: string;
  /** The name they have now. */
  name: string;
  seat: Seat;
  /** In how many milliseconds others than the seat's owner may accept; null while the owner is connected. */
  opensIn: number | null;
}

/** What a table that has begun has beside its game. */
export interface TableInfo {
  options: OnlineOptions;
  /** The table of the next game, once somebody asked for one. */
  rematch: string | null;
  /** Who was let in again to which seat, and by whom. */
  letIn: { seat: Seat; by: string }[];
}

type Done<P> = { ok: true } | { ok: false; problem: P };
type Found<T, P> = { ok: true; value: T } | { ok: false; problem: P };
type Question<A, R> = { argument: A; answer: R; progress: never };

/** What a client can ask of a server. */
export interface ServerQuestions extends NoticeQuestions {
  /** Who this is. */
  me: Question<null, Me>;
  /** Another name from now on; tables that have begun keep the old one. */
  rename: Question<{ name: string }, Done<StoreProblem>>;
  /** Makes a table. The client names it, so that asking twice makes one. */
  gather: Question<
    { id: string; board: string; seats: number; options: OnlineOptions },
    Done<StoreProblem | LimitProblem | { code: 'unknown-board' } | { code: 'no-such-seat' }>
  >;
  /** A table where somebody waits for others on this board; else a new one, with the client's name for it. */
  play: Question<
    { id: string; board: string },
    Found<{ table: string }, StoreProblem | LimitProblem | { code: 'unknown-board' }>
  >;
  /** What lets others in; for people of the table. */
  invitation: Question<{ id: string }, Found<Invitation, EnterProblem | StoreProblem>>;
  /** The table of a code, and the word to join it with. */
  find: Question<
    { code: string },
    Found<{ table: string; key: string }, StoreProblem | LimitProblem | { code: 'no-such-code' }>
  >;
  /** The person's own tables, those that wait for the person first. */
  mine: Question<null, Found<MyTable[], StoreProblem>>;
  /** Listed tables and games, and how many people wait for others. */
  lobby: Question<null, Found<Lobby, StoreProblem>>;
  /** The table of the next game with the same people, made where there is none yet. */
  rematch: Question<
    { id: string },
    Found<{ table: string }, EnterProblem | StoreProblem | LimitProblem | { code: 'not-over' }>
  >;
  /** A word that makes another device this person, once, within ten minutes. */
  carry: Question<null, Found<{ word: string; seconds: number }, StoreProblem>>;
  /** All that is stored about the person. */
  aboutMe: Question<null, Found<StoredAboutMe, StoreProblem>>;
  /** Deletes the person: names in records become a dash, and bots keep the seats. */
  deleteMe: Question<null, Done<StoreProblem>>;
  /** Signs out all devices, and closes the person's other sockets; answers with a word that makes this device the person again. */
  signOutElsewhere: Question<null, Found<{ word: string; seconds: number }, StoreProblem>>;
}

/** What a client sends to a server. */
export type ToServer =
  | Exclude<ToHost<ServerQuestions>, { type: 'join' | 'ask' }>
  | AskFrame<ServerQuestions>
  /** Joins a table; `key` is the word of a link, for people without a seat there. */
  | { type: 'join'; link: string; table: string; key: string | null; resume: Resume }
  /** Acts at a table that has not begun; `id` comes back with the answer. */
  | { type: 'act'; link: string; id: string; action: GatheringAction }
  /** Asks the people at a table to be let in again; answered with `rejoin` or `turned-away`. */
  | { type: 'knock'; link: string; table: string; seat: Seat }
  /** Answers a knock at the table of this link. */
  | { type: 'admit'; link: string; knock: string; accept: boolean }
  /** Writes a line in the chat; `id` comes back with the answer. */
  | { type: 'say'; link: string; id: string; text: string }
  /** Shows everybody at the table a sign for a moment. */
  | { type: 'react'; link: string; reaction: Reaction }
  /** The host no longer lets a person write, or lets them again. */
  | { type: 'silence'; link: string; who: string; silenced: boolean }
  /** The host sends a spectator away, who can't come back. */
  | { type: 'send-away'; link: string; who: string }
  /** The page was hidden, or is visible again, as it is at first. */
  | { type: 'page'; hidden: boolean };

/** What a server sends to a client. */
export type FromServer =
  | FromHost<ServerQuestions>
  /** The table has not begun: how it is now. `you` is the client's number there, null for spectators. */
  | { type: 'gathering'; link: string; gathering: Gathering; you: number | null; id?: string }
  /** The table has begun: sent before the table itself, and when it changes. */
  | { type: 'info'; link: string; info: TableInfo }
  /** Who asks to be let in; for people with a seat. */
  | { type: 'knocks'; link: string; knocks: Knock[] }
  /** An action had no effect. */
  | { type: 'stopped'; link: string; id: string; problem: GatheringProblem | StoreProblem }
  /** The table can't be joined, or not any longer. */
  | { type: 'turned-away'; link: string; problem: EnterProblem | StoreProblem }
  /** Who is at the table: after joining, and when it changes. `you` stands for this person there. */
  | { type: 'company'; link: string; company: Company; you: string }
  /** The last lines of the chat, in order: after joining. They replace those known before. */
  | { type: 'chat'; link: string; lines: ChatLine[] }
  /** A new line, or the answer to one that was sent again. */
  | { type: 'said'; link: string; line: ChatLine; id?: string }
  /** A line was not stored. */
  | { type: 'unsaid'; link: string; id: string; problem: ChatProblem }
  | { type: 'reacted'; link: string; who: string; name: string; reaction: Reaction }
  /** Something about one of the person's tables that this page does not show. */
  | { type: 'notice'; notice: PageNotice };

/** A frame about a table's chat. */
export type ChatFrame = Extract<FromServer, { type: 'company' | 'chat' | 'said' | 'unsaid' | 'reacted' }>;
