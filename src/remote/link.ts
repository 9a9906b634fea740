import type { Seat } from '../engine/index.js';
import type { Resume, TableLink, ToClient, ToTable } from '../protocol/index.js';
import { randomName } from './names.js';

/** How a link reaches its table. */
export interface Transport {
  join(resume: Resume): void;
  send(message: ToTable): void;
  leave(): void;
}

/**
 * A client's handle on its table. On a reconnect, as when the table moves to another worker, it rejoins with its messages in effect
 * and resends those without an answer, so that nothing is lost.
 */
export class Link implements TableLink {
  private readonly transport: Transport;
  private readonly listeners = new Set<(message: ToClient) => void>();
  /** Messages that came before the first listener. */
  private buffered: ToClient[] | null = [];
  private eyes: Seat | 'open' | null = null;
  /** The last entry that came, and whose eyes it was for. */
  private seen: { n: number; eyes: Seat | 'open' } | null = null;
  /** The last message of each of these types. */
  private readonly lastSettings = new Map<'pace' | 'hold' | 'advise', ToTable>();
  private readonly pending = new Map<string, ToTable>();
  /** Makes ids unique: clients number their messages from 1 after each reload. */
  private readonly prefix = `${randomName()} `;
  /** Nobody listens any more. It leaves once all its messages are answered, so that a last move is not lost. */
  private closed = false;
  private left = false;
  /** The table was closed: messages without an answer are never sent again. */
  private ended = false;

  constructor(transport: Transport) {
    this.transport = transport;
    this.join();
  }

  /** Joins the table, or rejoins it after a reconnect. */
  join(): void {
    if (this.left || this.ended) return;
    const messages = [...this.lastSettings.values(), ...this.pending.values()];
    const eyes = this.eyes ?? this.seen?.eyes ?? null;
    const n = this.seen?.eyes === eyes ? this.seen.n : null;
    this.transport.join({ eyes, n, messages });
  }

  send(message: ToTable): void {
    if (this.closed || this.ended) return;
    const sent = 'id' in message ? { ...message, id: this.prefix + message.id } : message;
    if (sent.type === 'look') this.eyes = sent.eyes;
    else if ('id' in sent) this.pending.set(sent.id, sent);
    else this.lastSettings.set(sent.type, sent);
    this.transport.send(sent);
  }

  listen(onMessage: (message: ToClient) => void): () => void {
    this.listeners.add(onMessage);
    const buffered = this.buffered ?? [];
    this.buffered = null;
    for (const message of buffered) onMessage(message);
    return () => this.listeners.delete(onMessage);
  }

  refetch(): void {
    if (this.closed) return;
    this.seen = null;
    this.join();
  }

  close(): void {
    this.closed = true;
    this.listeners.clear();
    this.buffered = null;
    this.leaveIfDone();
  }

  /** Passes a message of the table to the listeners. */
  receive(message: ToClient): void {
    if (this.left || this.ended) return;
    if (message.type === 'entry' && !this.isNext(message)) return;
    this.ended = message.type === 'closed';
    this.see(message);
    const received = this.settle(message);
    if (this.buffered) this.buffered.push(received);
    else for (const onMessage of this.listeners) onMessage(received);
    this.leaveIfDone();
  }

  private leaveIfDone(): void {
    if (!this.closed || this.left || (this.pending.size > 0 && !this.ended)) return;
    this.left = true;
    this.transport.leave();
  }

  /**
   * Whether an entry follows the last one. One that came before is dropped, as when two leaders caught us up; unless it answers a
   * message, which is then asked for again, as is what a gap lacks.
   */
  private isNext({ entry, id }: Extract<ToClient, { type: 'entry' }>): boolean {
    if (this.seen === null || entry.n === this.seen.n + 1) return true;
    if (entry.n > this.seen.n || (id !== undefined && this.pending.has(id))) this.join();
    return false;
  }

  /** Remembers how much of the log has come. */
  private see(message: ToClient): void {
    if (message.type === 'table')
      this.seen = message.eyes === 'all' ? null : { n: message.log.length - 1, eyes: message.eyes };
    else if (message.type === 'entry' && this.seen) this.seen = { ...this.seen, n: message.entry.n };
  }

  /** Takes the answered message off the list, and gives the answer the client's own id. */
  private settle(message: ToClient): ToClient {
    if (!('id' in message) || message.id === undefined) return message;
    this.pending.delete(message.id);
    const isOwn = message.id.startsWith(this.prefix);
    return isOwn ? { ...message, id: message.id.slice(this.prefix.length) } : message;
  }
}
