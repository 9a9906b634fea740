import { expect, test } from 'vitest';
import { boards } from '../../boards/index.js';
import { fastSeed, newGame } from '../../engine/index.js';
import { type Kept, mended } from './shelf.js';

function row(): Kept {
  const [board] = boards;
  const players = [
    { name: 'Ada', kind: 'person' as const },
    { name: 'Bo', kind: 'bot' as const },
  ];
  const { record } = newGame(board, { players: 2, first: 0 }, players, { seed: fastSeed(1) });
  const { log: _, ...kept } = record;
  const bot = { name: 'Bo', kind: 'bot' as const, level: 'navvy' as const };
  const plan = { board: board.id, seats: [{ name: 'Ada', kind: 'person' as const }, bot], first: 0 };
  return { id: 'a', plan, guessed: false, played: 7, secret: null, record: kept };
}

test('a row that is whole stays as it is', () => {
  expect(mended(row())).toEqual(row());
});

test.each<[string, unknown]>([
  ['is missing', undefined],
  ['is of another board', { ...row().plan, board: 'atlantis' }],
])('a plan that %s is made anew from the record', (_, plan) => {
  expect(mended({ ...row(), plan } as Kept)?.plan).toMatchObject({
    board: row().plan.board,
    seats: [{ name: 'Ada', kind: 'person' }, { kind: 'bot' }],
  });
});

test('a time that is none does not spoil the order', () => {
  expect(mended({ ...row(), played: Number.NaN })?.played).toBe(0);
});

test.each<[string, unknown]>([
  ['record', undefined],
  ['position', { ...row().record, snapshot: undefined }],
  ['count', { ...row().record, snapshot: { ...row().record.snapshot, outcome: {} } }],
])('without its %s nothing can be told of a row', (_, record) => {
  expect(mended({ ...row(), record } as Kept)).toBeNull();
});
