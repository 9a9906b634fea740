import type { Page } from 'playwright-core';
import { placeNames } from '../../../src/boards/names.js';
import type { Language } from '../../../src/boards/languages.js';
import { namingOf } from '../../../src/words/naming.js';
import { eventSentence } from '../../../src/words/sentences.js';
import { turnSentence } from '../../../src/words/turn-sentence.js';
import { type Entry, type GameEvent, type GameRecord, itemAt, redact } from '../../../src/engine/index.js';
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

const DRAWS: readonly string[] = ['took', 'drew', 'took-terrain', 'drew-terrain', 'turn'];

/** Whether another player drew, and nothing else happened. */
function isDraw(entry: Entry | undefined): entry is Entry {
  return entry !== undefined && entry.seat !== 0 && entry.outcome.every(({ type }) => DRAWS.includes(type));
}

/**
 * What the page must announce to seat 0: every entry of the record after the deal, redacted for that seat. The two draws
 * of another's turn are announced together.
 */
export function expectedAnnouncements(record: GameRecord, language: Language): string[] {
  const board = boardOf(record.board);
  const players = record.players.map(({ name }, seat) => ({ name, you: seat === 0 }));
  const naming = namingOf(board, placeNames(board.id, language), players);
  const words = textsOn(language, board.id);
  const redacted = ({ outcome }: Entry): GameEvent[] => outcome.map((event) => redact(board, event, 0));
  const lines: string[] = [];
  for (let i = 1; i < record.log.length; i++) {
    const entry = itemAt(record.log, i);
    const next = record.log[i + 1];
    if (isDraw(entry) && isDraw(next) && next.seat === entry.seat) {
      lines.push(turnSentence(words, [...redacted(entry), ...redacted(next)], naming));
      i++;
    } else
      lines.push(
        redacted(entry)
          .flatMap((event) => eventSentence(words, event, naming) ?? [])
          .join(' '),
      );
  }
  return lines.filter((line) => line !== '');
}
