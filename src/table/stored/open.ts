import type { Result, Seat } from '../../engine/index.js';
import type { OpenProblem, TablePlan } from '../../protocol/index.js';
import type { TableDependencies } from '../dependencies.js';
import { type ClockRow, StoreFailure, type TableStore } from '../store.js';
import type { TimedTable, TimeKeeper } from '../time-keeper.js';
import { RunningTable } from '../running-table.js';
import { type FindBoard, gameOfRecord } from './game-of-record.js';
import { recordOf, repair } from './stored-table.js';

/** What a stored table is opened with: all that is not in the store. */
export type OpenDependencies = Omit<
  TableDependencies,
  'id' | 'game' | 'plan' | 'secret' | 'appliedMessages' | 'store' | 'keepTime'
> & {
  store: Pick<TableStore, 'load' | 'append' | 'readEntry'>;
  findBoard: FindBoard;
  /** Makes clocks of those that are stored. */
  keepTime?: (row: ClockRow, table: TimedTable) => TimeKeeper;
};

/** A table that was opened, and the seats of its people; or why it was not. */
export type OpenedTable = Result<{ table: RunningTable; seats: Seat[] }, OpenProblem>;

/** Opens a table from its store. */
export async function openStored(id: string, dependencies: OpenDependencies): Promise<OpenedTable> {
  const { store, findBoard, keepTime, ...rest } = dependencies;
  try {
    const loaded = await store.load(id);
    if (!loaded) return { ok: false, problem: { code: 'no-such-table' } };
    const record = recordOf(loaded);
    if (!record.ok) return record;
    const game = gameOfRecord(record.value, findBoard);
    if (!game.ok) return game;
    const { plan, secret } = repair(loaded.table) ?? loaded.table;
    const appliedMessages = loaded.entries.flatMap(({ message }) => message ?? []);
    const { clocks } = loaded;
    const table = new RunningTable({
      ...rest,
      store,
      id,
      game: game.value,
      plan,
      secret,
      appliedMessages,
      ...(clocks && keepTime && { keepTime: (timed) => keepTime(clocks, timed) }),
    });
    return { ok: true, value: { table, seats: seatsOfPeople(plan) } };
  } catch (error) {
    if (error instanceof StoreFailure) return { ok: false, problem: error.problem };
    throw error;
  }
}

function seatsOfPeople(plan: TablePlan): Seat[] {
  return plan.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
