import type { Language } from '../../boards/languages.js';
import type { BoardNouns } from '../../boards/nouns.js';

type ByClause = Partial<Record<string, string>>;
interface Module {
  titles: ByClause;
  byTicket: Record<BoardNouns['ticket'], ByClause>;
  byWild: Record<BoardNouns['wild'], ByClause>;
}

const TITLES: Record<Language, () => Promise<Module>> = {
  en: () => import('./titles/en.js'),
  nb: () => import('./titles/nb.js'),
  sv: () => import('./titles/sv.js'),
  da: () => import('./titles/da.js'),
  is: () => import('./titles/is.js'),
};

/** Loads the titles of clauses by number, in the board's own nouns. */
export async function titlesIn(
  language: Language,
  { ticket, wild }: Pick<BoardNouns, 'ticket' | 'wild'> = { ticket: 'ticket', wild: 'locomotive' },
): Promise<ByClause> {
  const { titles, byTicket, byWild } = await TITLES[language]();
  return { ...titles, ...byTicket[ticket], ...byWild[wild] };
}
