import type { Seat } from '../../engine/index.js';
import type { Resume, ToClient, ToTable } from '../../protocol/index.js';
import type { Attached, RunningTable } from '../../table/index.js';
import { whenFree } from '../host/locks.js';
import { type TabMessage, type ToLeader, idOfUnreadable, isReadable } from './tab-message.js';

/** Runs a table for the clients of all tabs. */
export class Leader {
  private readonly table: RunningTable;
  private readonly seats: Seat[];
  private readonly post: (message: TabMessage) => void;
  /** By worker and link. */
  private readonly attached = new Map<string, Attached>();
  private readonly watched = new Set<string>();

  constructor(table: RunningTable, seats: Seat[], post: (message: TabMessage) => void) {
    this.table = table;
    this.seats = seats;
    this.post = post;
  }

  /** Connects a client, for the first time or again. */
  join(
    worker: string,
    link: string,
    { eyes, n, messages }: Resume,
    onMessage: (message: ToClient) => void,
  ): void {
    this.leave(worker, link);
    const attached = this.table.attach({ seats: this.seats, onMessage, eyes, n });
    this.attached.set(`${worker} ${link}`, attached);
    for (const message of messages) attached.send(message);
  }

  /** Passes a message to the table. Returns false where the client is not known. */
  send(worker: string, link: string, message: ToTable): boolean {
    const attached = this.attached.get(`${worker} ${link}`);
    attached?.send(message);
    return attached !== undefined;
  }

  leave(worker: string, link: string): void {
    this.drop(`${worker} ${link}`);
  }

  /** Handles what a follower forwards. */
  serve(message: ToLeader): void {
    const { worker, link } = message;
    if (!isReadable(message)) return this.refuse(message);
    switch (message.type) {
      case 'leave':
        return this.leave(worker, link);
      case 'message': {
        const isKnown = this.send(worker, link, message.message);
        return this.post({ to: 'worker', worker, link, type: isKnown ? 'received' : 'rejoin' });
      }
      case 'join':
        this.join(worker, link, message.resume, (answer) =>
          this.post({ to: 'worker', worker, link, type: 'deliver', message: answer }),
        );
        void this.watch(worker);
    }
  }

  close(): void {
    this.table.close();
    this.attached.clear();
  }

  /**
   * Answers a message that does not parse, so that its tab doesn't take over. A join is left unanswered: without a table the tab
   * must take over.
   */
  private refuse(message: ToLeader): void {
    if (message.type === 'join') return;
    const { worker, link } = message;
    const id = idOfUnreadable(message);
    if (id === undefined) return this.post({ to: 'worker', worker, link, type: 'received' });
    const refusal: ToClient = { type: 'refused', id, problem: { code: 'not-a-move', at: 'message' } };
    this.post({ to: 'worker', worker, link, type: 'deliver', message: refusal });
  }

  private drop(key: string): void {
    this.attached.get(key)?.leave();
    this.attached.delete(key);
  }

  /** Disconnects the clients of another tab when its worker is gone. */
  private async watch(worker: string): Promise<void> {
    if (this.watched.has(worker)) return;
    this.watched.add(worker);
    await whenFree(worker);
    this.watched.delete(worker);
    for (const key of this.attached.keys()) if (key.startsWith(`${worker} `)) this.drop(key);
  }
}
