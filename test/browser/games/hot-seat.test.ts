import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { HotSeat } from '../person/hot-seat.js';
import { savedRecord } from '../person/final-score.js';
import { Mouse } from '../person/input.js';
import { startHotSeatGame, chooseSettings } from '../person/start-page.js';
import { TestBrowser } from '../test-browser.js';

const NAMES = ['Sigga', 'Björn'] as const;

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

test('two people play a whole game on one device, and neither sees the other’s hand', async () => {
  const page = await browser.visit();
  const input = new Mouse(page);
  await chooseSettings(page, input, 'is', false);
  await startHotSeatGame(page, input, 'is', 'newyork', NAMES);
  const people = new HotSeat(page, input, 'is', 'newyork', NAMES);
  await people.play();
  expect(people.passed).toBeGreaterThan(10);
  expect(people.seen).toBe(0);
  const record = await savedRecord(people);
  expect(record.players.map(({ name, kind }) => [name, kind])).toEqual(NAMES.map((name) => [name, 'person']));
  expect(verify(boardOf('newyork'), record)).toMatchObject({ verdict: 'proved' });
  const ranks = record.snapshot.outcome?.ranks ?? [];
  const { wins, shared } = people.texts.end;
  const winners = NAMES.filter((_, seat) => ranks[seat] === 1);
  const heading = winners.length > 1 ? shared(winners) : wins(winners[0] ?? '');
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  expect(browser.errors).toEqual([]);
});
