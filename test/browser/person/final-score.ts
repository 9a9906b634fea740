import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { type GameRecord, parseRecordText } from '../../../src/engine/index.js';
import type { Person } from './person.js';

/** Skips the final count, if it is shown: a game that was over when it was opened has none. */
export async function skipCount({ page, input, texts }: Person): Promise<void> {
  const skip = page.getByRole('button', { name: texts.end.skipReveal, exact: true });
  await skip.or(page.locator('.score')).first().waitFor();
  if (await skip.isVisible()) await input.press(skip);
}

/** Saves the finished game and reads its record. */
export async function savedRecord(person: Person): Promise<GameRecord> {
  const { page, input, texts } = person;
  await skipCount(person);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await input.press(button(texts.share.share));
  const [saved] = await Promise.all([page.waitForEvent('download'), input.press(button(texts.end.save))]);
  await input.press(page.getByRole('dialog').getByRole('button', { name: texts.basics.close, exact: true }));
  const file = await saved.path();
  const record = parseRecordText(await readFile(file, 'utf8'));
  if (!record.ok) throw new Error('the page saved no record');
  return record.value;
}

/** Expects the page's final score to agree with the record. Returns the heading that names the winner. */
export async function expectFinalScore(person: Person, { snapshot, players }: GameRecord): Promise<string> {
  const { page } = person;
  const { end, basics } = person.texts;
  const { outcome } = snapshot;
  if (!outcome) throw new Error('the record has no outcome');
  const shown = await page.locator('[data-total]').allInnerTexts();
  const numbers = outcome.totals.map((n) => basics.number(n));
  expect(shown.map((it) => it.trim()).sort()).toEqual(numbers.sort());
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? seat : []));
  const names = winners.map((seat) => players[seat]?.name ?? '');
  const one = winners[0] === 0 ? end.youWin : end.wins(names[0] ?? '');
  const winner = names.length > 1 ? end.shared(names) : one;
  await page.getByRole('heading', { name: winner, exact: true }).waitFor();
  return winner;
}
