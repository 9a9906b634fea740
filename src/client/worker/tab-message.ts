import { type Resume, type ToClient, type ToTable, parseResume, parseToTable } from '../../protocol/index.js';

/** What a follower forwards to the leader: the tab that runs the table. `link` is one of the clients of that worker. */
export type ToLeader = { to: 'leader'; worker: string; link: string } & (
  { type: 'join'; resume: Resume } | { type: 'message'; message: ToTable } | { type: 'leave' }
);

/** What the workers of several tabs send each other about a table. */
export type TabMessage =
  | ToLeader
  | ({ to: 'worker'; worker: string; link: string } & (
      | { type: 'deliver'; message: ToClient }
      /** The message has arrived. */
      | { type: 'received' }
      /** The client is not known: it must join again. */
      | { type: 'rejoin' }
    ))
  /** A tab leads the table from now on, has stored an entry, or has removed the table. */
  | { to: 'all'; type: 'leading' | 'stored' | 'removed' };

/** Whether the message of another tab parses: that tab may run another version of the page. */
export function isReadable(message: ToLeader): boolean {
  switch (message.type) {
    case 'join':
      return parseResume(message.resume).ok;
    case 'message':
      return parseToTable(message.message).ok;
    case 'leave':
      return true;
  }
}

/** The id of a client's message that does not parse, if it has one. */
export function idOfUnreadable(tabMessage: ToLeader): string | undefined {
  const message: unknown = 'message' in tabMessage ? tabMessage.message : undefined;
  const hasId = typeof message === 'object' && message !== null && 'id' in message;
  return hasId && typeof message.id === 'string' ? message.id : undefined;
}
