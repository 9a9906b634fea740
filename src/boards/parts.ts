import type { BoardArt } from './art.js';
import type { InLanguages, Language } from './languages.js';
import type { BoardNouns } from './nouns.js';

/** What the start page says about a board, and the nouns of its texts. */
export interface BoardBlurb {
  nouns: BoardNouns;
  /** The board's name. */
  title: InLanguages;
  /** What is special about it, in one line. */
  line: InLanguages;
}

/** One numbered rule, worded for the players of one board. */
export interface RuleText {
  clause: string;
  text: string;
}

/** Where a board's facts come from and which are our own, in every language. */
export type Origins = InLanguages<{ sources: string[]; own: string[] }>;

/** The parts of a board that are lazy chunks in the page: the rules of play never need them. */
export interface LazyParts {
  art: () => Promise<BoardArt>;
  rules: Record<Language, () => Promise<RuleText[]>>;
  origins: () => Promise<Origins>;
}
