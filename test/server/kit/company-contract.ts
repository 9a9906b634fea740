import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStore, NewLine } from '../../../src/server/store/company-store.js';
import type { LobbyStore } from '../../../src/server/store/lobby-store.js';
import type { TableStore } from '../../../src/table/index.js';
import { boardOf } from '../../kit/boards.js';
import { newGameOf, planOf } from '../../table/setup.js';

const board = boardOf('newyork');

const line = (person: string, text: string, message = text): NewLine => ({
  person,
  name: person,
  spectator: false,
  text,
  at: 5,
  message,
});

/** What every store does with chats and with what hosts decided about people. */
export function companyContract(name: string, open: () => LobbyStore & TableStore): void {
  describe(`${name} stores the company of tables`, () => {
    let store: LobbyStore & TableStore;
    let count = 0;
    beforeAll(async () => {
      store = open();
      for (const id of ['anna', 'bo']) await store.savePerson({ id, name: id, generation: 1, since: 0 });
    });
    async function newTable(): Promise<string> {
      const id = `company ${count++}`;
      const plan = planOf(board, ['person', 'person']);
      const { record } = newGameOf(board, plan);
      await store.create([{ table: { id, plan, guessed: false, played: 0, secret: null }, record }]);
      return id;
    }
    const textsAt = async (table: string, ...range: [after?: number, limit?: number]) =>
      (await store.chatLines(table, range[0] ?? -1, range[1] ?? 100)).map(({ n, text }) => [n, text]);

    test('lines are numbered by table, and read in order', async () => {
      const [one, two] = [await newTable(), await newTable()];
      await Promise.all(['a', 'b', 'c'].map((text) => store.addLine(one, line('anna', text))));
      await store.addLine(two, line('bo', 'x'));
      expect(await textsAt(one)).toEqual([
        [0, 'a'],
        [1, 'b'],
        [2, 'c'],
      ]);
      expect([await textsAt(one, 0), await textsAt(one, -1, 1), await textsAt(two)]).toEqual([
        [
          [1, 'b'],
          [2, 'c'],
        ],
        [[2, 'c']],
        [[0, 'x']],
      ]);
      expect(await store.findLine(two, 'bo', 'x')).toEqual({
        n: 0,
        person: 'bo',
        name: 'bo',
        spectator: false,
        text: 'x',
        at: 5,
      });
    });

    test('a line counts once by person and id, and only of people and at tables that exist', async () => {
      const table = await newTable();
      await store.addLine(table, line('anna', 'first', 'm'));
      await store.addLine(table, line('anna', 'again', 'm'));
      await store.addLine(table, line('bo', 'mine', 'm'));
      await store.addLine(table, line('nobody', 'x'));
      await store.addLine('no table', line('anna', 'x'));
      expect(await textsAt(table)).toEqual([
        [0, 'first'],
        [1, 'mine'],
      ]);
      expect([await store.findLine(table, 'nobody', 'x'), await textsAt('no table')]).toEqual([null, []]);
    });

    test('marks are set and taken back by table and person', async () => {
      const table = await newTable();
      await store.setMark(table, 'bo', 'silenced', true);
      await store.setMark(table, 'bo', 'silenced', true);
      await store.setMark(table, 'bo', 'sent-away', true);
      await store.setMark(table, 'nobody', 'silenced', true);
      const marks = async () =>
        (await store.marksAt(table)).map(({ person, mark }) => `${person} ${mark}`).sort();
      expect([await marks(), await store.marksOf('bo')]).toEqual([['bo sent-away', 'bo silenced'], [table]]);
      await store.setMark(table, 'bo', 'silenced', false);
      expect([await marks(), await store.marksAt(await newTable())]).toEqual([['bo sent-away'], []]);
    });

    test('a person who is removed leaves the places of their lines, and nothing else', async () => {
      const table = await newTable();
      await store.savePerson({ id: 'eve', name: 'Eve', generation: 1, since: 0 });
      await store.addLine(table, line('eve', 'secret'));
      await store.addLine(table, line('bo', 'kept'));
      await store.setMark(table, 'eve', 'silenced', true);
      expect([await store.chatsOf('eve'), await store.linesOf('eve', 5)]).toEqual([
        [table],
        [{ table, text: 'secret', at: 5 }],
      ]);
      await store.removePerson('eve');
      expect(await store.chatLines(table, -1, 10)).toMatchObject([
        { n: 0, person: null, name: '–', text: null },
        { n: 1, person: 'bo', text: 'kept' },
      ]);
      const left = await Promise.all([store.chatsOf('eve'), store.linesOf('eve', 5), store.marksAt(table)]);
      expect(left).toEqual([[], [], []]);
    });

    test('a table that is removed takes its chat along', async () => {
      const table = await newTable();
      await store.addLine(table, line('anna', 'x'));
      await store.setMark(table, 'bo', 'silenced', true);
      await store.remove(table);
      const left: ReturnType<CompanyStore[keyof CompanyStore]>[] = [
        store.chatLines(table, -1, 10),
        store.marksAt(table),
      ];
      expect(await Promise.all(left)).toEqual([[], []]);
    });
  });
}
