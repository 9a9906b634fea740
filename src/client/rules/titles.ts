import type { Language } from '../../boards/languages.js';
import type { BoardNouns } from '../../boards/nouns.js';

type ByClause = Partial<Record<string, string>>;
interface Module {
  titles: ByClause;
  byTicket: Record<BoardNouns['ticket'], ByClause>;
}

const TITLES: Record<Language, () => Promise<Module>> = {
  en: () => import('./titles/en.js'),
  nb: () => import('./titles/nb.js'),
  sv: () => import('./titles/sv.js'),
  da: () => import('./titles/da.js'),
  is: () => import('./titles/is.js'),
};

/** What each clause is about, by its number, with the board's noun for tickets; fetched with the rules. */
export async function titlesIn(
  language: Language,
  ticket: BoardNouns['ticket'] | undefined,
): Promise<ByClause> {
  const { titles, byTicket } = await TITLES[language]();
  return { ...titles, ...byTicket[ticket ?? 'ticket'] };
}
