import { describe, expect, test } from 'vitest';
import { boardOfRecord, boards } from '../../../src/boards/index.js';
import {
  type GameRecord,
  recordMove,
  fastSeed,
  itemAt,
  legalMoves,
  newGame,
  toAct,
} from '../../../src/engine/index.js';
import { readGame } from '../../../src/table/files/filed-game.js';

const NOW = 1_800_000_000_000;
const read = (filed: unknown) => readGame(filed, boardOfRecord, NOW);

/** A game of at most `moves` moves: each seat claims where it can, and draws otherwise. */
function gameOf(moves: number, seed = 5): GameRecord {
  const board = itemAt(boards, 1);
  const players = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
  const game = newGame(board, { players: 2, first: 0 }, players, { seed: fastSeed(seed) });
  for (let i = 0; i < moves && game.state.phase !== 'over'; i++) {
    const seat = itemAt(toAct(game.state), 0);
    const legal = legalMoves(board, game.state, seat);
    recordMove(game, seat, 'person', legal.find(({ type }) => type === 'claim') ?? itemAt(legal, 0));
  }
  return JSON.parse(JSON.stringify(game.record)) as GameRecord;
}
const running = () => gameOf(30);
const over = (seed?: number) => gameOf(2000, seed);

describe('the time in a file', () => {
  test.each<[unknown, number]>([
    [NOW - 5, NOW - 5],
    [NOW + 5, NOW],
    [1e300, NOW],
    [-1e300, NOW],
    [9e15, NOW],
    [null, NOW],
    ['yesterday', NOW],
  ])('%s is read as %s: a game was played at a past time', (played, time) => {
    expect(read({ played, record: running() })).toMatchObject({ ok: true, value: { played: time } });
  });
});

test.each([
  [
    [{ kind: 'person', colour: 'orchid' }, { kind: 'person' }],
    ['orchid', undefined],
  ],
  [[], [undefined, undefined]],
])('a file keeps the colours that were chosen', (seats, colours) => {
  const game = read({ plan: { seats }, record: running() });
  expect(game.ok && game.value.plan.seats.map(({ colour }) => colour)).toEqual(colours);
});

/** A game of older rules: it continues from its snapshot. */
function older(record: GameRecord, change: (record: GameRecord) => void = () => {}) {
  record.versions.rules = 0;
  change(record);
  return { record };
}

/** Every claim is of a route that does not exist. */
function misroute({ log }: GameRecord): void {
  for (const { outcome } of log) for (const event of outcome) if (event.type === 'claimed') event.route = 999;
}

describe('a game of older rules', () => {
  test('is read, running or over', () => {
    expect(read(older(running()))).toMatchObject({ ok: true });
    expect(read(older(over()))).toMatchObject({ ok: true });
  });

  test('is refused where its log could not be shown', () => {
    for (const record of [running(), over()])
      expect(read(older(record, misroute))).toMatchObject({ problem: { code: 'broken-log' } });
  });

  test('is refused too where it is of another edition of its board', () => {
    const record = { ...running(), boardHash: '0'.repeat(64) };
    expect(read({ record })).toMatchObject({ ok: true });
    misroute(record);
    expect(read({ record })).toMatchObject({ problem: { code: 'broken-log' } });
  });

  test.each<[string, (record: GameRecord) => void, string]>([
    ['no seat has won', ({ snapshot: { outcome } }) => outcome?.ranks.fill(3), 'ranks[0]'],
    ['there are no ranks', ({ snapshot: { outcome } }) => outcome?.ranks.splice(0), 'ranks'],
    ['there are no totals', ({ snapshot: { outcome } }) => outcome?.totals.splice(0), 'totals'],
    [
      'a total is not the sum of its parts',
      ({ snapshot: { outcome } }) => outcome?.totals.splice(0, 1, itemAt(outcome.totals, 0) + 1),
      'totals[0]',
    ],
  ])('is refused where it is over and %s', (_, change, at) => {
    const record = older(over(), (it) => {
      change(it);
      const last = it.log.at(-1)!.outcome.at(-1)!;
      if (last.type === 'over') last.outcome = it.snapshot.outcome!;
    });
    const problem = { code: 'snapshot-broken', at: `snapshot.outcome.${at}` };
    expect(read(record)).toEqual({ ok: false, problem });
  });
});
