import { expect, test } from 'vitest';
import { fastSeed, itemAt, newGame } from '../../../src/engine/index.js';
import type { StoredTable } from '../../../src/table/index.js';
import { repair } from '../../../src/table/stored/stored-table.js';
import { boards } from '../../kit/boards.js';

function row(): StoredTable {
  const board = itemAt(boards, 0);
  const players = [
    { name: 'Ada', kind: 'person' as const },
    { name: 'Bo', kind: 'bot' as const },
  ];
  const { record } = newGame(board, { players: 2, first: 0 }, players, { seed: fastSeed(1) });
  const { log: _, ...head } = record;
  const bot = { name: 'Bo', kind: 'bot' as const, level: 'navvy' as const };
  const plan = { board: board.id, seats: [{ name: 'Ada', kind: 'person' as const }, bot], first: 0 };
  return { id: 'a', plan, guessed: false, played: 7, secret: null, record: head };
}

test('an undamaged row stays as it is', () => {
  expect(repair(row())).toEqual(row());
});

test.each<[string, unknown]>([
  ['is missing', undefined],
  ['is of another board', { ...row().plan, board: 'atlantis' }],
])('a plan that %s is remade from the record', (_, plan) => {
  expect(repair({ ...row(), plan } as StoredTable)?.plan).toMatchObject({
    board: row().plan.board,
    seats: [{ name: 'Ada', kind: 'person' }, { kind: 'bot' }],
  });
});

test.each([
  [
    ['jade', 'crimson'],
    ['jade', 'crimson'],
  ],
  [
    ['jade', 'jade'],
    ['jade', undefined],
  ],
  [
    ['mauve', 7],
    [undefined, undefined],
  ],
])('of the chosen colours %j, those that exist and differ are kept', (stored, kept) => {
  const { plan, ...rest } = row();
  const seats = plan.seats.map((seat, i) => ({ ...seat, colour: stored[i] }));
  const repaired = repair({ ...rest, plan: { ...plan, seats } } as StoredTable);
  expect(repaired?.plan.seats.map(({ colour }) => colour)).toEqual(kept);
});

test('a time that is not a number counts as 0, so that rows can be sorted', () => {
  expect(repair({ ...row(), played: Number.NaN })?.played).toBe(0);
});

test.each<[string, unknown]>([
  ['record', undefined],
  ['position', { ...row().record, snapshot: undefined }],
  ['count', { ...row().record, snapshot: { ...row().record.snapshot, outcome: {} } }],
])('a row without its %s can’t be repaired', (_, record) => {
  expect(repair({ ...row(), record } as StoredTable)).toBeNull();
});
