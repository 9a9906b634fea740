import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Thinker } from '../../table/index.js';
import { LocalBus } from '../bus/local-bus.js';
import { clock } from '../clock.js';
import { takeDataFolder } from '../data-folder.js';
import { Rooms } from '../rooms/rooms.js';
import { openSqliteStore } from '../store/sqlite-store.js';
import { writeHere } from '../store/write-batch.js';
import { Bans } from './bans.js';
import { carryOut } from './carry-out.js';
import { databaseOf, openCurrent } from './data/open.js';
import type { Order, OrderAnswer } from './orders.js';
import { CommandProblem } from './problem.js';

/** A running server looks for orders twice a second. */
const ANSWER_MS = 20_000;
const LOOK_MS = 100;

/** Has an order carried out: by the server that uses the data folder, or here where none does. */
export async function sendOrder(data: string, order: Order): Promise<OrderAnswer> {
  databaseOf(data);
  const folder = takeDataFolder(data);
  if (!folder) return askServer(data, order);
  try {
    return await carryOutHere(folder.database, order);
  } finally {
    folder.release();
  }
}

async function askServer(data: string, order: Order): Promise<OrderAnswer> {
  const database = openCurrent(data, false);
  const id = randomUUID();
  try {
    database
      .prepare('insert into orders (id, command, made) values (?, ?, ?)')
      .run(id, JSON.stringify(order), Date.now());
    const answer = database.prepare('select answer from orders where id = ?');
    const remove = database.prepare('delete from orders where id = ? and answer is not null');
    for (const end = Date.now() + ANSWER_MS; Date.now() < end; await pause(LOOK_MS)) {
      const text = answer.get(id)?.['answer'];
      if (typeof text !== 'string') continue;
      remove.run(id);
      return JSON.parse(text) as OrderAnswer;
    }
    // It would be carried out at some later time, which nobody expects.
    const withdraw = database.prepare('delete from orders where id = ? and answer is null');
    throw new CommandProblem(
      withdraw.run(id) === 1
        ? 'The server did not answer in time, and the order was withdrawn. Its log may say why.'
        : 'The server answered too late; look whether the order was carried out.',
    );
  } finally {
    database.close();
  }
}

async function carryOutHere(file: string, order: Order): Promise<OrderAnswer> {
  const store = openSqliteStore(file, writeHere);
  const errors: unknown[] = [];
  const rooms = new Rooms({
    store,
    clock,
    bus: new LocalBus(),
    thinker: NOBODY_THINKS,
    onError: (error) => errors.push(error),
  });
  try {
    const answer = await carryOut(
      {
        store,
        rooms,
        bans: new Bans(store, Date.now),
        sockets: { addressesOf: () => [], endBanned: () => 0, rename: () => undefined },
        now: Date.now,
      },
      order,
    );
    if (errors.length > 0) throw errors[0];
    return answer;
  } finally {
    await rooms.close();
    await store.close();
  }
}

/** No table is opened where nobody is at it. */
const NOBODY_THINKS: Thinker = {
  seatBot: () => {
    throw new Error('a table was opened without a server');
  },
  advise: () => {
    throw new Error('a table was opened without a server');
  },
};
