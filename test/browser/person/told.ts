import type { Page } from 'playwright-core';
import { placeNames } from '../../../src/boards/names.js';
import type { Language } from '../../../src/boards/languages.js';
import { namingOf } from '../../../src/words/naming.js';
import { eventSentence } from '../../../src/words/sentences.js';
import { type GameEvent, type GameRecord, redact } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { textsOn } from './texts.js';

/** Where the page notes what it announces. */
declare const announced: string[];

/** Where it notes what moved. */
declare const moved: string[];

/** The classes of everything that was animated since the page was loaded. */
export function movedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => moved);
}

/** Everything that was announced since the page was loaded. */
export function heardOn(page: Page): Promise<string[]> {
  return page.evaluate(() => announced);
}

/** What ought to be told of a game to the person at seat 0: every entry of its record after the deal, as seen from there. */
export function storyOf(record: GameRecord, language: Language): string[] {
  const board = boardOf(record.board);
  const players = record.players.map(({ name }, seat) => ({ name, you: seat === 0 }));
  const naming = namingOf(board, placeNames(board.id, language), players);
  const words = textsOn(language, board.id);
  const tell = (event: GameEvent) => eventSentence(words, redact(board, event, 0), naming) ?? [];
  return record.log
    .slice(1)
    .map(({ outcome }) => outcome.flatMap(tell).join(' '))
    .filter((line) => line !== '');
}
