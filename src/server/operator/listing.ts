import type { Database, Row } from '../store/driver.js';
import type { StoredGathering } from '../lobby/gathering.js';
import type { Ban } from './orders.js';
import { columns, moment, printable } from './output.js';

/** A table as an operator sees it. */
export interface TableRow {
  id: string;
  state: 'gathering' | 'running' | 'over' | 'closed';
  board: string;
  /** By seat: the name, and the id of the person; null for bots. */
  players: { name: string; person: string | null }[];
  /** When it last changed, in milliseconds since 1970. */
  changed: number;
}

/** A person as an operator sees them. */
export interface PersonRow {
  id: string;
  name: string;
  since: number;
  /** How many tables that have begun they have a seat at. */
  tables: number;
}

/** The tables at which somebody has a name like this, the last played first. */
export function findTables(database: Database, text: string, limit: number): TableRow[] {
  const games = database.prepare(
    `select id, plan, online, closed, played, case when json_valid(head) then json_extract(head, '$.snapshot.phase') end as phase from tables order by played desc`,
  );
  const gatherings = database.prepare('select id, gathering, changed from gatherings order by changed desc');
  return [...gatherings.all().flatMap(gatheringOf), ...games.all().flatMap(gameOf)]
    .filter(({ id, players }) => isLike(id, text) || players.some(({ name }) => isLike(name, text)))
    .sort((x, y) => y.changed - x.changed)
    .slice(0, limit);
}

/** The people with a name or an id like this, the newest first. */
export function findPeople(database: Database, text: string, limit: number): PersonRow[] {
  const people = database.prepare(
    `select id, name, since, (select count(distinct table_key) from seats where person = id) as tables
     from people order by since desc`,
  );
  return people
    .all()
    .map((row) => ({
      id: String(row['id']),
      name: String(row['name']),
      since: Number(row['since']),
      tables: Number(row['tables']),
    }))
    .filter(({ id, name }) => isLike(name, text) || isLike(id, text))
    .slice(0, limit);
}

/** The bans that are stored. */
export function findBans(database: Database): Ban[] {
  const rows = database.prepare('select id, person, address, made, until from bans order by id').all();
  return rows.map((row) => ({
    id: Number(row['id']),
    person: typeof row['person'] === 'string' ? row['person'] : null,
    address: typeof row['address'] === 'string' ? row['address'] : null,
    made: Number(row['made']),
    until: typeof row['until'] === 'number' ? row['until'] : null,
  }));
}

/** Tables as text for people. */
export function tablesText(rows: readonly TableRow[]): string {
  if (rows.length === 0) return 'No table.\n';
  const playersOf = ({ players }: TableRow): string =>
    players
      .map(({ name, person }) => `${printable(name)} (${person === null ? 'bot' : printable(person)})`)
      .join(', ');
  return columns(
    ['TABLE', 'STATE', 'BOARD', 'CHANGED', 'PLAYERS'],
    rows.map((row) => [
      printable(row.id),
      row.state,
      printable(row.board),
      moment(row.changed),
      playersOf(row),
    ]),
  );
}

/** People as text. */
export function peopleText(rows: readonly PersonRow[]): string {
  if (rows.length === 0) return 'Nobody.\n';
  return columns(
    ['PERSON', 'SINCE', 'TABLES', 'NAME'],
    rows.map(({ id, since, tables, name }) => [
      printable(id),
      moment(since),
      String(tables),
      printable(name),
    ]),
  );
}

/** Bans as text. */
export function bansText(bans: readonly Ban[]): string {
  if (bans.length === 0) return 'No bans.\n';
  return columns(
    ['BAN', 'MADE', 'UNTIL', 'WHO'],
    bans.map(({ id, made, until, person, address }) => [
      String(id),
      moment(made),
      until === null ? 'until lifted' : moment(until),
      person === null ? `address ${printable(address ?? '')}` : `person ${printable(person)}`,
    ]),
  );
}

function isLike(name: string, text: string): boolean {
  return name.toLocaleLowerCase().includes(text.toLocaleLowerCase());
}

function gameOf(row: Row): TableRow[] {
  const plan = json(row['plan']) as
    { board?: string; seats?: { kind?: string; name?: string }[] } | undefined;
  const people = (json(row['online']) as { people?: (string | null)[] } | undefined)?.people ?? [];
  const state = row['closed'] === 1 ? 'closed' : row['phase'] === 'over' ? 'over' : 'running';
  const players = (plan?.seats ?? []).map(({ name = '' }, seat) => ({ name, person: people[seat] ?? null }));
  const board = plan?.board ?? '?';
  return [{ id: String(row['id']), state, board, players, changed: Number(row['played']) }];
}

function gatheringOf(row: Row): TableRow[] {
  const gathering = (json(row['gathering']) as { gathering: StoredGathering } | undefined)?.gathering;
  if (!gathering) return [];
  const players = gathering.members.map(({ name, person }) => ({ name, person }));
  const { board } = gathering;
  return [{ id: String(row['id']), state: 'gathering', board, players, changed: Number(row['changed']) }];
}

/** Our own JSON; undefined where a row is damaged, which must not keep an operator from seeing the others. */
function json(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) ?? undefined;
  } catch {
    return undefined;
  }
}
