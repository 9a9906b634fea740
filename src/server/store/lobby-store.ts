import type { NewTable } from '../../table/index.js';
import type { OnlineOptions } from '../../protocol/index.js';
import type { StoredGathering } from '../lobby/gathering.js';

/** A person as the server knows them. */
export interface Person {
  id: string;
  name: string;
  /** Raised when the person signs out everywhere. */
  generation: number;
}

/** The links of a table. Who has the word of a link may do what it is for. */
export interface TableLinks {
  /** Lets people take a seat, until the game begins. */
  invite: string;
  /** Lets people watch. */
  watch: string;
}

/** What an online table has beside its game. */
export interface OnlineTable {
  /** By seat: the person who plays it; null for bots. */
  people: (string | null)[];
  host: string;
  options: OnlineOptions;
  links: TableLinks;
}

/** A stored gathering with its links. */
export interface GatheringRow {
  gathering: StoredGathering;
  links: TableLinks;
}

/** Where people and tables that have not begun are stored, beside the store of tables. Everything is durable once it resolves. */
export interface LobbyStore {
  findPerson(id: string): Promise<Person | null>;
  savePerson(person: Person): Promise<void>;
  loadGathering(id: string): Promise<GatheringRow | null>;
  saveGathering(id: string, row: GatheringRow): Promise<void>;
  removeGathering(id: string): Promise<void>;
  /** Stores the table that a gathering became, and removes the gathering, in one transaction. */
  begin(table: NewTable, online: OnlineTable): Promise<void>;
  /** What a table that has begun has beside its game; null where there is no such table. */
  loadOnline(id: string): Promise<OnlineTable | null>;
  /** The tables a person has a seat at. */
  tablesOf(person: string): Promise<string[]>;
}
