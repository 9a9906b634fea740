/** One running table, wherever it runs: time, randomness, threads and storage are handed in. */
export { beginGame } from './begin.js';
export { type Clock, pause } from './clock.js';
export type { FinalAnswer, TableDependencies } from './dependencies.js';
export { exportFinished } from './files/export.js';
export { type GamesFile, FileUnreadable, importFile } from './files/import.js';
export { LOCAL_POLICY, type TablePolicy } from './policy.js';
export { type Attached, RunningTable } from './running-table.js';
export * from './store.js';
export { type OpenedTable, openStored } from './stored/open.js';
export { cardOf, listTables } from './stored/stored-table.js';
export { type Downtime, GRACE_MS } from './clocks/downtime.js';
export { firstClocks } from './clocks/first-clocks.js';
export { TableClocks } from './clocks/table-clocks.js';
export { budgetOf } from './thinking/levels.js';
export { PortionThinker } from './thinking/portion-thinker.js';
export { thinkInPortions } from './thinking/portions.js';
export type * from './thinking/thinker.js';
