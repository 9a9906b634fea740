/** What a table and its screens say to each other, and how a screen comes by a table. */
export type { Advice, Hint } from '../bots/advice/advisor.js';
export type { Reason } from '../bots/advice/reason.js';
export { LEVELS, type Level } from '../bots/levels/names.js';
export * from './hosting.js';
export * from './messages.js';
export * from './problems.js';
export * from './seating.js';
