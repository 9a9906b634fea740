import type { Seat } from '../../engine/index.js';
import type { ToClient, ToTable } from '../../protocol/index.js';
import type { Attached, Table } from '../../table/index.js';
import { whenFree } from '../host/locks.js';
import type { Mind } from '../host/wire.js';
import type { Aside, ToPlayer } from './aside.js';

/** What plays a table for the screens of all tabs. */
export class Player {
  private readonly table: Table;
  private readonly seats: Seat[];
  private readonly post: (aside: Aside) => void;
  /** By worker and link. */
  private readonly attached = new Map<string, Attached>();
  private readonly watched = new Set<string>();

  constructor(table: Table, seats: Seat[], post: (aside: Aside) => void) {
    this.table = table;
    this.seats = seats;
    this.post = post;
  }

  /** A screen sits down, or does so again. */
  join(worker: string, link: string, { eyes, said }: Mind, hear: (message: ToClient) => void): void {
    this.leave(worker, link);
    const attached = this.table.attach(this.seats, hear, eyes);
    this.attached.set(`${worker} ${link}`, attached);
    for (const message of said) attached.send(message);
  }

  /** Passes a message to the table; false where the screen is not known. */
  say(worker: string, link: string, message: ToTable): boolean {
    const attached = this.attached.get(`${worker} ${link}`);
    attached?.send(message);
    return attached !== undefined;
  }

  leave(worker: string, link: string): void {
    this.drop(`${worker} ${link}`);
  }

  /** What a screen of another tab says. */
  serve(aside: ToPlayer): void {
    const { worker, link } = aside;
    if (aside.say === 'leave') return this.leave(worker, link);
    if (aside.say === 'message') {
      const known = this.say(worker, link, aside.message);
      return this.post({ to: 'worker', worker, link, say: known ? 'heard' : 'anew' });
    }
    this.join(worker, link, aside.mind, (message) =>
      this.post({ to: 'worker', worker, link, say: 'tell', message }),
    );
    void this.watch(worker);
  }

  close(): void {
    this.table.close();
    this.attached.clear();
  }

  private drop(key: string): void {
    this.attached.get(key)?.leave();
    this.attached.delete(key);
  }

  /** Screens of another tab leave when its worker is no more. */
  private async watch(worker: string): Promise<void> {
    if (this.watched.has(worker)) return;
    this.watched.add(worker);
    await whenFree(worker);
    this.watched.delete(worker);
    for (const key of this.attached.keys()) if (key.startsWith(`${worker} `)) this.drop(key);
  }
}
