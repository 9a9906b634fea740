import { StoreFailure } from '../../table/index.js';
import type { Database } from './driver.js';
import { storeProblem } from './store-problem.js';
import type { TimeStore } from './time-store.js';
import type { Step } from './step.js';

/** The calls about time that read. */
export function timeReads(database: Database): Pick<TimeStore, 'dueTables' | 'lastBeat' | 'downtimesSince'> {
  const due = database.prepare('select id, due from tables where due <= ? order by due limit ?');
  const alive = database.prepare('select at from alive');
  const downtimes = database.prepare(
    'select since, started, until from downtimes where until >= ? order by since',
  );
  return {
    dueTables: (now, limit) =>
      read(() => due.all(now, limit).map((row) => ({ id: String(row['id']), due: Number(row['due']) }))),
    lastBeat: () =>
      read(() => {
        const row = alive.get();
        return row ? Number(row['at']) : null;
      }),
    downtimesSince: (until) =>
      read(() =>
        downtimes.all(until).map((row) => ({
          since: Number(row['since']),
          started: typeof row['started'] === 'number' ? row['started'] : null,
          until: Number(row['until']),
        })),
      ),
  };
}

/** The calls about time that write; `write` takes the steps in one transaction. */
export function timeWrites(write: (steps: Step[]) => Promise<void>): Pick<TimeStore, 'beat'> {
  return {
    beat: (now, downtimes) =>
      write([
        ...downtimes.map(({ since, started, until }) => ({
          sql: 'insert into downtimes (since, started, until) values (?, ?, ?) on conflict do nothing',
          values: [since, started, until],
        })),
        {
          sql: 'insert into alive (one, at) values (1, ?1) on conflict (one) do update set at = max(at, ?1)',
          values: [now],
        },
      ]),
  };
}

async function read<T>(find: () => T): Promise<T> {
  await Promise.resolve();
  try {
    return find();
  } catch (error) {
    throw new StoreFailure(storeProblem(error), error);
  }
}
