import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBoard } from '../../../src/boards/index.js';
import { type Outcome, parseRecordText, verify } from '../../../src/engine/index.js';
import type { Person } from './person.js';

/** The record that the page saves: it must prove itself. Gives how the game ended. */
export async function savedOutcome(person: Person, board: string): Promise<Outcome> {
  const saving = person.page.waitForEvent('download');
  await person.hands.press(person.page.getByRole('button', { name: person.texts.end.save, exact: true }));
  const file = await (await saving).path();
  const record = parseRecordText(await readFile(file, 'utf8'));
  const facts = findBoard(board);
  if (!record.ok || !facts) throw new Error('the page saved no record');
  expect(verify(facts, record.value)).toMatchObject({ verdict: 'proved' });
  const { outcome } = record.value.snapshot;
  if (!outcome) throw new Error('the record tells of no end');
  return outcome;
}

/** The count on the page says who won, and adds up to what the record says. */
export async function expectCount(page: Page, person: Person, outcome: Outcome): Promise<void> {
  const { end, basics } = person.texts;
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const table = page.getByRole('table').first();
  const total = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: end.total, exact: true }) });
  const shown = await total.getByRole('cell').allInnerTexts();
  const numbers = outcome.totals.map((n) => basics.number(n));
  expect(shown.map((it) => it.trim()).sort()).toEqual(numbers.sort());
}
