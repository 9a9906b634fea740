import { whenFree } from './locks.js';
import type { Ask, ToPage, ToWorker } from './wire.js';

/** What a line tells of. */
export interface Hearing {
  told(message: Extract<ToPage, { type: 'tell' | 'anew' | 'odds' }>): void;
  /** A new worker stands where the old one was. */
  restarted(): void;
  /** No worker can be had; the next question tries again. */
  down(): void;
}

/** The answer where no worker can be had. */
export const DOWN = { ok: false, problem: { code: 'host-down' } } as const;

/** The answer to a question that was open when the worker crashed, and again: perhaps it crashed because of it. */
export const CRASHED = { ok: false, problem: { code: 'host-crashed' } } as const;
const MOST_TRIES = 2;

/** A worker that crashes so often within this time can't be had. */
const MOST_CRASHES = 3;
const CRASHES_MS = 20_000;
/** A worker that leaves so many calls unanswered one after the other hangs. */
const PING_MS = 5000;
const MOST_PINGS = 4;

/** A question that has no answer yet. */
interface Asked {
  ask: Ask;
  answer: (value: unknown) => void;
  onprogress: ((share: number) => void) | undefined;
  /** It is to end early. */
  stopped: boolean;
  /** How many workers were asked. */
  tries: number;
}

/** The line to a worker, which is started anew when it crashes, hangs, or is taken away. */
export class Line {
  private readonly spawn: () => Worker;
  private readonly hearing: Hearing;
  private worker: Worker | null = null;
  private crashes: number[] = [];
  private pings = 0;
  private calls = 0;
  private readonly asked = new Map<number, Asked>();

  constructor(spawn: () => Worker, hearing: Hearing) {
    this.spawn = spawn;
    this.hearing = hearing;
    this.start();
    setInterval(() => this.ping(), PING_MS);
  }

  /** Asks for something; where no worker can be had, the answer is `DOWN`, and where two crash meanwhile, `CRASHED`. */
  ask(ask: Ask, onprogress?: (share: number) => void): { call: number; answer: Promise<unknown> } {
    const call = this.calls++;
    const answer = new Promise<unknown>((resolve) =>
      this.asked.set(call, { ask, answer: resolve, onprogress, stopped: false, tries: 0 }),
    );
    if (this.worker) this.pose(call);
    else this.start();
    return { call, answer };
  }

  /** What was asked for is to end early; its answer is still waited for. */
  cancel(call: number): void {
    const asked = this.asked.get(call);
    if (asked) asked.stopped = true;
    this.send({ type: 'stop', call });
  }

  /** No answer is waited for any more. */
  stop(call: number): void {
    this.asked.delete(call);
    this.send({ type: 'stop', call });
  }

  send(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private start(): void {
    let worker: Worker;
    try {
      worker = this.spawn();
    } catch {
      return this.giveUp();
    }
    this.worker = worker;
    this.pings = 0;
    worker.addEventListener('message', ({ data }) => this.hear(worker, data as ToPage));
    worker.addEventListener('error', () => this.crashed(worker));
    for (const call of this.asked.keys()) this.pose(call);
  }

  private pose(call: number): void {
    const asked = this.asked.get(call);
    if (!asked) return;
    asked.tries++;
    this.send({ type: 'ask', call, ask: asked.ask });
    if (asked.stopped) this.send({ type: 'stop', call });
  }

  private hear(worker: Worker, message: ToPage): void {
    if (worker !== this.worker) return;
    this.pings = 0;
    if (message.type === 'answer') {
      this.asked.get(message.call)?.answer(message.answer);
      this.asked.delete(message.call);
    } else if (message.type === 'progress') {
      this.asked.get(message.call)?.onprogress?.(message.share);
    } else if (message.type === 'ready') {
      void whenFree(message.lock).then(() => this.crashed(worker));
    } else if (message.type !== 'pong') this.hearing.told(message);
  }

  private ping(): void {
    if (!this.worker) return;
    if (this.pings++ >= MOST_PINGS) this.crashed(this.worker);
    else this.send({ type: 'ping' });
  }

  private crashed(worker: Worker): void {
    if (worker !== this.worker) return;
    worker.terminate();
    this.worker = null;
    const now = performance.now();
    this.crashes = [...this.crashes.filter((at) => now - at < CRASHES_MS), now];
    if (this.crashes.length > MOST_CRASHES) return this.giveUp();
    for (const [call, { tries, answer }] of this.asked) {
      if (tries < MOST_TRIES) continue;
      this.asked.delete(call);
      answer(CRASHED);
    }
    this.start();
    this.hearing.restarted();
  }

  private giveUp(): void {
    for (const { answer } of this.asked.values()) answer(DOWN);
    this.asked.clear();
    this.hearing.down();
  }
}
