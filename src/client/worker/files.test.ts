import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boards } from '../../boards/index.js';
import {
  type GameRecord,
  recordMove,
  endByAgreement,
  fastSeed,
  legalMoves,
  newGame,
  parseRecord,
  toAct,
} from '../../engine/index.js';
import type { LongTask } from '../../protocol/index.js';
import { type FileParts, exportFinished, importFile as importInto } from './files.js';
import type { Kept } from './shelf.js';

/** The shelf of a test: tables in memory, with the logs that would be kept apart from them. */
const shelf = { tables: new Map<string, Kept & { whole: GameRecord }>(), writes: 0, full: false };

const parts: FileParts = {
  listKept: () => Promise.resolve({ whole: [...shelf.tables.values()], damaged: [] }),
  loadKept(id) {
    const found = shelf.tables.get(id);
    return Promise.resolve(found ? { kept: found, record: parseRecord(found.whole), heard: [] } : null);
  },
  keepNew(...tables) {
    if (shelf.full) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    shelf.writes++;
    for (const { kept, record } of tables) {
      const { log: _, ...row } = record;
      shelf.tables.set(kept.id, { ...kept, record: row, whole: record });
    }
    return Promise.resolve();
  },
  clock: {
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
};
const importFile = (...args: [file: Blob, name: string, task: LongTask]) => importInto(...args, parts);

beforeEach(() => {
  shelf.tables.clear();
  Object.assign(shelf, { writes: 0, full: false });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A game of at most `moves` moves, or one ended by agreement after `turns` turns; each seat makes the preferred sort of move where it can. */
function gameOf(seed: number, { moves = 2000, turns = Infinity, prefer = 'claim' } = {}): GameRecord {
  const [, board] = boards;
  const players = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
  const game = newGame(board, { players: 2, first: 0 }, players, { seed: fastSeed(seed) });
  for (let i = 0; i < moves && game.state.phase !== 'over' && game.state.turns < turns; i++) {
    const [seat] = toAct(game.state);
    const legal = legalMoves(board, game.state, seat);
    recordMove(game, seat, 'person', legal.find(({ type }) => type === prefer) ?? legal[0]);
  }
  if (game.state.turns >= turns) endByAgreement(game, 'host');
  return JSON.parse(JSON.stringify(game.record)) as GameRecord;
}

const games = [gameOf(1), gameOf(2), gameOf(3)];

function damaged(record: GameRecord): GameRecord {
  const copy = structuredClone(record);
  copy.snapshot.points[0] += 50;
  return copy;
}

function fileOf(records: unknown[]): Blob {
  const filed = records.map((record) => ({ plan: null, guessed: false, played: 1000, record }));
  return new Blob([JSON.stringify({ rallar: 'games', form: 1, games: filed })]);
}

const NAMES = { board: boards[1].id, players: ['Anna', 'Bo'], played: 1000 };

describe('a file of many games', () => {
  test('brings what is whole, and names the rest', async () => {
    const file = fileOf([games[0], damaged(games[1]), games[2], { board: 7 }]);
    const { cards, ...rest } = (await importFile(file, 'a', {})) as { cards?: unknown };
    expect(cards).toHaveLength(2);
    expect(rest).toEqual({
      ok: true,
      brought: 2,
      known: 0,
      leftOut: {
        count: 2,
        first: [
          { ...NAMES, problem: { code: 'snapshot-differs', at: 'snapshot.points[0]' } },
          { board: null, players: [], played: 1000, problem: { code: 'wrong-shape', at: 'versions' } },
        ],
      },
      stopped: null,
    });
    expect(shelf.tables.size).toBe(2);
  });

  test('brings each game once, though it is here, or stands in the file twice', async () => {
    await importFile(fileOf([games[0]]), 'a', {});
    const again = await importFile(fileOf([games[0], games[1], games[1]]), 'b', {});
    expect(again).toMatchObject({ ok: true, brought: 1, known: 2, cards: [{}, {}], leftOut: { count: 0 } });
    expect(shelf.tables.size).toBe(2);
    // Running games are brought again, to be played on from there; but each once from the same file.
    const running = gameOf(4, { moves: 30 });
    await importFile(fileOf([running, running]), 'c', {});
    await importFile(fileOf([running]), 'd', {});
    expect(shelf.tables.size).toBe(4);
  });

  test('brings both games that were played from the same deal and have as many turns', async () => {
    const both = [gameOf(5, { turns: 12, prefer: 'claim' }), gameOf(5, { turns: 12, prefer: 'deck' })];
    await importFile(fileOf(both), 'a', {});
    expect(shelf.tables.size).toBe(2);
    expect(both.map(({ snapshot }) => [snapshot.phase, snapshot.turns])).toEqual([
      ['over', 12],
      ['over', 12],
    ]);
  });

  test('that was asked for twice, since the worker crashed, brings each game once', async () => {
    const file = fileOf([games[0], gameOf(4, { moves: 30 })]);
    await importFile(file, 'a', {});
    expect(await importFile(file, 'a', {})).toMatchObject({ brought: 2, known: 0, cards: [{}, {}] });
    expect(shelf.tables.size).toBe(2);
  });

  test('that is cut off brings the games before the cut', async () => {
    const text = await fileOf(games).text();
    const taken = await importFile(new Blob([text.slice(0, -5000)]), 'a', {});
    expect(taken).toMatchObject({
      ok: true,
      cards: [{}, {}],
      leftOut: { first: [{ problem: { code: 'not-json' } }] },
    });
  });

  test('of a newer form is refused', async () => {
    const file = new Blob([JSON.stringify({ rallar: 'games', form: 2, games: [{}] })]);
    expect(await importFile(file, 'a', {})).toMatchObject({ problem: { code: 'newer-version', at: 'form' } });
  });

  test('is stored in portions, lets others have their turn, reports its progress, and can be stopped', async () => {
    const file = fileOf(Array.from({ length: 60 }, (_, i) => gameOf(100 + i)));
    const stop = new AbortController();
    const shares: number[] = [];
    const onprogress = (share: number) => {
      shares.push(share);
      // As a message to the worker would, this comes once the import lets go.
      if (shelf.writes === 1) setTimeout(() => stop.abort());
    };
    const taken = await importFile(file, 'a', { onprogress, signal: stop.signal });
    expect(taken).toMatchObject({ ok: true, stopped: { code: 'cancelled' } });
    expect(taken.ok && taken.cards.length).toBe(shelf.tables.size);
    expect(shelf.tables.size).toBeGreaterThanOrEqual(20);
    expect(shelf.tables.size).toBeLessThan(60);
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual([...shares].sort((x, y) => x - y));
  });

  test('that finds no room says so', async () => {
    shelf.full = true;
    const taken = await importFile(fileOf(games), 'a', {});
    expect(taken).toMatchObject({ ok: true, cards: [], stopped: { code: 'storage-full' } });
  });
});

describe('no file stops the page', () => {
  test.each<[string, string, string]>([
    ['millions of brackets', '['.repeat(5_000_000), 'too-deep'],
    ['a text without an end', `{"log":[${'{},'.repeat(1_000_000)}`, 'too-large'],
    ['nothing', '', 'not-json'],
  ])('%s', async (_, text, code) => {
    expect(await importFile(new Blob([text]), 'a', {})).toMatchObject({ ok: false, problem: { code } });
  });

  test('a file of gigabytes is not read', async () => {
    const file = new Blob(['{}']);
    vi.spyOn(file, 'size', 'get').mockReturnValue(3e9);
    const slice = vi.spyOn(file, 'slice');
    expect(await importFile(file, 'a', {})).toEqual({ ok: false, problem: { code: 'file-too-large' } });
    expect(slice).not.toHaveBeenCalled();
  });

  test('a file that is gone is told of', async () => {
    const file = new Blob(['{}']);
    vi.spyOn(file, 'slice').mockReturnValue(
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
      }),
    );
    expect(await importFile(file, 'a', {})).toMatchObject({ stopped: { code: 'file-unreadable' } });
  });

  test('a log of more entries than any game has is refused, and nothing is kept', async () => {
    const record = gameOf(4, { moves: 30 });
    const { log } = record;
    for (let n = log.length; n <= 4000; n++) {
      const move = n % 2 ? { type: 'take-over' as const, bot: 'x' } : { type: 'give-back' as const };
      log.push({ n, seat: 0, by: 'person', move, outcome: [] });
    }
    const taken = await importFile(new Blob([JSON.stringify(record)]), 'a', {});
    expect(taken).toEqual({ ok: false, problem: { code: 'too-long', at: 'log' } });
    expect(shelf.tables.size).toBe(0);
  });
});

describe('the file of all finished games', () => {
  test('holds what comes in again, and says what was left out', async () => {
    await importFile(fileOf(games), 'a', {});
    const spoilt = [...shelf.tables.values()][1] as { whole: GameRecord };
    spoilt.whole = damaged(spoilt.whole);
    const shares: number[] = [];
    const { file, count, leftOut } = await exportFinished(
      { onprogress: (share) => shares.push(share) },
      parts,
    );
    expect([count, leftOut.count, shares.at(-1)]).toEqual([2, 1, 1]);
    expect(leftOut.first).toEqual([
      { ...NAMES, problem: { code: 'snapshot-differs', at: 'snapshot.points[0]' } },
    ]);
    shelf.tables.clear();
    expect(await importFile(file, 'b', {})).toMatchObject({ cards: [{}, {}], leftOut: { count: 0 } });
  });

  test('is a file even where there is none', async () => {
    const { file } = await exportFinished({}, parts);
    expect(JSON.parse(await file.text())).toEqual({ rallar: 'games', form: 1, games: [] });
  });
});
