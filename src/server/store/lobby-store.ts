import type { Seat } from '../../engine/index.js';
import type { OnlineOptions, TablePlan, TimeControl } from '../../protocol/index.js';
import type { NewTable, StoredTable } from '../../table/index.js';
import type { StoredGathering } from '../lobby/gathering.js';
import type { CompanyStore } from './company-store.js';
import type { PasskeyStore } from './passkey-store.js';

/** A person as the server knows them. */
export interface Person {
  id: string;
  name: string;
  /** Raised when the person signs out everywhere. */
  generation: number;
  /** When the person first came, in milliseconds since 1970. */
  since: number;
}

/** The links of a table. Who has the word of a link may do what it is for. */
export interface TableLinks {
  /** Lets people take a seat, until the game begins. */
  invite: string;
  /** Lets people watch. */
  watch: string;
  /** Finds the table, until the game begins. No two tables have the same. */
  code: string;
}

/** What an online table has beside its game. */
export interface OnlineTable {
  /** By seat: the person who plays it; null for bots, and for who deleted themselves. */
  people: (string | null)[];
  options: OnlineOptions;
  links: TableLinks;
  /** The table of the next game. */
  rematch: string | null;
  /** Who was let in again to which seat, and the seat of who did it. */
  letIn: { seat: Seat; by: Seat }[];
  /** A seat of its host; null where the host only watches. */
  host: Seat | null;
}

/** An online table, with the plan of its game, and whether an operator has closed it. */
export type LoadedOnline = OnlineTable & { plan: TablePlan; closed: boolean };

/** A stored gathering with its links. */
export interface GatheringRow {
  gathering: StoredGathering;
  links: TableLinks;
}

/** A gathering in a list. */
export interface ListedRow extends GatheringRow {
  id: string;
  /** When it last changed, in milliseconds since 1970. */
  changed: number;
}

/** A game in a list: a table without its log, and the seats of the person who asks. */
export interface GameRow {
  table: StoredTable;
  seats: Seat[];
  /** An operator has closed it. */
  closed: boolean;
  /** Its time control, where it has one. */
  time?: TimeControl;
}

/** Where people are stored. */
export interface PeopleStore {
  findPerson(id: string): Promise<Person | null>;
  savePerson(person: Person): Promise<void>;
  /** Stores another name; without effect where the person was removed meanwhile. */
  renamePerson(id: string, name: string): Promise<void>;
  /** Makes cookies and words of a person void. */
  signOut(id: string): Promise<void>;
  /** Removes a person: the names at their seats become a dash, and the seats are nobody's, in one transaction. */
  removePerson(id: string): Promise<void>;
  /** Stores the hash of a word that stands for a person until it expires; without effect where there is no such person. */
  addCarryWord(hash: string, person: string, expires: number): Promise<void>;
  /** Takes a word, which works once: `taker` names the attempt, as two may come at the same time. */
  takeCarryWord(hash: string, taker: string, now: number): Promise<void>;
  /** The person of a word that this attempt has taken. */
  findCarried(hash: string, taker: string): Promise<Person | null>;
  removeExpiredWords(now: number): Promise<void>;
}

/** Where tables that have not begun are stored. */
export interface GatheringStore {
  loadGathering(id: string): Promise<GatheringRow | null>;
  /** Stores a new gathering; one that has its id or code already is left as it is. */
  addGathering(id: string, row: GatheringRow, now: number): Promise<void>;
  /** Stores how a gathering is now. */
  saveGathering(id: string, row: GatheringRow, now: number): Promise<void>;
  removeGathering(id: string): Promise<void>;
  /** The gathering of a code. */
  findCode(code: string): Promise<{ id: string; links: TableLinks } | null>;
  gatheringsOf(person: string): Promise<ListedRow[]>;
  /** Listed gatherings with an open seat that changed since then, the newest first. */
  listedGatherings(since: number, limit: number): Promise<ListedRow[]>;
  quickGatherings(): Promise<string[]>;
  /** The gatherings that have not changed since then. */
  gatheringsBefore(changed: number): Promise<string[]>;
}

/** Where it is stored what tables that have begun have beside their game. */
export interface OnlineStore {
  /** Stores the table that a gathering became, and removes the gathering, in one transaction. */
  begin(table: NewTable, online: OnlineTable): Promise<void>;
  /** What a table that has begun has beside its game; null where there is no such table. */
  loadOnline(id: string): Promise<LoadedOnline | null>;
  /** A table without its log. */
  loadHead(id: string): Promise<StoredTable | null>;
  /** The tables a person has a seat at, the last played first. */
  gamesOf(person: string, limit: number): Promise<GameRow[]>;
  /** Listed games that were played since then, the last played first. */
  listedGames(since: number, limit: number): Promise<Omit<GameRow, 'closed' | 'seats'>[]>;
  /** Takes a game off the list. */
  unlist(id: string): Promise<void>;
  /** Stores a gathering as the next game of a table, in one transaction. */
  addRematch(id: string, next: string, row: GatheringRow, now: number): Promise<void>;
  /** Gives a seat to another person; `by` is the seat of who let them in. */
  letIn(id: string, seat: Seat, person: string, by: Seat): Promise<void>;
}

/** Where people and tables that have not begun are stored, beside the store of tables. Everything is durable once it resolves. */
export interface LobbyStore extends PeopleStore, GatheringStore, OnlineStore, PasskeyStore, CompanyStore {}
