import type { ToClient, ToTable } from '../protocol/index.js';
import type { Played } from './remote-table.js';

/** What answers a message to the table, or why nothing does. */
export type MessageAnswer = { ok: true; message: ToClient } | Extract<Played, { ok: false }>;

/** A message that is answered, without its id and the entry it was sent after. */
export type Wish<T = Extract<ToTable, { id: string }>> = T extends unknown ? Omit<T, 'id' | 'n'> : never;

/** The messages to a table that have no answer yet. Their link resends them; here are those who wait for the answers. */
export class PendingMessages {
  private readonly waiting = new Map<string, (answer: MessageAnswer) => void>();
  private lastId = 0;

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  /** Sends a message, and resolves with its answer. `n` is the last entry seen. */
  ask(wish: Wish, n: number, send: (message: ToTable) => void): Promise<MessageAnswer> {
    const id = String(++this.lastId);
    const message = wish.type === 'record' ? { ...wish, id } : { ...wish, id, n };
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      send(message);
    });
  }

  /** Passes a message of the table to the one who waits for it, if anybody does. */
  settle(message: ToClient): void {
    const id = 'id' in message ? message.id : undefined;
    if (id === undefined) return;
    const answer = this.waiting.get(id);
    this.waiting.delete(id);
    answer?.(message.type === 'refused' ? { ok: false, problem: message.problem } : { ok: true, message });
  }

  /** Nothing will be answered any more. */
  fail(problem: Extract<Played, { ok: false }>['problem']): void {
    for (const answer of this.waiting.values()) answer({ ok: false, problem });
    this.waiting.clear();
  }
}
