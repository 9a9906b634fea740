import type { RecordProblem } from '../../engine/index.js';
import type { HostProblem, StoreTimeout, ToClient, ToTable } from '../../protocol/index.js';
import { type Held, takeLock } from '../host/locks.js';
import type { Mind } from '../host/wire.js';
import type { Aside, ToPlayer } from './aside.js';
import type { openKept } from './opening.js';
import { Patience } from './patience.js';
import { Player } from './player.js';
import { storageProblem } from './problems.js';
import { Removed, Superseded } from './shelf.js';

/** Why a table can't be opened. */
export type RoomProblem = { code: 'no-such-table' } | RecordProblem | HostProblem | StoreTimeout;

/** What a room needs of its worker. */
export interface RoomParts {
  id: string;
  /** The name of the worker, which is also the lock that it holds while it lives. */
  worker: string;
  open: typeof openKept;
  tell: (link: string, message: ToClient) => void;
  anew: (link: string) => void;
  /** The room is closed, of itself or by `close`. */
  ended: () => void;
  trouble: (error: unknown) => void;
}

/** Who plays a table and does not answer for so long is taken to be asleep, and the table is taken over. */
const ASLEEP_MS = 4000;

/**
 * A table in this tab. Of all tabs that show it, the one that holds its lock plays it; the others pass on what their screens say, and take over
 * when the lock comes to be free: when that tab is closed, its worker crashes, or it has fallen asleep.
 */
export class Room {
  private readonly parts: RoomParts;
  private readonly lock: string;
  private readonly channel: BroadcastChannel;
  /** The screens of this tab. */
  private readonly links = new Set<string>();
  private playing: { player: Player; held: Held } | null = null;
  private waiting: AbortController | null = null;
  /** Another tab plays the table. Where this is false and nothing is played here, the table is being opened. */
  private passing = false;
  private entered: Promise<RoomProblem | null> | null = null;
  private readonly patience = new Patience(ASLEEP_MS, () => void this.takeOver());
  private closed = false;

  constructor(parts: RoomParts) {
    this.parts = parts;
    this.lock = `rallar/table/${parts.id}`;
    this.channel = new BroadcastChannel(this.lock);
    this.channel.addEventListener('message', ({ data }) => this.overhear(data as Aside));
  }

  /** Opens the table, once: to play it, or to pass on to the tab that does. Gives the problem where it can't be opened. */
  enter(): Promise<RoomProblem | null> {
    return (this.entered ??= this.open());
  }

  /** A screen of this tab joins. While the table is being opened it is only noted: it is asked to join again afterwards. */
  join(link: string, mind: Mind): void {
    const { worker, tell } = this.parts;
    this.links.add(link);
    if (this.playing) this.playing.player.join(worker, link, mind, (message) => tell(link, message));
    else if (this.passing) this.passOn({ to: 'player', worker, link, say: 'join', mind });
  }

  /** A screen says something. While the table is being opened it waits in the screen's link, which joins again with it. */
  say(link: string, message: ToTable): void {
    const { worker } = this.parts;
    if (this.playing) this.playing.player.say(worker, link, message);
    else if (this.passing) this.passOn({ to: 'player', worker, link, say: 'message', message });
  }

  /** A screen of this tab leaves; the room is closed with the last. */
  leave(link: string): void {
    const { worker } = this.parts;
    this.links.delete(link);
    this.patience.answered(link);
    if (this.playing) this.playing.player.leave(worker, link);
    else this.post({ to: 'player', worker, link, say: 'leave' });
    if (this.links.size === 0) this.close();
  }

  /** The table was removed: all that show it are told. */
  removed(): void {
    this.post({ to: 'all', say: 'removed' });
    this.end({ code: 'no-such-table' });
  }

  /** Lets go of the table, which others may play then. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.stopPlaying()?.release();
    this.waiting?.abort();
    this.patience.stop();
    this.channel.close();
    this.parts.ended();
  }

  private async open(): Promise<RoomProblem | null> {
    const held = await takeLock(this.lock, { ifAvailable: true });
    if (held) return this.play(held);
    this.waitForLock();
    this.askAnew();
    return null;
  }

  private async play(held: Held): Promise<RoomProblem | null> {
    const { id, open, trouble } = this.parts;
    this.passing = false;
    this.patience.stop();
    const opened = await open(id, {
      kept: () => this.post({ to: 'all', say: 'stored' }),
      notKept: (error) => this.notKept(error),
      trouble,
    });
    if (this.closed || !opened.ok) {
      held.release();
      if (!opened.ok) this.end(opened.problem);
      return opened.ok ? null : opened.problem;
    }
    const { table, seats } = opened.value;
    this.playing = { held, player: new Player(table, seats, (aside) => this.post(aside)) };
    void held.lost.then(() => this.lose(held));
    this.post({ to: 'all', say: 'playing' });
    this.askAnew();
    return null;
  }

  private stopPlaying(): Held | undefined {
    const held = this.playing?.held;
    this.playing?.player.close();
    this.playing = null;
    return held;
  }

  private lose(held: Held): void {
    if (this.closed || this.playing?.held !== held) return;
    this.stopPlaying();
    this.waitForLock();
    this.askAnew();
  }

  /** An entry could not be stored. Where another has stored one in its place, the table is looked at anew. */
  private notKept(error: unknown): void {
    if (!this.playing) return;
    if (error instanceof Removed) return this.end({ code: 'no-such-table' });
    if (error instanceof Superseded) return this.playAnew();
    const problem = storageProblem(error);
    // No entry can be stored by this version of the page any more.
    if (problem.code === 'storage-newer') this.end(problem);
    else this.parts.trouble(error);
  }

  /** Somebody else has stored an entry: where there are no locks, several may play. All go on from what is stored. */
  private playAnew(): void {
    const held = this.stopPlaying();
    if (held) void this.play(held);
  }

  private waitForLock(): void {
    if (this.closed) return;
    this.passing = true;
    const waiting = new AbortController();
    this.waiting = waiting;
    // Where it is refused, it was called off.
    takeLock(this.lock, { signal: waiting.signal }).then(
      (held) => void (held && this.play(held)),
      () => null,
    );
  }

  /** Whoever plays does not answer: a tab that the system has put to sleep keeps its lock. */
  private async takeOver(): Promise<void> {
    if (this.closed || this.playing) return;
    this.waiting?.abort();
    const held = await takeLock(this.lock, { steal: true });
    if (held) await this.play(held);
  }

  private askAnew(): void {
    for (const link of this.links) {
      this.patience.answered(link);
      this.parts.anew(link);
    }
  }

  private end(problem: RoomProblem): void {
    for (const link of this.links) this.parts.tell(link, { type: 'closed', problem });
    this.close();
  }

  private post(aside: Aside): void {
    if (!this.closed) this.channel.postMessage(aside);
  }

  private passOn(aside: ToPlayer): void {
    if (this.closed) return;
    this.post(aside);
    this.patience.wait(aside.link);
  }

  private overhear(aside: Aside): void {
    if (this.closed) return;
    if (aside.to === 'player') return this.playing?.player.serve(aside);
    if (aside.to === 'all') {
      if (aside.say === 'removed') this.end({ code: 'no-such-table' });
      else if (aside.say === 'stored') this.playAnew();
      else if (!this.playing) this.askAnew();
    } else if (aside.worker === this.parts.worker && this.links.has(aside.link)) {
      this.patience.answered(aside.link);
      if (aside.say === 'tell') this.parts.tell(aside.link, aside.message);
      if (aside.say === 'anew') this.parts.anew(aside.link);
    }
  }
}
