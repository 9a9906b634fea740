/** A line of a table's chat as it is stored. Of a person who was deleted only the place remains. */
export interface StoredLine {
  n: number;
  person: string | null;
  name: string;
  spectator: boolean;
  text: string | null;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/** A line to store; `message` is the person's own id of it, by which a resend is recognised. */
export type NewLine = Omit<StoredLine, 'n' | 'person' | 'text'> & {
  person: string;
  text: string;
  message: string;
};

/** What a host decided about a person at a table. */
export type Mark = 'silenced' | 'sent-away';

/** Where the chats of tables are stored, before, during and after their games, and what hosts decided about people there. */
export interface CompanyStore {
  /** The lines of a table after this one, in order; of many the last ones. */
  chatLines(table: string, after: number, limit: number): Promise<StoredLine[]>;
  findLine(table: string, person: string, message: string): Promise<StoredLine | null>;
  /** Stores a line under the next number; without effect where it is stored already, or where table or person are gone. */
  addLine(table: string, line: NewLine): Promise<void>;
  /** The tables with lines of a person. */
  chatsOf(person: string): Promise<string[]>;
  /** What a person wrote, the last first. */
  linesOf(person: string, limit: number): Promise<{ table: string; text: string; at: number }[]>;
  marksAt(table: string): Promise<{ person: string; mark: Mark }[]>;
  /** The tables at which something was decided about a person. */
  marksOf(person: string): Promise<string[]>;
  setMark(table: string, person: string, mark: Mark, isSet: boolean): Promise<void>;
}
