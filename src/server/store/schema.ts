import { existsSync } from 'node:fs';
import path from 'node:path';
import type { StoreProblem } from '../../protocol/index.js';
import type { Database } from './driver.js';

/**
 * The steps from an empty database to today's, each run once and never changed. Integer keys, as text keys cost a tenth
 * of the whole server's time.
 */
const MIGRATIONS: readonly string[] = [
  `create table tables (
    key integer primary key,
    id text not null unique,
    plan text not null,
    guessed integer not null,
    played integer not null,
    secret blob,
    head text not null,
    online text
  );
  create table gatherings (
    id text primary key,
    gathering text not null,
    changed integer not null
  ) without rowid;
  create table people (
    id text primary key,
    name text not null,
    generation integer not null
  ) without rowid;
  create table seats (
    person text not null,
    table_key integer not null references tables (key) on delete cascade,
    seat integer not null,
    primary key (person, table_key, seat)
  ) without rowid;
  create index seats_table on seats (table_key);
  create table entries (
    table_key integer not null references tables (key) on delete cascade,
    n integer not null,
    entry text not null,
    message text,
    primary key (table_key, n)
  ) without rowid;
  create unique index entries_message on entries (table_key, message) where message is not null;`,
  // Gatherings have another form; those of the first one were of an unreleased version.
  `drop table gatherings;
  create table gatherings (
    id text primary key,
    gathering text not null,
    code text not null unique,
    listed integer not null,
    quick integer not null,
    changed integer not null
  ) without rowid;
  create index gatherings_changed on gatherings (changed);
  create index gatherings_listed on gatherings (changed) where listed = 1;
  create index gatherings_quick on gatherings (id) where quick = 1;
  create table members (
    person text not null,
    gathering text not null references gatherings (id) on delete cascade,
    primary key (person, gathering)
  ) without rowid;
  create index members_gathering on members (gathering);
  alter table people add column since integer not null default 0;
  create table carry_words (
    hash text primary key,
    person text not null references people (id) on delete cascade,
    expires integer not null,
    taker text
  ) without rowid;
  create index carry_words_person on carry_words (person);
  alter table tables add column listed integer not null default 0;
  create index tables_listed on tables (played) where listed = 1;`,
  `create table passkeys (
    id text primary key,
    person text not null references people (id) on delete cascade,
    public_key text not null,
    counter integer not null,
    transports text not null,
    place text,
    created integer not null,
    used integer
  ) without rowid;
  create index passkeys_person on passkeys (person);
  create table spent_challenges (
    hash text primary key,
    spender text not null,
    expires integer not null
  ) without rowid;
  create index spent_challenges_expires on spent_challenges (expires);`,
  // What operators do. Their orders are rows, as another process gives them.
  `alter table tables add column closed integer not null default 0;
  create table bans (
    id integer primary key,
    person text,
    address text,
    made integer not null,
    until integer
  );
  create table orders (
    id text primary key,
    command text not null,
    made integer not null,
    answer text
  ) without rowid;
  create index orders_waiting on orders (made) where answer is null;
  create table probes (id integer primary key check (id = 1), made integer not null);`,
  // Clocks, and what the time demands. When the server was down is nobody's time.
  `alter table tables add column clocks text;
  alter table tables add column clock_version integer not null default 0;
  alter table tables add column due integer;
  create index tables_due on tables (due) where due is not null;
  create table alive (
    one integer primary key check (one = 1),
    at integer not null
  );
  create table downtimes (
    since integer primary key,
    started integer,
    until integer not null
  );`,
  // The chat of a table stays with it from its gathering to its end. Triggers, as a table of either kind may have it.
  `create table chat (
    table_id text not null,
    n integer not null,
    person text,
    name text not null,
    spectator integer not null,
    text text,
    at integer not null,
    message text,
    primary key (table_id, n)
  ) without rowid;
  create unique index chat_message on chat (table_id, message) where message is not null;
  create index chat_person on chat (person, at) where person is not null;
  create table chat_marks (
    table_id text not null,
    person text not null,
    mark text not null,
    primary key (table_id, person, mark)
  ) without rowid;
  create index chat_marks_person on chat_marks (person);
  create trigger chat_of_gathering after delete on gatherings
  when not exists (select 1 from tables where id = old.id) begin
    delete from chat where table_id = old.id;
    delete from chat_marks where table_id = old.id;
  end;
  create trigger chat_of_table after delete on tables begin
    delete from chat where table_id = old.id;
    delete from chat_marks where table_id = old.id;
  end;
  update tables set online = json_set(online, '$.options.chat', 'all', '$.host', json('null'))
  where online is not null;
  update gatherings set gathering = json_set(gathering, '$.gathering.options.chat', 'all');`,
  // Notices. Games that run when this step is taken are told about from their next entry on.
  `alter table tables add column noticed integer not null default 1;
  create index tables_noticed on tables (key) where noticed = 0;
  alter table people add column language text;
  create table channels (
    id text primary key,
    person text not null references people (id) on delete cascade,
    for_table text,
    kind text not null,
    address text not null,
    detail text not null,
    since integer not null,
    gone integer not null default 0
  ) without rowid;
  create index channels_person on channels (person);
  create index channels_table on channels (for_table) where for_table is not null;
  create unique index channels_device on channels (address) where kind = 'push';
  create table told (
    table_key integer not null references tables (key) on delete cascade,
    person text not null,
    turn integer not null,
    primary key (table_key, person)
  ) without rowid;
  create index told_person on told (person);
  create table deliveries (
    channel text not null references channels (id) on delete cascade,
    table_key integer not null references tables (key) on delete cascade,
    turn integer not null,
    due integer not null,
    tries integer not null default 0,
    primary key (channel, table_key)
  ) without rowid;
  create index deliveries_due on deliveries (due);
  create index deliveries_table on deliveries (table_key);`,
];

/** The version of a database that this program writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** The file that keeps a database as it was before a migration. */
export function copyName(file: string, version: number): string {
  const { dir, name } = path.parse(file);
  return path.join(dir, `${name}-version-${version}.db`);
}

/**
 * Brings a database up to today's schema, or to that of an earlier version; `copyTo` names the file that keeps how it was. Returns
 * why it can't be used.
 */
export function migrate(
  database: Database,
  copyTo: (version: number) => string,
  to = SCHEMA_VERSION,
): StoreProblem | null {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version > SCHEMA_VERSION) return { code: 'storage-newer' };
  if (version === SCHEMA_VERSION) return null;
  if (version > 0) keepCopy(database, copyTo(version));
  for (const [i, sql] of MIGRATIONS.slice(0, to).entries()) {
    if (i < version) continue;
    database.exec(`begin immediate; ${sql} PRAGMA user_version = ${i + 1}; commit`);
  }
  return null;
}

/** Keeps how a database is. A copy that exists was made by a migration that was interrupted, and is the older one. */
function keepCopy(database: Database, copy: string): void {
  if (!existsSync(copy)) database.prepare('VACUUM INTO ?').run(copy);
}
