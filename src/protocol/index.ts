/** What tables, hosts and clients send each other, and how a client gets hold of a table. */
export type { Advice, Hint } from '../bots/advice/advisor.js';
export type { Reason } from '../bots/advice/reason.js';
export { LEVELS, type Level } from '../bots/levels/names.js';
export * from './colours.js';
export * from './hosting.js';
export * from './messages.js';
export * from './parse.js';
export * from './parse-from-host.js';
export * from './problems.js';
export { MAX_ID_LENGTH } from './readers.js';
export * from './seating.js';
export * from './wire.js';
