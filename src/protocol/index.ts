/** What tables, hosts and clients send each other, and how a client gets hold of a table. */
export type { Advice, Hint } from '../bots/advice/advisor.js';
export type { Reason } from '../bots/advice/reason.js';
export { LEVELS, type Level } from '../bots/levels/names.js';
export * from './chat.js';
export * from './colours.js';
export * from './costs.js';
export * from './gathering.js';
export * from './hosting.js';
export * from './join-code.js';
export * from './messages.js';
export * from './notices.js';
export {
  MAX_FRAME_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SEATS,
  parseResume,
  parseToHost,
  parseToHostText,
  parseToTable,
  parseToWorker,
} from './parse.js';
export * from './parse-from-host.js';
export * from './parse-from-server.js';
export * from './problems.js';
export { MAX_ID_LENGTH } from './readers.js';
export * from './parse-to-server.js';
export { withoutInvisible } from './plain-text.js';
export * from './player-name.js';
export * from './seating.js';
export * from './server-wire.js';
export * from './passkeys.js';
export * from './time-control.js';
export type * from './undo-vote.js';
export * from './view-hash.js';
export * from './wire.js';
