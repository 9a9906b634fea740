import type { Page } from 'playwright-core';
import { placeNames } from '../../../src/boards/names.js';
import type { Language } from '../../../src/boards/languages.js';
import { namingOf } from '../../../src/words/naming.js';
import { eventSentence } from '../../../src/words/sentences.js';
import { type GameEvent, type GameRecord, redact } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { textsOn } from './texts.js';

/** Filled by the init scripts of test-browser.ts. */
declare const announced: string[];
declare const animated: string[];

/** The classes of everything animated since the page loaded. */
export function animatedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => animated);
}

/** Everything announced since the page loaded. */
export function announcedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => announced);
}

/** What the page must announce to seat 0: every entry of the record after the deal, redacted for that seat. */
export function expectedAnnouncements(record: GameRecord, language: Language): string[] {
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
