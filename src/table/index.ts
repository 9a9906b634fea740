/** One running table, wherever it runs: time, chance and store are handed in. */
export { beginGame } from './begin.js';
export type { Clock } from './clock.js';
export { opponentOf } from './levels.js';
export type { Attached, TableParts } from './parts.js';
export { thinkInPortions } from './portions.js';
export { summaryOf } from './summary.js';
export { Table } from './table.js';
