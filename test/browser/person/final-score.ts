import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { type GameRecord, parseRecordText } from '../../../src/engine/index.js';
import type { Person } from './person.js';

/** Saves the finished game and reads its record. */
export async function savedRecord(person: Person): Promise<GameRecord> {
  const save = person.page.getByRole('button', { name: person.texts.end.save, exact: true });
  const [saved] = await Promise.all([person.page.waitForEvent('download'), person.input.press(save)]);
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
  const table = page.getByRole('table').first();
  const total = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: end.total, exact: true }) });
  const shown = await total.getByRole('cell').allInnerTexts();
  const numbers = outcome.totals.map((n) => basics.number(n));
  expect(shown.map((it) => it.trim()).sort()).toEqual(numbers.sort());
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? seat : []));
  const names = winners.map((seat) => players[seat]?.name ?? '');
  const one = winners[0] === 0 ? end.youWin : end.wins(names[0] ?? '');
  const winner = names.length > 1 ? end.shared(names) : one;
  await page.getByRole('heading', { name: winner, exact: true }).waitFor();
  return winner;
}
