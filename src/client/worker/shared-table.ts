import type { OpenProblem, Resume, ToClient, ToTable } from '../../protocol/index.js';
import type { FinalAnswer, OpenedTable } from '../../table/index.js';
import { type Held, takeLock } from '../host/locks.js';
import { Leader } from './leader.js';
import type { TabMessage, ToLeader } from './tab-message.js';
import { Watchdog } from './watchdog.js';

/** What a shared table needs of its worker. */
export interface SharedTableOptions {
  id: string;
  /** The name of the worker, which is also the lock that it holds while it lives. */
  worker: string;
  open: (id: string, onAppend: (answer: FinalAnswer) => void) => Promise<OpenedTable>;
  deliver: (link: string, message: ToClient) => void;
  rejoin: (link: string) => void;
  /** The table was closed, by `close` or because it ended. */
  onClose: () => void;
  onError: (error: unknown) => void;
}

/** A leader that does not answer within this time is taken to be suspended, and the table is taken over. */
const LEADER_TIMEOUT_MS = 4000;

/**
 * A table in this tab. Of all tabs that show it, the one that holds its lock is the leader and runs it. The others are followers:
 * they forward what their clients send, and one takes over when the lock becomes free because the leader was closed or crashed, or
 * when the leader is suspended.
 */
export class SharedTable {
  private readonly options: SharedTableOptions;
  private readonly lock: string;
  private readonly channel: BroadcastChannel;
  /** The clients of this tab. */
  private readonly links = new Set<string>();
  private leading: { leader: Leader; held: Held } | null = null;
  private waiting: AbortController | null = null;
  /** Another tab leads. Where this is false and this tab does not lead, the table is being opened. */
  private isFollower = false;
  private opening: Promise<OpenProblem | null> | null = null;
  private readonly watchdog = new Watchdog(LEADER_TIMEOUT_MS, () => void this.takeOver());
  private isClosed = false;

  constructor(options: SharedTableOptions) {
    this.options = options;
    this.lock = `rallar/table/${options.id}`;
    this.channel = new BroadcastChannel(this.lock);
    this.channel.addEventListener('message', ({ data }) => this.receive(data as TabMessage));
  }

  /** Opens the table, once, as leader or follower. Resolves to the problem where it can't be opened. */
  open(): Promise<OpenProblem | null> {
    return (this.opening ??= this.leadOrFollow());
  }

  /** Connects a client of this tab. While the table is being opened the client is only registered, and rejoins afterwards. */
  join(link: string, resume: Resume): void {
    const { worker, deliver } = this.options;
    this.links.add(link);
    if (this.leading) this.leading.leader.join(worker, link, resume, (message) => deliver(link, message));
    else if (this.isFollower) this.forward({ to: 'leader', worker, link, type: 'join', resume });
  }

  /** Handles a message of a client. While the table is being opened it waits in the client's link, which rejoins with it. */
  send(link: string, message: ToTable): void {
    const { worker } = this.options;
    if (this.leading) this.leading.leader.send(worker, link, message);
    else if (this.isFollower) this.forward({ to: 'leader', worker, link, type: 'message', message });
  }

  /** Disconnects a client of this tab; the table is closed with the last. */
  leave(link: string): void {
    const { worker } = this.options;
    this.links.delete(link);
    this.watchdog.clear(link);
    if (this.leading) this.leading.leader.leave(worker, link);
    else this.post({ to: 'leader', worker, link, type: 'leave' });
    if (this.links.size === 0) this.close();
  }

  /** The table was removed: all tabs are notified. */
  announceRemoval(): void {
    this.post({ to: 'all', type: 'removed' });
    this.end({ code: 'no-such-table' });
  }

  /** Releases the table, so that another tab may lead. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.stopLeading()?.release();
    this.waiting?.abort();
    this.watchdog.stop();
    this.channel.close();
    this.options.onClose();
  }

  private async leadOrFollow(): Promise<OpenProblem | null> {
    const held = await takeLock(this.lock, { ifAvailable: true });
    if (held) return this.lead(held);
    this.follow();
    this.rejoinAll();
    return null;
  }

  private async lead(held: Held): Promise<OpenProblem | null> {
    this.isFollower = false;
    this.watchdog.stop();
    const opened = await this.options.open(this.options.id, (answer) => this.handleAppend(answer));
    if (this.isClosed || !opened.ok) {
      held.release();
      if (!opened.ok) this.end(opened.problem);
      return opened.ok ? null : opened.problem;
    }
    const { table, seats } = opened.value;
    this.leading = { held, leader: new Leader(table, seats, (message) => this.post(message)) };
    void held.lost.then(() => this.handleLostLock(held));
    this.post({ to: 'all', type: 'leading' });
    this.rejoinAll();
    return null;
  }

  private stopLeading(): Held | undefined {
    const held = this.leading?.held;
    this.leading?.leader.close();
    this.leading = null;
    return held;
  }

  private handleLostLock(held: Held): void {
    if (this.isClosed || this.leading?.held !== held) return;
    this.stopLeading();
    this.follow();
    this.rejoinAll();
  }

  private handleAppend(answer: FinalAnswer): void {
    if (!this.leading) return;
    switch (answer.outcome) {
      case 'stored':
        return this.post({ to: 'all', type: 'stored' });
      case 'duplicate':
      case 'superseded':
        return this.reopen();
      case 'gone':
        return this.end({ code: 'no-such-table' });
      case 'failed':
        // This version of the page can't store any more entries.
        if (answer.problem.code === 'storage-newer') this.end(answer.problem);
        else this.options.onError(new Error(answer.problem.code));
    }
  }

  /** Another tab has stored an entry: without locks, several may lead. All continue from what is stored. */
  private reopen(): void {
    const held = this.stopLeading();
    if (held) void this.lead(held);
  }

  private follow(): void {
    if (this.isClosed) return;
    this.isFollower = true;
    const waiting = new AbortController();
    this.waiting = waiting;
    // It rejects when it is aborted.
    takeLock(this.lock, { signal: waiting.signal }).then(
      (held) => void (held && this.lead(held)),
      () => null,
    );
  }

  /** Steals the lock of a leader that does not answer: a tab that the system has suspended keeps its lock. */
  private async takeOver(): Promise<void> {
    if (this.isClosed || this.leading) return;
    this.waiting?.abort();
    const held = await takeLock(this.lock, { steal: true });
    if (held) await this.lead(held);
  }

  private rejoinAll(): void {
    for (const link of this.links) {
      this.watchdog.clear(link);
      this.options.rejoin(link);
    }
  }

  private end(problem: OpenProblem): void {
    for (const link of this.links) this.options.deliver(link, { type: 'closed', problem });
    this.close();
  }

  private post(message: TabMessage): void {
    if (!this.isClosed) this.channel.postMessage(message);
  }

  private forward(message: ToLeader): void {
    if (this.isClosed) return;
    this.post(message);
    this.watchdog.start(message.link);
  }

  private receive(message: TabMessage): void {
    if (this.isClosed) return;
    switch (message.to) {
      case 'leader':
        return this.leading?.leader.serve(message);
      case 'all':
        return this.handleAnnouncement(message.type);
      case 'worker':
        if (message.worker === this.options.worker && this.links.has(message.link)) this.handleReply(message);
    }
  }

  private handleAnnouncement(type: Extract<TabMessage, { to: 'all' }>['type']): void {
    switch (type) {
      case 'removed':
        return this.end({ code: 'no-such-table' });
      case 'stored':
        return this.reopen();
      case 'leading':
        if (!this.leading) this.rejoinAll();
    }
  }

  private handleReply(reply: Extract<TabMessage, { to: 'worker' }>): void {
    this.watchdog.clear(reply.link);
    switch (reply.type) {
      case 'deliver':
        return this.options.deliver(reply.link, reply.message);
      case 'rejoin':
        return this.options.rejoin(reply.link);
      case 'received':
    }
  }
}
