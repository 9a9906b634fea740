import {
  type AnswerFrame,
  type AnswerTo,
  type ArgumentOf,
  type AskFrame,
  type FromWorker,
  type HostProblem,
  type LocalQuestions,
  PROTOCOL_VERSION,
  type ProgressFrame,
  type ProgressOf,
  type ToHost,
  parseFromWorker,
} from '../../protocol/index.js';
import { whenFree } from './locks.js';

type QuestionName = keyof LocalQuestions;

/** What a connection reports. */
export interface ConnectionListener {
  /** A frame for one of the page's tables. */
  onFrame(frame: Extract<FromWorker, { type: 'deliver' | 'rejoin' | 'rejected' }>): void;
  /** A new worker has replaced the old one. */
  onRestart(): void;
  /** No worker can be started; the next question retries. */
  onDown(): void;
}

/** The answer where no worker can be started. */
export const DOWN = { ok: false, problem: { code: 'host-down' } } as const;
/** The answer to a question the worker can't handle: it was open at two crashes, which it may have caused, or was rejected. */
export const CRASHED = { ok: false, problem: { code: 'host-crashed' } } as const;
type Failure = { ok: false; problem: HostProblem };

/** A question is sent to at most this many workers: one retry after a crash. */
const MAX_TRIES = 2;
/** A worker that crashes more often within this time is given up. */
const MAX_CRASHES = 3;
const CRASHES_MS = 20_000;
/** The ping timeout: a worker that leaves this many pings in a row unanswered hangs, and is restarted. */
const PING_MS = 5000;
const MAX_PINGS = 4;

/** A question without an answer yet. */
interface PendingCall {
  frame: AskFrame<LocalQuestions>;
  onAnswer: (frame: AnswerFrame<LocalQuestions>) => void;
  onProgress: (frame: ProgressFrame<LocalQuestions>) => void;
  onFailure: (failure: Failure) => void;
  isCancelled: boolean;
  /** How many workers it was sent to. */
  tries: number;
}

/** A question that was sent. */
export interface Call<Q extends QuestionName> {
  answer: Promise<AnswerTo<LocalQuestions, Q> | Failure>;
  /** Ends it early; it is still answered. */
  cancel: () => void;
}

/** The page's connection to its worker, which is restarted when it crashes, hangs or is killed. */
export class WorkerConnection {
  private readonly spawn: () => Worker;
  private readonly listener: ConnectionListener;
  private worker: Worker | null = null;
  private crashes: number[] = [];
  private pings = 0;
  private calls = 0;
  private readonly pending = new Map<number, PendingCall>();

  constructor(spawn: () => Worker, listener: ConnectionListener) {
    this.spawn = spawn;
    this.listener = listener;
    this.start();
    setInterval(() => this.ping(), PING_MS);
  }

  /** Asks the worker, with a retry if it crashes. The answer is `DOWN` where no worker can be started, `CRASHED` where two crash. */
  ask<Q extends QuestionName>(
    question: Q,
    argument: ArgumentOf<LocalQuestions, Q>,
    onProgress?: (progress: ProgressOf<LocalQuestions, Q>) => void,
  ): Call<Q> {
    const call = this.calls++;
    const answer = new Promise<AnswerTo<LocalQuestions, Q> | Failure>((resolve) =>
      this.pending.set(call, {
        frame: { type: 'ask', call, question, argument } as AskFrame<LocalQuestions>,
        onAnswer: (frame) => isAnswerTo(frame, question) && resolve(frame.answer),
        onProgress: (frame) => isProgressOf(frame, question) && onProgress?.(frame.progress),
        onFailure: resolve,
        isCancelled: false,
        tries: 0,
      }),
    );
    if (this.worker) this.sendCall(call);
    else this.start();
    return { answer, cancel: () => this.cancel(call) };
  }

  send(frame: ToHost<LocalQuestions>): void {
    this.worker?.postMessage(frame);
  }

  private cancel(call: number): void {
    const pending = this.pending.get(call);
    if (!pending) return;
    pending.isCancelled = true;
    this.send({ type: 'cancel', call });
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
    worker.addEventListener('message', ({ data }) => this.receive(worker, data));
    worker.addEventListener('error', () => this.restart(worker));
    this.send({ type: 'hello', version: PROTOCOL_VERSION });
    for (const call of this.pending.keys()) this.sendCall(call);
  }

  /** Sends a call to the worker, for the first time or as a retry. */
  private sendCall(call: number): void {
    const pending = this.pending.get(call);
    if (!pending) return;
    pending.tries++;
    this.send(pending.frame);
    if (pending.isCancelled) this.send({ type: 'cancel', call });
  }

  private receive(worker: Worker, input: unknown): void {
    if (worker !== this.worker) return;
    this.pings = 0;
    const parsed = parseFromWorker(input);
    if (!parsed.ok) return;
    const frame = parsed.value;
    switch (frame.type) {
      case 'hello':
        if (frame.version !== PROTOCOL_VERSION) this.stop(worker);
        return;
      case 'ready':
        void whenFree(frame.lock).then(() => this.restart(worker));
        return;
      case 'answer':
        this.pending.get(frame.call)?.onAnswer(frame);
        this.pending.delete(frame.call);
        return;
      case 'progress':
        this.pending.get(frame.call)?.onProgress(frame);
        return;
      case 'rejected':
        if (frame.call !== undefined) this.fail(frame.call, CRASHED);
        else this.listener.onFrame(frame);
        return;
      case 'deliver':
      case 'rejoin':
        this.listener.onFrame(frame);
        return;
      case 'pong':
    }
  }

  /** Pings the worker, or restarts it after a ping timeout. */
  private ping(): void {
    if (!this.worker) return;
    if (this.pings++ >= MAX_PINGS) this.restart(this.worker);
    else this.send({ type: 'ping' });
  }

  /** Replaces a worker that crashed, hangs or is gone. */
  private restart(worker: Worker): void {
    if (worker !== this.worker) return;
    worker.terminate();
    this.worker = null;
    const now = performance.now();
    this.crashes = [...this.crashes.filter((at) => now - at < CRASHES_MS), now];
    if (this.crashes.length > MAX_CRASHES) return this.giveUp();
    for (const [call, { tries }] of this.pending) if (tries >= MAX_TRIES) this.fail(call, CRASHED);
    this.start();
    this.listener.onRestart();
  }

  /** Ends a worker that this page can't understand. */
  private stop(worker: Worker): void {
    worker.terminate();
    this.worker = null;
    this.giveUp();
  }

  private giveUp(): void {
    for (const call of this.pending.keys()) this.fail(call, DOWN);
    this.listener.onDown();
  }

  private fail(call: number, failure: Failure): void {
    this.pending.get(call)?.onFailure(failure);
    this.pending.delete(call);
  }
}

function isAnswerTo<Q extends QuestionName>(
  frame: AnswerFrame<LocalQuestions>,
  question: Q,
): frame is AnswerFrame<LocalQuestions> & AnswerFrame<LocalQuestions, Q> {
  return frame.question === question;
}

function isProgressOf<Q extends QuestionName>(
  frame: ProgressFrame<LocalQuestions>,
  question: Q,
): frame is ProgressFrame<LocalQuestions> & ProgressFrame<LocalQuestions, Q> {
  return frame.question === question;
}
