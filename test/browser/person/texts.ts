import { boardBlurbs } from '../../../src/boards/blurbs.js';
import type { Language } from '../../../src/boards/languages.js';
import type { Words } from '../../../src/client/language/index.js';
import { DICTIONARIES } from '../../words/texts.js';

/** The page's dictionary in a language, with the nouns of a board, or without a board those of the start page. */
export function textsOn(language: Language, board?: string): Words {
  const nouns = board === undefined ? undefined : boardBlurbs[board]?.nouns;
  return DICTIONARIES[language](nouns ?? { car: 'wagon', wild: 'locomotive', ticket: 'ticket' });
}

/** The title of a board. */
export function titleOf(board: string, language: Language): string {
  return boardBlurbs[board]?.title[language] ?? board;
}

/** Matches texts with this beginning. */
export function beginning(text: string): RegExp {
  return new RegExp(`^${escapeRegExp(text)}`);
}

/** Matches texts with one of these endings. */
export function ending(...texts: readonly string[]): RegExp {
  return new RegExp(`(${texts.map(escapeRegExp).join('|')})$`);
}

/** Matches exactly one of these texts. */
export function oneOf(texts: readonly string[]): RegExp {
  return new RegExp(`^(${texts.map(escapeRegExp).join('|')})$`);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
