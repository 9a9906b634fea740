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

test('chosen colours are kept, unless they do not exist or are taken', () => {
  const coloured = (...colours: unknown[]) => {
    const { plan, ...rest } = row();
    const seats = plan.seats.map((seat, i) => ({ ...seat, colour: colours[i] }));
    return repair({ ...rest, plan: { ...plan, seats } } as StoredTable)?.plan.seats.map(
      ({ colour }) => colour,
    );
  };
  expect(coloured('jade', 'crimson')).toEqual(['jade', 'crimson']);
  expect(coloured('jade', 'jade')).toEqual(['jade', undefined]);
  expect(coloured('mauve', 7)).toEqual([undefined, undefined]);
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
