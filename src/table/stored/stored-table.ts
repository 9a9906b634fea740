import { type GameRecord, type RecordProblem, type Result, parseRecord } from '../../engine/index.js';
import type { TableCard } from '../../protocol/index.js';
import type { LoadedTable, StoredTable, TableStore } from '../store.js';
import { planOfRecord } from './plan-of-record.js';
import { summaryOf } from './summary.js';

/** The card of a stored table. */
export function cardOf({ id, plan, guessed, played, record }: StoredTable): TableCard {
  return { id, plan, guessed, played, ...summaryOf(record.snapshot) };
}

/** All tables, the last played first, and the ids of damaged ones, which must not prevent listing the others. */
export async function listTables(
  store: Pick<TableStore, 'list'>,
): Promise<{ tables: StoredTable[]; damaged: string[] }> {
  const tables: StoredTable[] = [];
  const damaged: string[] = [];
  for (const row of await store.list()) {
    const table = repair(row);
    if (table) tables.push(table);
    else damaged.push(row.id);
  }
  return { tables: tables.sort((x, y) => y.played - x.played), damaged };
}

/** A row whose plan is rebuilt from its record; null where the row is too damaged even for a card. */
export function repair(row: StoredTable): StoredTable | null {
  try {
    const { plan, guessed } = planOfRecord(row.record, row.plan);
    const played = Number.isFinite(row.played) ? row.played : 0;
    const table = { ...row, plan, guessed: guessed || row.guessed, played };
    const { result } = cardOf(table);
    return result && !(Array.isArray(result.totals) && Array.isArray(result.ranks)) ? null : table;
  } catch {
    return null;
  }
}

/** The whole record of a loaded table. */
export function recordOf({ table, entries }: LoadedTable): Result<GameRecord, RecordProblem> {
  return parseRecord({ ...table.record, log: entries.map(({ entry }) => entry) });
}
