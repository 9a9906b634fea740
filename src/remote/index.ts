/** A client for Rallar servers: `connect` gives tables to play at (docs/protocol.md). */
export { connect } from './connect.js';
export type {
  ClientEvents,
  ClientOptions,
  ConnectProblem,
  GatherProblem,
  InvitationProblem,
  RemoteClient,
  SocketConstructor,
} from './remote-client.js';
export type { ConnectionState, ServerSocket } from './connection.js';
export type { SeenGame } from './followed-game.js';
export type { IntroduceProblem } from './identity.js';
export type { EndProblem, Played, RemoteTable, ShownInvitation, TableEvents } from './remote-table.js';
export type { Acted } from './pending-actions.js';
export { DEFAULT_OPTIONS, LEVELS, ONLINE_PACES, PROTOCOL_VERSION, viewHash } from '../protocol/index.js';
export type * from '../protocol/index.js';
