import type { NewTable } from '../../table/index.js';
import type { Database, Row } from './driver.js';
import type { GatheringRow, LobbyStore, OnlineTable, Person } from './lobby-store.js';
import type { Step } from './writer.js';

type Reads = 'findPerson' | 'loadGathering' | 'loadOnline' | 'tablesOf';

/** The calls of the lobby that read. */
export function lobbyReads(database: Database): Pick<LobbyStore, Reads> {
  const person = database.prepare('select id, name, generation from people where id = ?');
  const gathering = database.prepare('select gathering from gatherings where id = ?');
  const online = database.prepare('select online from tables where id = ?');
  const tables = database.prepare(
    'select distinct id from seats join tables on table_key = key where person = ? order by played desc',
  );
  return {
    findPerson: async (id) => personOf(person.get(id)),
    loadGathering: async (id) => jsonOf(gathering.get(id)?.['gathering']) as GatheringRow | null,
    loadOnline: async (id) => jsonOf(online.get(id)?.['online']) as OnlineTable | null,
    tablesOf: async (id) => tables.all(id).map((row) => String(row['id'])),
  };
}

/** The calls of the lobby that write; `write` takes steps, after creating tables, in one transaction. */
export function lobbyWrites(
  write: (steps: Step[], tables?: NewTable[]) => Promise<void>,
): Omit<LobbyStore, Reads> {
  return {
    savePerson: ({ id, name, generation }) =>
      write([
        {
          sql: 'insert into people (id, name, generation) values (?1, ?2, ?3) on conflict (id) do update set name = ?2, generation = ?3',
          values: [id, name, generation],
        },
      ]),
    saveGathering: (id, row) =>
      write([
        {
          sql: 'insert into gatherings (id, gathering, changed) values (?1, ?2, ?3) on conflict (id) do update set gathering = ?2, changed = ?3',
          values: [id, JSON.stringify(row), Date.now()],
        },
      ]),
    removeGathering: (id) => write([removeGathering(id)]),
    begin: (table, online) =>
      write(
        [
          {
            sql: 'update tables set online = ? where id = ?',
            values: [JSON.stringify(online), table.table.id],
          },
          ...online.people.flatMap((person, seat): Step[] =>
            person === null
              ? []
              : [
                  {
                    sql: 'insert into seats (person, table_key, seat) select ?, key, ? from tables where id = ? on conflict do nothing',
                    values: [person, seat, table.table.id],
                  },
                ],
          ),
          removeGathering(table.table.id),
        ],
        [table],
      ),
  };
}

function removeGathering(id: string): Step {
  return { sql: 'delete from gatherings where id = ?', values: [id] };
}

function personOf(row: Row | undefined): Person | null {
  if (!row) return null;
  return { id: String(row['id']), name: String(row['name']), generation: Number(row['generation']) };
}

/** Our own JSON, written by this store; null where there is none. */
function jsonOf(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : null;
}
