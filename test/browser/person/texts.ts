import { boardBlurbs } from '../../../src/boards/blurbs.js';
import type { Language } from '../../../src/boards/languages.js';
import type { Words } from '../../../src/client/language/index.js';
import { DICTIONARIES } from '../../words/texts.js';

/** What stands on the page in a language, with the nouns of a board; without one, as on the start page. */
export function textsOn(language: Language, board?: string): Words {
  const nouns = board === undefined ? undefined : boardBlurbs[board]?.nouns;
  return DICTIONARIES[language](nouns ?? { car: 'wagon', wild: 'locomotive', ticket: 'ticket' });
}

/** What a board is called. */
export function titleOf(board: string, language: Language): string {
  return boardBlurbs[board]?.title[language] ?? board;
}

/** A text that begins so. */
export function beginning(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`);
}

/** A text that ends so. */
export function ending(text: string): RegExp {
  return new RegExp(`${escaped(text)}$`);
}

/** Any one of these texts, and nothing else. */
export function oneOf(texts: readonly string[]): RegExp {
  return new RegExp(`^(${texts.map(escaped).join('|')})$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
