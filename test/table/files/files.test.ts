import { beforeEach, describe, expect, test } from 'vitest';
import { boardOfRecord, boards } from '../../../src/boards/index.js';
import {
  type GameRecord,
  recordMove,
  endByAgreement,
  fastSeed,
  itemAt,
  legalMoves,
  newGame,
  toAct,
} from '../../../src/engine/index.js';
import type { LongTask } from '../../../src/protocol/index.js';
import { FileUnreadable, type GamesFile, exportFinished, importFile } from '../../../src/table/index.js';
import type { FileDependencies } from '../../../src/table/files/import.js';
import { MemoryStore } from '../memory-store.js';

let store: MemoryStore;
let dependencies: FileDependencies;
beforeEach(() => {
  store = new MemoryStore();
  const clock = {
    wallTime: () => Date.now(),
    setTimer(ms: number, act: () => void) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  };
  dependencies = { store, clock, findBoard: boardOfRecord };
});

const CHUNK = 65_536;

/** A file with this text. */
function fileWith(text: string): GamesFile {
  return {
    size: text.length,
    async *chunks() {
      for (let at = 0; at < text.length; at += CHUNK) {
        await Promise.resolve();
        yield { text: text.slice(at, at + CHUNK), bytesRead: at + CHUNK };
      }
    },
  };
}
const importText = (text: string, name: string, task: LongTask = {}) =>
  importFile(fileWith(text), name, task, dependencies);

/** A game of at most `moves` moves, or one ended by agreement after `turns` turns; each seat makes the preferred sort of move where it can. */
function gameOf(seed: number, { moves = 2000, turns = Infinity, prefer = 'claim' } = {}): GameRecord {
  const board = itemAt(boards, 1);
  const players = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
  const game = newGame(board, { players: 2, first: 0 }, players, { seed: fastSeed(seed) });
  for (let i = 0; i < moves && game.state.phase !== 'over' && game.state.turns < turns; i++) {
    const seat = itemAt(toAct(game.state), 0);
    const legal = legalMoves(board, game.state, seat);
    recordMove(game, seat, 'person', legal.find(({ type }) => type === prefer) ?? itemAt(legal, 0));
  }
  if (game.state.turns >= turns) endByAgreement(game, 'host');
  return JSON.parse(JSON.stringify(game.record)) as GameRecord;
}

const games = [gameOf(1), gameOf(2), gameOf(3)];

function damaged(record: GameRecord): GameRecord {
  const copy = structuredClone(record);
  copy.snapshot.points[0] = 999;
  return copy;
}

function fileOf(records: unknown[]): string {
  const filed = records.map((record) => ({ plan: null, guessed: false, played: 1000, record }));
  return JSON.stringify({ rallar: 'games', form: 1, games: filed });
}

const NAMES = { board: itemAt(boards, 1).id, players: ['Anna', 'Bo'], played: 1000 };

describe('a file of many games', () => {
  test('imports undamaged games, and names the others', async () => {
    const file = fileOf([games[0], damaged(itemAt(games, 1)), games[2], { board: 7 }]);
    const { cards, ...rest } = (await importText(file, 'a')) as { cards?: unknown };
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
    expect(store.tables.size).toBe(2);
  });

  test('imports each game once, even if it is here already or twice in the file', async () => {
    await importText(fileOf([games[0]]), 'a');
    const again = await importText(fileOf([games[0], games[1], games[1]]), 'b');
    expect(again).toMatchObject({ ok: true, brought: 1, known: 2, cards: [{}, {}], leftOut: { count: 0 } });
    expect(store.tables.size).toBe(2);
    // Running games are imported again, to be played on from there; but once from the same file.
    const running = gameOf(4, { moves: 30 });
    await importText(fileOf([running, running]), 'c');
    await importText(fileOf([running]), 'd');
    expect(store.tables.size).toBe(4);
  });

  test('imports both of two games of the same deal and length', async () => {
    const both = [gameOf(5, { turns: 12, prefer: 'claim' }), gameOf(5, { turns: 12, prefer: 'deck' })];
    await importText(fileOf(both), 'a');
    expect(store.tables.size).toBe(2);
    expect(both.map(({ snapshot }) => [snapshot.phase, snapshot.turns])).toEqual([
      ['over', 12],
      ['over', 12],
    ]);
  });

  test('that was requested twice, since the worker crashed, imports each game once', async () => {
    const file = fileOf([games[0], gameOf(4, { moves: 30 })]);
    await importText(file, 'a');
    expect(await importText(file, 'a')).toMatchObject({ brought: 2, known: 0, cards: [{}, {}] });
    expect(store.tables.size).toBe(2);
  });

  test('that is cut off brings the games before the cut', async () => {
    const text = fileOf(games);
    const taken = await importText(text.slice(0, -5000), 'a');
    expect(taken).toMatchObject({
      ok: true,
      cards: [{}, {}],
      leftOut: { first: [{ problem: { code: 'not-json' } }] },
    });
  });

  test('of a newer form is refused', async () => {
    const file = JSON.stringify({ rallar: 'games', form: 2, games: [{}] });
    expect(await importText(file, 'a')).toMatchObject({ problem: { code: 'newer-version', at: 'form' } });
  });

  test('is stored in batches, yields to others, reports its progress, and can be cancelled', async () => {
    const file = fileOf(Array.from({ length: 60 }, (_, i) => gameOf(100 + i)));
    const stop = new AbortController();
    const shares: number[] = [];
    const onProgress = (share: number) => {
      shares.push(share);
      // Like a message to the worker, this is handled once the import yields.
      if (store.creates === 1) setTimeout(() => stop.abort());
    };
    const taken = await importText(file, 'a', { onProgress, signal: stop.signal });
    expect(taken).toMatchObject({ ok: true, stopped: { code: 'cancelled' } });
    expect(taken.ok && taken.cards.length).toBe(store.tables.size);
    expect(store.tables.size).toBeGreaterThanOrEqual(20);
    expect(store.tables.size).toBeLessThan(60);
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual([...shares].sort((x, y) => x - y));
  });

  test('that finds the storage full reports it', async () => {
    store.fault = 'full';
    const taken = await importText(fileOf(games), 'a');
    expect(taken).toMatchObject({ ok: true, cards: [], stopped: { code: 'storage-full' } });
  });
});

describe('no file blocks the host', () => {
  test.each<[string, string, string]>([
    ['millions of brackets', '['.repeat(5_000_000), 'too-deep'],
    ['a text without an end', `{"log":[${'{},'.repeat(1_000_000)}`, 'too-large'],
    ['nothing', '', 'not-json'],
  ])('%s', async (_, text, code) => {
    expect(await importText(text, 'a')).toMatchObject({ ok: false, problem: { code } });
  });

  test('a file of gigabytes is not read', async () => {
    const file: GamesFile = { size: 3e9, chunks: () => expect.unreachable() };
    expect(await importFile(file, 'a', {}, dependencies)).toEqual({
      ok: false,
      problem: { code: 'file-too-large' },
    });
  });

  test('a file that is gone is reported', async () => {
    const file: GamesFile = {
      size: 2,
      // eslint-disable-next-line require-yield -- it fails before the first piece
      async *chunks() {
        await Promise.resolve();
        throw new FileUnreadable();
      },
    };
    expect(await importFile(file, 'a', {}, dependencies)).toMatchObject({
      stopped: { code: 'file-unreadable' },
    });
  });

  test('a log of more entries than any game has is refused, and nothing is stored', async () => {
    const record = gameOf(4, { moves: 30 });
    const { log } = record;
    for (let n = log.length; n <= 4000; n++) {
      const move = n % 2 ? { type: 'take-over' as const, bot: 'x' } : { type: 'give-back' as const };
      log.push({ n, seat: 0, by: 'person', move, outcome: [] });
    }
    const taken = await importText(JSON.stringify(record), 'a');
    expect(taken).toEqual({ ok: false, problem: { code: 'too-long', at: 'log' } });
    expect(store.tables.size).toBe(0);
  });
});

describe('the file of all finished games', () => {
  test('can be imported again, and names what was left out', async () => {
    await importText(fileOf(games), 'a');
    const spoilt = itemAt([...store.tables.values()], 1);
    spoilt.table.record.snapshot.points[0] = 999;
    const shares: number[] = [];
    const { texts, count, leftOut } = await exportFinished(
      { onProgress: (share) => shares.push(share) },
      dependencies,
    );
    expect([count, leftOut.count, shares.at(-1)]).toEqual([2, 1, 1]);
    expect(leftOut.first).toEqual([
      { ...NAMES, problem: { code: 'snapshot-differs', at: 'snapshot.points[0]' } },
    ]);
    store.tables.clear();
    expect(await importText(texts.join(''), 'b')).toMatchObject({ cards: [{}, {}], leftOut: { count: 0 } });
  });

  test('is a valid file even without games', async () => {
    const { texts } = await exportFinished({}, dependencies);
    expect(JSON.parse(texts.join(''))).toEqual({ rallar: 'games', form: 1, games: [] });
  });
});
