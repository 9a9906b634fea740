import { boardBlurbs } from '../boards/blurbs.js';
import type { Language } from '../boards/languages.js';
import { placeNames } from '../boards/names.js';
import { DEFAULT_NOUNS } from '../boards/nouns.js';
import type { Board, Player } from '../engine/index.js';
import { DICTIONARIES } from '../words/dictionaries.js';
import { words as english } from '../words/en/index.js';
import { namingOf } from '../words/naming.js';
import type { Naming } from '../words/shapes.js';
import type { Words } from '../words/words.js';
import { playerNames } from './player-names.js';

/** The page's texts in English, with the nouns that hold without a board. */
export const ENGLISH: Words = english(DEFAULT_NOUNS);

/** What the things of one game are called in a language, in the words of the page. */
export interface GameWords {
  readonly board: Board;
  /** The board's name. */
  readonly title: string;
  readonly words: Words;
  readonly naming: Naming;
}

/** Loads the words of a language for a game on this board. */
export async function gameWords(
  board: Board,
  players: readonly Player[],
  language: Language,
): Promise<GameWords> {
  const { words } = await DICTIONARIES[language]();
  const blurb = boardBlurbs[board.id];
  const who = playerNames(players).map((name) => ({ name, you: false }));
  return {
    board,
    title: blurb?.title[language] ?? board.title,
    words: words(blurb?.nouns ?? DEFAULT_NOUNS),
    naming: namingOf(board, placeNames(board.id, language), who),
  };
}

/** Tickets with their points, such as `Oslo – Bergen (7)`. */
export function ticketList({ words, naming }: GameWords, tickets: readonly number[]): string {
  return words.basics.all(tickets.map((ticket) => `${naming.ticket(ticket)} (${naming.worth(ticket)})`));
}
