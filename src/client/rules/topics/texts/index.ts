import type { Language } from '../../../../boards/languages.js';
import type { BoardNouns } from '../../../../boards/nouns.js';
import type { BoardFacts } from '../../../../engine/index.js';
import { toldOf } from '../told.js';
import type { TopicTexts, TopicWords } from './shape.js';

const TEXTS: Record<Language, () => Promise<{ topicWords: TopicWords }>> = {
  en: () => import('./en.js'),
  nb: () => import('./nb.js'),
  sv: () => import('./sv.js'),
  da: () => import('./da.js'),
  is: () => import('./is.js'),
};

/** The topics' texts for a board, loaded on first use. */
export async function topicTextsIn(
  language: Language,
  facts: BoardFacts,
  nouns: BoardNouns,
): Promise<TopicTexts> {
  return (await TEXTS[language]()).topicWords(toldOf(facts), nouns);
}
