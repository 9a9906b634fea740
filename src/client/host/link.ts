import type { Seat } from '../../engine/index.js';
import type { TableLink, ToClient, ToTable } from '../../protocol/index.js';
import { randomName } from './names.js';
import type { Mind } from './wire.js';

/** How a link reaches its worker, whichever that is at the moment. */
export interface Ways {
  join(mind: Mind): void;
  say(message: ToTable): void;
  leave(): void;
}

/**
 * A screen's hold on its table. It remembers what it said that still holds and what has no answer yet, so that it can join again,
 * whenever its table is taken up anew by another worker, and nothing is lost.
 */
export class Link implements TableLink {
  private readonly ways: Ways;
  private readonly hearers = new Set<(message: ToClient) => void>();
  /** What came before anybody listened. */
  private unheard: ToClient[] | null = [];
  private eyes: Seat | 'open' | null = null;
  /** The last message of each of these types. */
  private readonly standing = new Map<'pace' | 'hold' | 'advise', ToTable>();
  private readonly pending = new Map<string, ToTable>();
  /** Screens number their messages as they like, and start anew after a reload; the table must never take one for another. */
  private readonly prefix = `${randomName()} `;
  private closed = false;
  /** The screen was told that its table is closed: what had no answer by then is never said again. */
  private ended = false;

  constructor(ways: Ways) {
    this.ways = ways;
    this.join();
  }

  /** Joins the table, at first or again. */
  join(): void {
    if (!this.closed && !this.ended)
      this.ways.join({ eyes: this.eyes, said: [...this.standing.values(), ...this.pending.values()] });
  }

  send(message: ToTable): void {
    if (this.closed || this.ended) return;
    const said = 'id' in message ? { ...message, id: this.prefix + message.id } : message;
    if (said.type === 'look') this.eyes = said.eyes;
    else if ('id' in said) this.pending.set(said.id, said);
    else this.standing.set(said.type, said);
    this.ways.say(said);
  }

  listen(hear: (message: ToClient) => void): () => void {
    this.hearers.add(hear);
    const unheard = this.unheard ?? [];
    this.unheard = null;
    for (const message of unheard) hear(message);
    return () => this.hearers.delete(hear);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.hearers.clear();
    this.ways.leave();
  }

  /** What the worker says to this screen. */
  hear(message: ToClient): void {
    if (this.closed || this.ended) return;
    this.ended = message.type === 'closed';
    const heard = this.known(message);
    if (this.unheard) this.unheard.push(heard);
    else for (const hear of this.hearers) hear(heard);
  }

  /** The message with the id that the screen gave; whatever it answers is answered. */
  private known(message: ToClient): ToClient {
    if (!('id' in message) || message.id === undefined) return message;
    this.pending.delete(message.id);
    const own = message.id.startsWith(this.prefix);
    return own ? { ...message, id: message.id.slice(this.prefix.length) } : message;
  }
}
