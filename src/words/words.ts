import type { BoardNouns } from '../boards/nouns.js';
import type { words as en } from './en/index.js';

/** All texts of the page, typed by the English ones. */
export type Words = ReturnType<typeof en>;
/** Makes the texts of a language with the nouns of a board. */
export type Dictionary = (nouns: BoardNouns) => Words;
