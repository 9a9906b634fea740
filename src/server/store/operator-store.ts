import { StoreFailure } from '../../table/index.js';
import type { Ban } from '../operator/orders.js';
import type { Column, Database, Row } from './driver.js';
import { DASH, dashNames } from './sqlite-lobby.js';
import { storeProblem } from './store-problem.js';
import type { Step } from './step.js';

/** An order that another process has stored, and that has no answer yet. */
export interface WaitingOrder {
  id: string;
  command: string;
}

/** What operators do, as the server stores it. */
export interface OperatorStore {
  /** Closes a table that has begun, which takes it off the list; or opens it again. */
  setClosed(id: string, isClosed: boolean): Promise<void>;
  /** A person's name becomes a dash, also at the tables that have begun. */
  clearName(person: string): Promise<void>;
  bans(): Promise<Ban[]>;
  addBan(ban: Omit<Ban, 'id'>): Promise<void>;
  removeBan(id: number): Promise<void>;
  removeExpiredBans(now: number): Promise<void>;
  waitingOrders(): Promise<WaitingOrder[]>;
  answerOrder(id: string, answer: string): Promise<void>;
  /** Removes orders that nobody has fetched the answer of. */
  removeOrders(before: number): Promise<void>;
  /** Writes something, which fails where nothing can be written. */
  probe(now: number): Promise<void>;
}

type Reads = 'bans' | 'waitingOrders';

/** What is read for operators. */
export function operatorReads(database: Database): Pick<OperatorStore, Reads> {
  const bans = database.prepare('select id, person, address, made, until from bans order by id');
  const orders = database.prepare('select id, command from orders where answer is null order by made');
  return {
    bans: () => read(() => bans.all().map(banOf)),
    waitingOrders: () =>
      read(() => orders.all().map(({ id, command }) => ({ id: String(id), command: String(command) }))),
  };
}

/** What is written for operators; `write` takes steps in one transaction. */
export function operatorWrites(write: (steps: Step[]) => Promise<void>): Omit<OperatorStore, Reads> {
  const run = (sql: string, ...values: Column[]): Promise<void> => write([{ sql, values }]);
  return {
    setClosed: (id, isClosed) =>
      isClosed
        ? run('update tables set closed = 1, listed = 0, due = null, noticed = 1 where id = ?', id)
        : run('update tables set closed = 0 where id = ?', id),
    clearName: (person) =>
      write([
        ...dashNames(person),
        { sql: 'update chat set name = ? where person = ?', values: [DASH, person] },
        { sql: 'update people set name = ? where id = ?', values: [DASH, person] },
      ]),
    addBan: ({ person, address, made, until }) =>
      run(
        'insert into bans (person, address, made, until) values (?, ?, ?, ?)',
        person,
        address,
        made,
        until,
      ),
    removeBan: (id) => run('delete from bans where id = ?', id),
    removeExpiredBans: (now) => run('delete from bans where until <= ?', now),
    answerOrder: (id, answer) => run('update orders set answer = ? where id = ?', answer, id),
    removeOrders: (before) => run('delete from orders where made < ?', before),
    probe: (now) =>
      run('insert into probes (id, made) values (1, ?1) on conflict (id) do update set made = ?1', now),
  };
}

function banOf(row: Row): Ban {
  const until = row['until'];
  return {
    id: Number(row['id']),
    person: textOf(row['person']),
    address: textOf(row['address']),
    made: Number(row['made']),
    until: typeof until === 'number' ? until : null,
  };
}

function textOf(column: Column | undefined): string | null {
  return typeof column === 'string' ? column : null;
}

/** Reads; a `StoreFailure` where that is not possible. */
async function read<T>(find: () => T): Promise<T> {
  await Promise.resolve();
  try {
    return find();
  } catch (error) {
    throw new StoreFailure(storeProblem(error), error);
  }
}
