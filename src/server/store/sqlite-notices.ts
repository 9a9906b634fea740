import { takenOverSeats } from '../../engine/index.js';
import { StoreFailure, type StoredTable } from '../../table/index.js';
import type { Database, Row } from './driver.js';
import type { OnlineTable } from './lobby-store.js';
import type { Channel, ChannelRoute, NoticeStore } from './notice-store.js';
import { storeProblem } from './store-problem.js';
import { type Step, step } from './step.js';

type Reads = 'unnoticed' | 'loadNoticed' | 'dueDeliveries' | 'languageOf' | 'channelsOf';

const CHANNEL = 'channels.id, channels.person, for_table, kind, address, detail, channels.since, gone';
/** Entries that say who plays a seat. */
const SEATING = `json_extract(entry, '$.move.type') in ('take-over', 'give-back')`;

/** The calls about notices that read. */
export function noticeReads(database: Database): Pick<NoticeStore, Reads> {
  const find = (sql: string) => database.prepare(sql);
  const unnoticed = find(
    'select id, played from tables where noticed = 0 and played <= ? order by played limit ?',
  );
  const game = find('select key, id, plan, guessed, played, head, online from tables where id = ?');
  const seating = find(`select entry from entries where table_key = ? and ${SEATING} order by n`);
  const told = find('select person, turn from told where table_key = ?');
  const due = find(
    `select ${CHANNEL}, tables.id as table_id, turn, tries, language from deliveries
     join channels on channels.id = channel join tables on key = table_key join people on people.id = channels.person
     where deliveries.due <= ? order by deliveries.due limit ?`,
  );
  const language = find('select language from people where id = ?');
  const ofPerson = find(`select ${CHANNEL} from channels where person = ? order by since, id`);
  return {
    unnoticed: (until, limit) =>
      read(() =>
        unnoticed.all(until, limit).map((row) => ({ id: String(row['id']), played: Number(row['played']) })),
      ),
    async loadNoticed(id) {
      const rows = await read(() => {
        const row = game.get(id);
        const key = row?.['key'] ?? null;
        return row && { row, entries: seating.all(key), told: told.all(key) };
      });
      // Outside `read`: damaged JSON is no failure of the store.
      const online = jsonOf(rows?.row['online']) as OnlineTable | null;
      if (!rows || !online) return null;
      return {
        table: tableOf(rows.row),
        people: online.people,
        takenOver: takenOverSeats(rows.entries.map(({ entry }) => jsonOf(entry) as never)),
        told: new Map(rows.told.map(({ person, turn }) => [String(person), Number(turn)])),
      };
    },
    dueDeliveries: (until, limit) =>
      read(() =>
        due.all(until, limit).map((row) => ({
          channel: channelOf(row),
          table: String(row['table_id']),
          turn: Number(row['turn']),
          tries: Number(row['tries']),
          language: textOf(row['language']),
        })),
      ),
    languageOf: (person) => read(() => textOf(language.get(person)?.['language'])),
    channelsOf: (person) => read(() => ofPerson.all(person).map(channelOf)),
  };
}

/** The calls about notices that write; `write` takes steps in one transaction. */
export function noticeWrites(write: (steps: Step[]) => Promise<void>): Omit<NoticeStore, Reads> {
  return {
    announce: ({ table, played, turn, people, isForTable, now }) =>
      write([
        ...people.flatMap((person) => [
          step(
            `insert into told (table_key, person, turn) select key, ?1, ?2 from tables where id = ?3
             and exists (select 1 from people where id = ?1) on conflict do update set turn = ?2`,
            person,
            turn,
            table,
          ),
          // What is still to be sent about an earlier turn of the table is replaced.
          step(
            `insert or replace into deliveries (channel, table_key, turn, due)
             select channels.id, key, ?, ? from channels, tables
             where person = ? and for_table is null and tables.id = ?`,
            turn,
            now,
            person,
            table,
          ),
        ]),
        ...(isForTable
          ? [
              step(
                `insert into told (table_key, person, turn) select key, '', ?1 from tables where id = ?2
                 on conflict do update set turn = ?1`,
                turn,
                table,
              ),
              step(
                `insert or replace into deliveries (channel, table_key, turn, due)
                 select channels.id, key, ?1, ?2 from channels, tables where for_table = ?3 and tables.id = ?3`,
                turn,
                now,
                table,
              ),
            ]
          : []),
        step('update tables set noticed = 1 where id = ? and played = ?', table, played),
      ]),
    endDelivery: ({ channel, table, turn }) =>
      write([
        step(
          `delete from deliveries where channel = ? and turn = ?
           and table_key = (select key from tables where id = ?)`,
          channel.id,
          turn,
          table,
        ),
      ]),
    postponeDelivery: ({ channel, table, turn }, due) =>
      write([
        step(
          `update deliveries set due = ?, tries = tries + 1 where channel = ? and turn = ?
           and table_key = (select key from tables where id = ?)`,
          due,
          channel.id,
          turn,
          table,
        ),
      ]),
    setLanguage: (person, language) =>
      write([
        // The page says it on every visit: what does not change is not written.
        step('update people set language = ?2 where id = ?1 and language is not ?2', person, language),
      ]),
    addChannel: ({ id, person, table, address, route: { kind, ...detail }, since }) =>
      write([
        step(
          `insert into channels (id, person, for_table, kind, address, detail, since)
           select ?1, id, ?3, ?4, ?5, ?6, ?7 from people where id = ?2
           on conflict (address) where kind = 'push' do update set person = ?2, detail = ?6, gone = 0`,
          id,
          person,
          table,
          kind,
          address,
          JSON.stringify(detail),
          since,
        ),
      ]),
    removeChannel: (id, person) =>
      write([step('delete from channels where id = ? and person = ?', id, person)]),
    setGone: (id, gone) =>
      write([step('update channels set gone = ?2 where id = ?1 and gone <> ?2', id, gone)]),
    removeStrayHooks: (before) =>
      write([
        step(
          `delete from channels where for_table is not null
           and not exists (select 1 from gatherings where gatherings.id = for_table)
           and not exists (select 1 from tables where tables.id = for_table
             and (played >= ? or json_extract(head, '$.snapshot.phase') <> 'over'))`,
          before,
        ),
      ]),
  };
}

/** Reads what `find` finds; a `StoreFailure` where it can't be read. */
async function read<T>(find: () => T): Promise<T> {
  await Promise.resolve();
  try {
    return find();
  } catch (error) {
    throw new StoreFailure(storeProblem(error), error);
  }
}

function channelOf(row: Row): Channel {
  const kind = row['kind'] === 'push' ? 'push' : 'hook';
  return {
    id: String(row['id']),
    person: String(row['person']),
    table: textOf(row['for_table']),
    address: String(row['address']),
    route: { kind, ...(jsonOf(row['detail']) as object) } as ChannelRoute,
    since: Number(row['since']),
    gone: Number(row['gone']),
  };
}

function tableOf(row: Row): StoredTable {
  return {
    id: String(row['id']),
    plan: jsonOf(row['plan']) as StoredTable['plan'],
    guessed: row['guessed'] === 1,
    played: Number(row['played']),
    secret: null,
    record: jsonOf(row['head']) as StoredTable['record'],
  };
}

function textOf(value: Row[string] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** Our own JSON, written by this store; null where there is none. */
function jsonOf(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : null;
}
