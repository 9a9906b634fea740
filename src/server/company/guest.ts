import type { EnterProblem, FromServer } from '../../protocol/index.js';

type CompanyFrame = Extract<FromServer, { type: 'company' | 'chat' | 'said' | 'unsaid' | 'reacted' }>;
type WithoutLink<F> = F extends { link: string } ? Omit<F, 'link'> : never;

/** What a client is told of the company at its table. */
export type CompanyNews = WithoutLink<CompanyFrame>;

/** A client at a table, as its company sees it. */
export interface CompanyGuest {
  readonly person: string;
  readonly name: string;
  tell(news: CompanyNews): void;
  /** Tells the client that the table is closed to it. */
  turnAway(problem: EnterProblem): void;
}
