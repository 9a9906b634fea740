import { createHash } from 'node:crypto';

/** The id of a notice: the same each time it is sent, so that it is shown once. */
export function noticeId(table: string, turn: number): string {
  return hashOf(`${table} ${turn}`);
}

/** A name for a table's notices that fits the Topic header of push messages: of several that wait for a device, the last one stays. */
export function topicOf(table: string): string {
  return hashOf(table);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
