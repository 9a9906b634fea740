import type { EnterProblem, Knock, TableInfo, ToClient } from '../../protocol/index.js';
import type { CompanyNews } from '../company/guest.js';

/** A client at a table: one link of one socket. */
export interface Guest {
  /** Who it is, as the signed cookie says. */
  readonly person: string;
  readonly name: string;
  deliver(message: ToClient): void;
  /** Asks the client to join again. */
  rejoin(): void;
  inform(info: TableInfo): void;
  /** Shows who asks to be let in. */
  showKnocks(knocks: Knock[]): void;
  /** Tells the client that the table is closed to it. */
  turnAway(problem: EnterProblem): void;
  tell(news: CompanyNews): void;
}
