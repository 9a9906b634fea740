import type { View } from '../engine/index.js';

const START = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A short hash of a view (FNV-1a over its numbers and texts, in their order). A client compares it with that of its own view: should
 * they ever differ, it fetches the table again. Events folded into a view give the same fields in the same order as the view itself
 * (P2), so no canonical form is needed. Walking the lists costs a sixth of hashing their JSON.
 */
export function viewHash(view: View): number {
  return hashValue(START, view) >>> 0;
}

/** What stands for a value that has no number of its own. */
const MARKS = { null: 0x10001, true: 0x10002, false: 0x10003 } as const;

function hashValue(hash: number, value: unknown): number {
  if (typeof value === 'number') return Math.imul(hash ^ value, PRIME);
  if (typeof value === 'string') return hashText(hash, value);
  if (Array.isArray(value)) return hashList(hash, value);
  if (typeof value === 'object' && value !== null) return hashFields(hash, value);
  return Math.imul(hash ^ MARKS[value === true ? 'true' : value === false ? 'false' : 'null'], PRIME);
}

function hashList(hash: number, list: readonly unknown[]): number {
  let next = Math.imul(hash ^ (list.length + 0x20000), PRIME);
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    next = typeof item === 'number' ? Math.imul(next ^ item, PRIME) : hashValue(next, item);
  }
  return next;
}

function hashFields(hash: number, fields: object): number {
  let next = hash;
  for (const name in fields) {
    const value = (fields as Record<string, unknown>)[name];
    // JSON, which carries views, has no undefined fields.
    if (value !== undefined) next = hashValue(hashText(next, name), value);
  }
  return next;
}

function hashText(hash: number, text: string): number {
  let next = Math.imul(hash ^ (text.length + 0x30000), PRIME);
  for (let i = 0; i < text.length; i++) next = Math.imul(next ^ text.charCodeAt(i), PRIME);
  return next;
}
