import { readList, storeList } from './stored-list.js';

const KEY = 'rallar.chat.read';
/** The tables whose chats were read last are remembered. */
const MAX_TABLES = 50;

type Read = [table: string, line: number];

function isRead(it: unknown): it is Read {
  return Array.isArray(it) && it.length === 2 && typeof it[0] === 'string' && typeof it[1] === 'number';
}

/** The last line of a table's chat that was read on this device; -1 where none was. */
export function lastRead(table: string): number {
  return readList(KEY, isRead).find(([id]) => id === table)?.[1] ?? -1;
}

/** Remembers that a table's chat was read up to this line. */
export function storeRead(table: string, line: number): void {
  const others = readList(KEY, isRead).filter(([id]) => id !== table);
  storeList(KEY, [...others, [table, line]].slice(-MAX_TABLES));
}
