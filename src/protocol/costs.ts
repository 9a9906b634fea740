import type { ToTable } from './messages.js';
import type { ToServer } from './server-wire.js';

/** What is dear: it makes the server read or send much. */
const FRAMES: Readonly<Partial<Record<ToServer['type'], number>>> = {
  join: 5,
  ask: 3,
  knock: 5,
  silence: 3,
  'send-away': 3,
};
const MESSAGES: Readonly<Partial<Record<ToTable['type'], number>>> = { look: 5, record: 5 };

/** What can't be read has a price as well. */
export const REJECT_COST = 3;

/** What a frame costs of a client's credit, the messages in it included. */
export function costOf(frame: ToServer): number {
  if (frame.type === 'send') return costOfMessage(frame.message);
  const cost = FRAMES[frame.type] ?? 1;
  if (frame.type !== 'join') return cost;
  return frame.resume.messages.reduce((sum, message) => sum + costOfMessage(message), cost);
}

function costOfMessage({ type }: ToTable): number {
  return MESSAGES[type] ?? 1;
}
