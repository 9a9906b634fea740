import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Entry,
  type GameRecord,
  fastSeed,
  itemAt,
  legalMoves,
  newGame,
  recordMove,
  toAct,
} from '../../src/engine/index.js';
import type { AppendRow, NewTable, TableStore } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';

const board = boardOf('newyork');
const SECRET = new Uint8Array([1, 2, 3]);

/** A game of this many entries. */
function recordOf(length: number): GameRecord {
  const players = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
  const game = newGame(board, { players: 2, first: 0 }, players, { seed: fastSeed(5) });
  while (game.record.log.length < length) {
    const seat = itemAt(toAct(game.state), 0);
    recordMove(game, seat, 'person', itemAt(legalMoves(board, game.state, seat), 0));
  }
  return structuredClone(game.record);
}

function newTable(id: string, record = recordOf(1)): NewTable {
  const seats = record.players.map(({ name }) => ({ kind: 'person' as const, name }));
  const plan = { board: board.id, seats, first: 0 };
  return { table: { id, plan, guessed: false, played: 1000, secret: SECRET }, record };
}

const whole = recordOf(14);

/** The row that appends entry `n` of one and the same game. */
function rowOf(table: string, n: number, message: string | null, played = 2000 + n): AppendRow {
  const { log: _, ...head } = recordOf(n + 1);
  return { table, n, entry: itemAt(whole.log, n), message, head, played };
}

/** What every store of tables does. */
export function storeContract(name: string, open: () => Promise<TableStore> | TableStore): void {
  describe(`P16 ${name} is a store`, () => {
    let store: TableStore;
    let count = 0;
    beforeAll(async () => {
      store = await open();
    });
    /** A table that nothing else of this suite uses. */
    async function created(record?: GameRecord): Promise<string> {
      const id = `table-${count++}`;
      await store.create([newTable(id, record)]);
      return id;
    }
    async function entriesOf(id: string): Promise<[number, string | null][]> {
      const loaded = await store.load(id);
      return loaded?.entries.map(({ n, message }): [number, string | null] => [n, message]) ?? [];
    }

    test('a new table is listed and loaded with its whole log, in order', async () => {
      const id = await created(whole);
      const { log, ...head } = whole;
      const table = { ...newTable(id).table, record: head };
      expect((await store.list()).find((it) => it.id === id)).toEqual(table);
      const loaded = await store.load(id);
      expect(loaded?.table).toEqual(table);
      expect(loaded?.entries.map(({ entry }): Entry => entry)).toEqual(log);
      expect(await entriesOf(id)).toEqual(log.map(({ n }) => [n, null]));
    });

    test('several tables are created at once; one that exists is left as it is', async () => {
      const id = await created();
      await store.append(rowOf(id, 1, 'a'));
      await store.create([newTable(id), newTable(`${id}-more`)]);
      expect(await entriesOf(id)).toEqual([
        [0, null],
        [1, 'a'],
      ]);
      expect(await entriesOf(`${id}-more`)).toEqual([[0, null]]);
    });

    test('a table that does not exist is not loaded, and removing it does nothing', async () => {
      expect(await store.load('nowhere')).toBeNull();
      expect(await store.readEntry('nowhere', 0)).toBe('gone');
      await store.remove('nowhere');
    });

    test('an entry is stored with its message, the record’s head and the time; the rest of the table stays', async () => {
      const id = await created();
      const row = rowOf(id, 1, 'a');
      expect(await store.append(row)).toEqual({ outcome: 'stored' });
      const loaded = await store.load(id);
      expect(loaded?.table).toEqual({ ...newTable(id).table, played: 2001, record: row.head });
      expect(loaded?.entries[1]).toMatchObject({ n: 1, entry: row.entry, message: 'a' });
      expect(await store.append(rowOf(id, 2, null))).toEqual({ outcome: 'stored' });
      expect(await store.append(rowOf(id, 3, null))).toEqual({ outcome: 'stored' });
    });

    test('a number that is taken is superseded, and nothing changes', async () => {
      const id = await created();
      await store.append(rowOf(id, 1, 'a'));
      const before = await store.load(id);
      expect(await store.append(rowOf(id, 1, 'b', 9000))).toEqual({ outcome: 'superseded' });
      expect(await store.append(rowOf(id, 1, null, 9000))).toEqual({ outcome: 'superseded' });
      expect(await store.load(id)).toEqual(before);
    });

    test('a message that is stored is a duplicate, whatever its number now, and nothing changes', async () => {
      const id = await created();
      await store.append(rowOf(id, 1, 'a'));
      await store.append(rowOf(id, 2, 'b'));
      const before = await store.load(id);
      expect(await store.append(rowOf(id, 1, 'a'))).toEqual({ outcome: 'duplicate', n: 1 });
      expect(await store.append(rowOf(id, 2, 'a'))).toEqual({ outcome: 'duplicate', n: 1 });
      expect(await store.append(rowOf(id, 3, 'a'))).toEqual({ outcome: 'duplicate', n: 1 });
      expect(await store.load(id)).toEqual(before);
    });

    test('the same message at two tables is two messages', async () => {
      const [one, two] = [await created(), await created()];
      expect(await store.append(rowOf(one, 1, 'a'))).toEqual({ outcome: 'stored' });
      expect(await store.append(rowOf(two, 1, 'a'))).toEqual({ outcome: 'stored' });
    });

    test('a table that was removed is gone, and no append brings it back', async () => {
      const id = await created();
      await store.remove(id);
      expect(await store.append(rowOf(id, 1, 'a'))).toEqual({ outcome: 'gone' });
      expect(await store.load(id)).toBeNull();
      expect((await store.list()).map((table) => table.id)).not.toContain(id);
      expect(await store.readEntry(id, 1)).toBe('gone');
    });

    test('removing a table leaves those with a similar id', async () => {
      const id = await created();
      await store.create([newTable(`${id}-1`), newTable(`${id}0`)]);
      await store.remove(id);
      expect([await entriesOf(`${id}-1`), await entriesOf(`${id}0`)]).toEqual([[[0, null]], [[0, null]]]);
    });

    test('of appends that race for a number one is stored', async () => {
      const id = await created();
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((message) => store.append(rowOf(id, 1, message))),
      );
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['stored', 'superseded', 'superseded']);
      expect(await entriesOf(id)).toHaveLength(2);
    });

    test('appends of several tables at once don’t mix', async () => {
      const ids = [await created(), await created(), await created()];
      const answers = await Promise.all(ids.map((id) => store.append(rowOf(id, 1, `of ${id}`))));
      expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored']);
      for (const id of ids) expect((await entriesOf(id))[1]).toEqual([1, `of ${id}`]);
    });

    test('one entry is read by its number', async () => {
      const id = await created();
      const row = rowOf(id, 1, 'a');
      await store.append(row);
      expect(await store.readEntry(id, 1)).toMatchObject({ n: 1, entry: row.entry, message: 'a' });
      expect(await store.readEntry(id, 2)).toBe('missing');
    });
  });
}
