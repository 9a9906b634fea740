import { beforeAll, describe, expect, test } from 'vitest';
import type * as checking from '../../tools/chaos/check.mjs';
import type { ChaosHistory } from '../../tools/chaos/check.mjs';
import { type Entry, itemAt, legalMoves, redactEntry, toAct } from '../../src/engine/index.js';
import { boardOf } from '../kit/boards.js';
import { build } from '../kit/build.js';
import { beginTable } from './kit/begin.js';
import { InProcessServer } from './kit/in-process.js';

beforeAll(build);

test('six kills, eight games: every acknowledged move is stored once, all games end, all records verify', async () => {
  const { runChaos } = await import('../../tools/chaos/run.mjs');
  const found = await runChaos({ tables: 8, kills: 6, seed: 4 });
  expect(found.faults).toEqual([]);
  expect(found).toMatchObject({ kills: 6, lost: 0, duplicated: 0, gamesOpen: 0, recordsVerified: 8 });
  expect(found.verdict).toBe('ok');
  expect(found.acknowledged).toBeGreaterThan(400);
  // The kills have hit something, and more was done than moves.
  expect(found.inFlight).toBeGreaterThan(0);
  for (const times of Object.values(found.made)) expect(times).toBeGreaterThan(0);
});

describe('the checker finds', () => {
  const board = boardOf('newyork');
  const ID = 'the-table';

  /**
   * What the people of a whole game were told, and what a server has stored of it. From entry `forgets` on its store answers `stored`
   * and writes nothing, as a disk does that lies about fsync.
   */
  async function played(forgets = Infinity): Promise<ChaosHistory> {
    const rows: ChaosHistory['rows'] = [];
    const server = new InProcessServer((store) => ({
      append: (row) => {
        rows.push({ n: row.n, entry: structuredClone(row.entry), message: row.message });
        return row.n >= forgets ? Promise.resolve({ outcome: 'stored' }) : store.append(row);
      },
    }));
    server.pragma('synchronous = OFF');
    const { anna, bo } = await beginTable(server, board.id, ID);
    const players = [anna, bo];
    const sent: ChaosHistory['sent'] = [];
    while (anna.view?.phase !== 'over') {
      const seat = itemAt(toAct(anna.view!), 0);
      const client = itemAt(players, seat);
      const moves = legalMoves(board, client.view!, seat);
      const move = moves.find(({ type }) => type === 'claim') ?? itemAt(moves, moves.length >> 1);
      const id = `${seat}-${client.newId()}`;
      sent.push({ id, seat, type: 'move' });
      await client.tell({ type: 'move', id, n: client.n, seat, move });
    }
    const loaded = await server.store.load(ID);
    const stored = loaded?.entries ?? [];
    const record = loaded && { ...loaded.table.record, log: stored.map(({ entry }): Entry => entry) };
    await server.close();
    return {
      name: ID,
      board,
      sent,
      answered: new Map(sent.map(({ id }) => [id, true])),
      shown: rows.map(({ entry }) => ({ eyes: 'open', entry: redactEntry(board, entry, 'open') })),
      record,
      rows: stored,
    };
  }

  let right: ChaosHistory;
  let check: typeof checking.check;
  beforeAll(async () => {
    ({ check } = await import('../../tools/chaos/check.mjs'));
    right = await played();
  });

  test('nothing where nothing is wrong', () => {
    expect(check([right])).toMatchObject({
      verdict: 'ok',
      faults: [],
      lost: 0,
      gamesEnded: 1,
      recordsVerified: 1,
    });
    expect(check([right]).acknowledged).toBe(right.sent.length);
  });

  test('a store that acknowledges what it has not written', async () => {
    const found = check([await played(20)]);
    expect(found).toMatchObject({ verdict: 'failed', gamesOpen: 1 });
    expect(found.lost).toBeGreaterThan(10);
  });

  test('an acknowledged move that is missing', () => {
    const rows = right.rows.map((row) => (row.n === 9 ? { ...row, message: null } : row));
    expect(check([{ ...right, rows }])).toMatchObject({ verdict: 'failed', lost: 1 });
  });

  test('a move that counts twice', () => {
    const { message } = itemAt(right.rows, 9);
    const rows = right.rows.map((row) => (row.n === 11 ? { ...row, message } : row));
    expect(check([{ ...right, rows }])).toMatchObject({ verdict: 'failed', duplicated: 1, lost: 1 });
  });

  test('a move that was refused and counts', () => {
    const answered = new Map<string, true | string>([
      ...right.answered,
      [itemAt(right.sent, 3).id, 'not-stored'],
    ]);
    expect(check([{ ...right, answered }])).toMatchObject({ verdict: 'failed' });
  });

  test('an entry that somebody was shown before it was stored', () => {
    const last = itemAt(right.shown, right.shown.length - 1);
    const ahead = { ...last, entry: { ...last.entry, n: right.rows.length } };
    expect(check([{ ...right, shown: [...right.shown, ahead] }])).toMatchObject({
      verdict: 'failed',
      lost: 1,
    });
    const other = { ...last, entry: { ...last.entry, seat: 1 - (last.entry.seat ?? 0) } };
    expect(check([{ ...right, shown: [other] }])).toMatchObject({ verdict: 'failed', lost: 1 });
  });

  test('a game that did not end, and a record that does not verify', () => {
    const record = { ...right.record!, snapshot: { ...right.record!.snapshot, phase: 'turn' as const } };
    expect(check([{ ...right, record }])).toMatchObject({
      verdict: 'failed',
      gamesOpen: 1,
      recordsVerified: 0,
    });
    expect(check([{ ...right, record: null, rows: [] }]).lost).toBeGreaterThan(0);
  });
});
