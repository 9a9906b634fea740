import { MAX_SEATS } from '../../protocol/index.js';
import type { NewTable, StoredTable } from '../../table/index.js';
import type { CompanyStore } from './company-store.js';
import type { Column, Database, Row } from './driver.js';
import type {
  GameRow,
  GatheringRow,
  ListedRow,
  LoadedOnline,
  LobbyStore,
  OnlineTable,
  Person,
} from './lobby-store.js';
import type { PasskeyStore } from './passkey-store.js';
import { read } from './read.js';
import { copyMarks, forgetInChats } from './sqlite-company.js';
import { type Step, step } from './step.js';

type Reads =
  | 'findPerson'
  | 'findCarried'
  | 'loadGathering'
  | 'findCode'
  | 'gatheringsOf'
  | 'listedGatherings'
  | 'quickGatherings'
  | 'gatheringsBefore'
  | 'loadOnline'
  | 'loadHead'
  | 'gamesOf'
  | 'listedGames';

const GATHERING = 'id, gathering, changed';
// Lists never need the log, nor what the shuffle is made from.
const HEAD = 'id, plan, guessed, played, head';
const TIME = `json_extract(online, '$.options.time') as time`;
/** What a deleted person is called in the records of their games. */
export const DASH = '–';

/** The calls of the lobby that read. */
export function lobbyReads(database: Database): Pick<LobbyStore, Reads> {
  const find = (sql: string) => database.prepare(sql);
  const person = find('select id, name, generation, since from people where id = ?');
  const carried = find(
    'select id, name, generation, since from carry_words join people on id = person where hash = ? and taker = ?',
  );
  const gathering = find(`select ${GATHERING} from gatherings where id = ?`);
  const code = find(`select ${GATHERING} from gatherings where code = ?`);
  const ofPerson = find(
    `select ${GATHERING} from gatherings where id in (select gathering from members where person = ?)
     order by changed desc`,
  );
  const listed = find(
    `select ${GATHERING} from gatherings where listed = 1 and changed >= ? order by changed desc limit ?`,
  );
  const quick = find('select id from gatherings where quick = 1');
  const before = find('select id from gatherings where changed < ?');
  const online = find('select online, plan, closed from tables where id = ?');
  const head = find(`select ${HEAD} from tables where id = ?`);
  const games = find(
    `select ${HEAD}, ${TIME}, closed, json_group_array(seat) as seats from seats join tables on table_key = key where person = ?
     group by key order by played desc limit ?`,
  );
  const listedGames = find(
    `select ${HEAD}, ${TIME} from tables where listed = 1 and played >= ? order by played desc limit ?`,
  );
  return {
    findPerson: (id) => read(() => personOf(person.get(id))),
    findCarried: (hash, taker) => read(() => personOf(carried.get(hash, taker))),
    loadGathering: (id) =>
      read(() => {
        const row = gathering.get(id);
        return row ? rowOf(row) : null;
      }),
    findCode: (text) =>
      read(() => {
        const row = code.get(text);
        return row ? { id: idOf(row), links: rowOf(row).links } : null;
      }),
    gatheringsOf: (id) => read(() => ofPerson.all(id).map(listedOf)),
    listedGatherings: (since, limit) => read(() => listed.all(since, limit).map(listedOf)),
    quickGatherings: () => read(() => quick.all().map(idOf)),
    gatheringsBefore: (changed) => read(() => before.all(changed).map(idOf)),
    loadOnline: (id) =>
      read(() => {
        const row = online.get(id);
        const found = jsonOf(row?.['online']) as OnlineTable | null;
        const plan = jsonOf(row?.['plan']) as LoadedOnline['plan'];
        if (!found) return null;
        const { people, options, links, rematch, letIn, host } = found;
        // By name: what is spread has a hidden class of its own, three hundred bytes for each of thousands of tables.
        return { people, options, links, rematch, letIn, host, plan, closed: row?.['closed'] === 1 };
      }),
    loadHead: (id) =>
      read(() => {
        const row = head.get(id);
        return row ? headOf(row) : null;
      }),
    gamesOf: (id, limit) =>
      read(() =>
        games.all(id, limit).map((row): GameRow => ({
          ...timedOf(row),
          seats: jsonOf(row['seats']) as number[],
          closed: row['closed'] === 1,
        })),
      ),
    listedGames: (since, limit) => read(() => listedGames.all(since, limit).map(timedOf)),
  };
}

/** The calls of the lobby that write; `write` takes steps, after creating tables, in one transaction. */
export function lobbyWrites(
  write: (steps: Step[], tables?: NewTable[]) => Promise<void>,
): Omit<LobbyStore, Reads | keyof PasskeyStore | keyof CompanyStore> {
  return {
    savePerson: ({ id, name, generation, since }) =>
      write([
        step(
          `insert into people (id, name, generation, since) values (?1, ?2, ?3, ?4)
           on conflict (id) do update set name = ?2, generation = ?3`,
          id,
          name,
          generation,
          since,
        ),
      ]),
    renamePerson: (id, name) => write([step('update people set name = ? where id = ?', name, id)]),
    signOut: (id) =>
      write([
        step('update people set generation = generation + 1 where id = ?', id),
        step('delete from carry_words where person = ?', id),
      ]),
    removePerson: (id) => write(forget(id)),
    addCarryWord: (hash, person, expires) =>
      write([
        step(
          'insert into carry_words (hash, person, expires) select ?, id, ? from people where id = ?',
          hash,
          expires,
          person,
        ),
      ]),
    takeCarryWord: (hash, taker, now) =>
      write([
        step(
          'update carry_words set taker = ? where hash = ? and taker is null and expires > ?',
          taker,
          hash,
          now,
        ),
      ]),
    removeExpiredWords: (now) => write([step('delete from carry_words where expires <= ?', now)]),
    addGathering: (id, row, now) => write(add(id, row, now)),
    saveGathering: (id, row, now) => write(save(id, row, now)),
    removeGathering: (id) => write([removeGathering(id)]),
    begin: (game, online) =>
      write(
        [
          step(
            'update tables set online = ?, listed = ?, noticed = 0 where id = ?',
            JSON.stringify(online),
            Number(online.options.listed && online.options.spectators),
            game.table.id,
          ),
          ...online.people.flatMap((person, seat) =>
            person === null ? [] : [seatStep(game.table.id, seat, person)],
          ),
          removeGathering(game.table.id),
        ],
        [game],
      ),
    unlist: (id) => write([step('update tables set listed = 0 where id = ?', id)]),
    addRematch: (id, next, row, now) =>
      write([
        ...add(next, row, now),
        copyMarks(id, next),
        step(`update tables set online = json_set(online, '$.rematch', ?) where id = ?`, next, id),
        // The webhooks of the table are told about the next game too.
        step(
          `insert into channels (id, person, for_table, kind, address, detail, since)
           select lower(hex(randomblob(16))), person, ?2, kind, address, detail, since from channels
           where for_table = ?1 and not exists (select 1 from channels where for_table = ?2)`,
          id,
          next,
        ),
      ]),
    letIn: (id, seat, person, by) =>
      write([
        step(
          'delete from seats where seat = ? and table_key = (select key from tables where id = ?)',
          seat,
          id,
        ),
        seatStep(id, seat, person),
        step(
          `update tables set online = json_set(online, ?, ?, '$.letIn[#]', json(?)) where id = ?`,
          `$.people[${seat}]`,
          person,
          JSON.stringify({ seat, by }),
          id,
        ),
      ]),
  };
}

function add(id: string, row: GatheringRow, now: number): Step[] {
  const { code } = row.links;
  return [
    step(
      `insert into gatherings (id, gathering, code, listed, quick, changed) select ?1, ?2, ?3, ?4, ?5, ?6
       where not exists (select 1 from tables where id = ?1) on conflict do nothing`,
      ...valuesOf(id, row, now),
    ),
    // The code is this gathering's alone: nobody becomes a member of another that has its id.
    step(
      `insert into members (person, gathering) select value, ?1 from json_each(?2)
       where exists (select 1 from gatherings where id = ?1 and code = ?3)`,
      id,
      peopleOf(row),
      code,
    ),
  ];
}

function save(id: string, row: GatheringRow, now: number): Step[] {
  return [
    step(
      'update gatherings set gathering = ?2, code = ?3, listed = ?4, quick = ?5, changed = ?6 where id = ?1',
      ...valuesOf(id, row, now),
    ),
    step(
      'delete from members where gathering = ? and person not in (select value from json_each(?))',
      id,
      peopleOf(row),
    ),
    step(
      `insert into members (person, gathering) select value, ?1 from json_each(?2)
       where exists (select 1 from gatherings where id = ?1) on conflict do nothing`,
      id,
      peopleOf(row),
    ),
  ];
}

function valuesOf(id: string, row: GatheringRow, now: number): Column[] {
  const { options, quick, seats } = row.gathering;
  const isListed = options.listed && seats.some(({ kind }) => kind === 'open');
  return [id, JSON.stringify(row), row.links.code, Number(isListed), Number(quick), now];
}

function peopleOf({ gathering }: GatheringRow): string {
  return JSON.stringify(gathering.members.map(({ person }) => person));
}

function removeGathering(id: string): Step {
  return step('delete from gatherings where id = ?', id);
}

function seatStep(table: string, seat: number, person: string): Step {
  return step(
    'insert into seats (person, table_key, seat) select ?, key, ? from tables where id = ? on conflict do nothing',
    person,
    seat,
    table,
  );
}

/** Replaces a person's names at the tables that have begun by a dash; a step for each seat, as a person may have several at a table. */
export function dashNames(person: string): Step[] {
  return Array.from({ length: MAX_SEATS }, (_, seat) =>
    step(
      `update tables set plan = json_set(plan, ?3, ?5), head = json_set(head, ?4, ?5)
       where key in (select table_key from seats where person = ?1 and seat = ?2)`,
      person,
      seat,
      `$.seats[${seat}].name`,
      `$.players[${seat}].name`,
      DASH,
    ),
  );
}

/** Removes a person from the tables they have a seat at, and then altogether. */
function forget(person: string): Step[] {
  const perSeat = Array.from({ length: MAX_SEATS }, (_, seat) =>
    step(
      `update tables set online = json_set(online, ?3, json('null'))
       where key in (select table_key from seats where person = ?1 and seat = ?2)`,
      person,
      seat,
      `$.people[${seat}]`,
    ),
  );
  return [
    ...dashNames(person),
    ...perSeat,
    // The ids of messages begin with who sent them.
    step(
      `update entries set message = null where table_key in (select table_key from seats where person = ?1)
       and substr(message, 1, length(?1) + 1) = ?1 || ' '`,
      person,
    ),
    ...forgetInChats(person, DASH),
    step('delete from seats where person = ?', person),
    step('delete from told where person = ?', person),
    step('delete from people where id = ?', person),
  ];
}

function personOf(row: Row | undefined): Person | null {
  if (!row) return null;
  const [generation, since] = [Number(row['generation']), Number(row['since'])];
  return { id: String(row['id']), name: String(row['name']), generation, since };
}

function idOf(row: Row): string {
  return String(row['id']);
}

function rowOf(row: Row): GatheringRow {
  return jsonOf(row['gathering']) as GatheringRow;
}

function listedOf(row: Row): ListedRow {
  return { ...rowOf(row), id: String(row['id']), changed: Number(row['changed']) };
}

/** A table without its log, and its time control. */
function timedOf(row: Row): Omit<GameRow, 'closed' | 'seats'> {
  const time = jsonOf(row['time']) as GameRow['time'] | null;
  return { table: headOf(row), ...(time && { time }) };
}

function headOf(row: Row): StoredTable {
  return {
    id: String(row['id']),
    plan: jsonOf(row['plan']) as StoredTable['plan'],
    guessed: row['guessed'] === 1,
    played: Number(row['played']),
    secret: null,
    record: jsonOf(row['head']) as StoredTable['record'],
  };
}

/** Our own JSON, written by this store; null where there is none. */
function jsonOf(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : null;
}
