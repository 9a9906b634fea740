import type { BoardNouns } from '../boards/nouns.js';
import type { words as en } from './en/index.js';

/** All texts of the page; English is the measure. */
export type Words = ReturnType<typeof en>;
/** The texts of one language, made with the nouns of a board. */
export type Dictionary = (nouns: BoardNouns) => Words;
