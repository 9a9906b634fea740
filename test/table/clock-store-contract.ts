import { beforeAll, describe, expect, test } from 'vitest';
import { type Game, itemAt, legalMoves, recordMove } from '../../src/engine/index.js';
import {
  type AppendRow,
  type ClockRow,
  type ClockStore,
  firstClocks,
  type TableStore,
} from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { newGameOf, planOf } from './setup.js';

const board = boardOf('newyork');
const plan = planOf(board, ['person', 'person']);
const first = firstClocks(newGameOf(board, plan), { type: 'days', days: 3 }, 1000);

/** The first entry of a game after the deal, with clocks of this version. */
function rowOf(table: string, clocks: ClockRow, message: string | null = null): AppendRow {
  const game: Game = newGameOf(board, plan);
  recordMove(game, 0, 'person', itemAt(legalMoves(board, game.state, 0), 0));
  const { log, ...head } = game.record;
  return { table, n: 1, entry: itemAt(log, 1), message, head, played: 2000, clocks };
}

const version = (number: number, due: number | null = number): ClockRow => ({
  version: number,
  clocks: { ...first.clocks, at: 1000 * number },
  due,
});

/** What every store of tables with clocks does. */
export function clockStoreContract(name: string, open: () => TableStore & ClockStore): void {
  describe(`P67 ${name} stores clocks`, () => {
    let store: TableStore & ClockStore;
    let count = 0;
    beforeAll(() => {
      store = open();
    });
    async function created(clocks?: ClockRow): Promise<string> {
      const id = `timed-${count++}`;
      const table = { id, plan, guessed: false, played: 0, secret: null };
      const { record } = newGameOf(board, plan);
      await store.create([{ table, record, ...(clocks && { clocks }) }]);
      return id;
    }
    const clocksOf = async (id: string) => (await store.load(id))?.clocks;

    test('with a new table, or none', async () => {
      expect(await clocksOf(await created(first))).toEqual(first);
      expect(await clocksOf(await created())).toBeUndefined();
    });

    test('with an entry, in one transaction', async () => {
      const id = await created(first);
      expect(await store.append(rowOf(id, version(2)))).toEqual({ outcome: 'stored' });
      const loaded = await store.load(id);
      expect([loaded?.clocks, loaded?.entries.length]).toEqual([version(2), 2]);
    });

    test('not with an entry that is not stored', async () => {
      const id = await created(first);
      await store.append(rowOf(id, version(2), 'a'));
      expect(await store.append(rowOf(id, version(3), 'a'))).toEqual({ outcome: 'duplicate', n: 1 });
      expect(await store.append(rowOf(id, version(3), 'b'))).toEqual({ outcome: 'superseded' });
      expect(await clocksOf(id)).toEqual(version(2));
    });

    test('and no entry that was made without knowing of a change of them', async () => {
      const id = await created(first);
      expect(await store.saveClocks(id, version(2))).toEqual({ outcome: 'stored' });
      expect(await store.append(rowOf(id, version(2)))).toEqual({ outcome: 'superseded' });
      const loaded = await store.load(id);
      expect([loaded?.entries.length, loaded?.clocks]).toEqual([1, version(2)]);
      expect(await store.append(rowOf(id, version(3)))).toEqual({ outcome: 'stored' });
    });

    test('between two entries: of changes that race, one is stored', async () => {
      const id = await created(first);
      const answers = await Promise.all([2, 2, 2].map((it) => store.saveClocks(id, version(it, null))));
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['stored', 'superseded', 'superseded']);
      expect(await clocksOf(id)).toEqual(version(2, null));
    });

    test('of no table that was removed', async () => {
      const id = await created(first);
      await store.remove(id);
      expect(await store.saveClocks(id, version(2))).toEqual({ outcome: 'gone' });
    });
  });
}
