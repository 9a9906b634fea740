import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { Company } from '../person/company.js';
import { savedRecord } from '../person/count.js';
import { Mouse } from '../person/hands.js';
import { beginTogether, settle } from '../person/start.js';
import { Stand } from '../stand.js';

const NAMES = ['Sigga', 'Björn'] as const;

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

test('two people play a whole game at one screen, and neither sees the hand of the other', async () => {
  const page = await stand.visit();
  const hands = new Mouse(page);
  await settle(page, hands, 'is', false);
  await beginTogether(page, hands, 'is', 'newyork', NAMES);
  const company = new Company(page, hands, 'is', 'newyork', NAMES);
  await company.play();
  expect(company.passed).toBeGreaterThan(10);
  expect(company.seen).toBe(0);
  const record = await savedRecord(company);
  expect(record.players.map(({ name, kind }) => [name, kind])).toEqual(NAMES.map((name) => [name, 'person']));
  expect(verify(boardOf('newyork'), record)).toMatchObject({ verdict: 'proved' });
  const ranks = record.snapshot.outcome?.ranks ?? [];
  const { wins, shared } = company.texts.end;
  const winners = NAMES.filter((_, seat) => ranks[seat] === 1);
  const heading = winners.length > 1 ? shared(winners) : wins(winners[0] ?? '');
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  expect(stand.errors).toEqual([]);
});
