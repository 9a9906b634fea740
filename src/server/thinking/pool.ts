import type { Board } from '../../engine/index.js';
import type {
  AdviceListener,
  AdviceRequest,
  BotRequest,
  MoveListener,
  SeatedBot,
  Thinker,
} from '../../table/index.js';
import type { BoardName, FromThread, ToThread } from './messages.js';
import { Queue } from './queue.js';

/** A thread as the pool uses it. */
export interface ThinkingThread {
  post(message: ToThread): void;
  end(): void;
}

/** Starts a thread; `onDeath` is called once it can't be used any more. */
export type StartThread = (
  onMessage: (message: FromThread) => void,
  onDeath: (error: unknown) => void,
) => ThinkingThread;

/** More thoughts than this at one thread get fewer iterations each, so that bots stay quick when many play. */
const FULL_THOUGHTS = 4;

/** So much advice is under way at once, for each thread; more waits for its turn, however many ask. */
const MAX_ADVICE = 2;

/** What is measured of thinking. */
export interface ThinkingReports {
  /** Advice has waited in the queue for this long. */
  adviceWait(ms: number): void;
  /** A bot or a hint has thought for this long. */
  thought(ms: number): void;
}

type Thought = MoveListener | AdviceListener;

/** One place for a thread, and what is at it. */
interface Place {
  thread: ThinkingThread | null;
  /** Counts the threads that were started here: a bot of an earlier one is seated again. */
  generation: number;
  readonly thoughts: Map<number, Thought>;
  bots: number;
}

/** Bots and advice in threads of their own. A bot stays at the thread that knows its game; a thread that dies is replaced. */
export class ThinkingPool implements Thinker {
  private readonly places: Place[];
  private readonly startThread: StartThread;
  private lastNumber = 0;
  private readonly advice: Queue;
  private readonly reports: ThinkingReports | undefined;
  /** When each thought began, where that is measured. */
  private readonly begun = new Map<number, number>();

  constructor(size: number, startThread: StartThread, reports?: ThinkingReports) {
    this.startThread = startThread;
    this.reports = reports;
    this.advice = new Queue(MAX_ADVICE * size);
    this.places = Array.from({ length: size }, () => ({
      thread: null,
      generation: 0,
      thoughts: new Map<number, Thought>(),
      bots: 0,
    }));
  }

  /** How many thoughts are under way. */
  get thinking(): number {
    return this.places.reduce((sum, { thoughts }) => sum + thoughts.size, 0);
  }

  /** How many requests for advice wait. */
  get queued(): number {
    return this.advice.length;
  }

  seatBot({ board, seat, level, seed }: BotRequest): SeatedBot {
    const bot = ++this.lastNumber;
    const place = this.leastBusy();
    place.bots++;
    let seatedAt = -1;
    let isGone = false;
    return {
      think: ({ view, events, budget }, listener) => {
        const thread = this.threadAt(place);
        const isNew = seatedAt !== place.generation;
        if (isNew) thread.post({ type: 'seat', bot, board: nameOf(board), seat, level, seed });
        seatedAt = place.generation;
        const iterations = Math.ceil(budget.iterations / shareOf(place));
        return this.begin(place, listener, (thought) => ({
          type: 'think',
          thought,
          bot,
          view,
          events: isNew ? [] : events,
          budget: { ...budget, iterations },
        }));
      },
      leave: () => {
        if (isGone) return;
        isGone = true;
        place.bots--;
        if (seatedAt === place.generation) place.thread?.post({ type: 'leave', bot });
      },
    };
  }

  advise({ board, view, inBackground }: AdviceRequest, listener: AdviceListener): () => void {
    const asked = performance.now();
    return this.advice.add((onEnd) => {
      this.reports?.adviceWait(performance.now() - asked);
      return this.begin(
        this.leastBusy(),
        {
          onProgress: (share) => listener.onProgress(share),
          onAdvice: (advice) => {
            onEnd();
            listener.onAdvice(advice);
          },
          onError: (error) => {
            onEnd();
            listener.onError(error);
          },
        },
        (thought) => ({ type: 'advise', thought, board: nameOf(board), view, inBackground }),
      );
    });
  }

  /** Ends all threads; what they think about is never answered. */
  close(): void {
    this.advice.clear();
    for (const place of this.places) {
      place.thoughts.clear();
      place.thread?.end();
      place.thread = null;
    }
  }

  private begin(place: Place, listener: Thought, message: (thought: number) => ToThread): () => void {
    const thought = ++this.lastNumber;
    place.thoughts.set(thought, listener);
    if (this.reports) this.begun.set(thought, performance.now());
    this.threadAt(place).post(message(thought));
    return () => {
      this.begun.delete(thought);
      if (place.thoughts.delete(thought)) place.thread?.post({ type: 'cancel', thought });
    };
  }

  private threadAt(place: Place): ThinkingThread {
    if (place.thread) return place.thread;
    place.generation++;
    const { generation } = place;
    place.thread = this.startThread(
      (message) => place.generation === generation && this.receive(place, message),
      (error) => place.generation === generation && this.replace(place, error),
    );
    return place.thread;
  }

  private receive(place: Place, message: FromThread): void {
    const listener = place.thoughts.get(message.thought);
    if (!listener) return;
    if (message.type !== 'progress') this.end(place, message.thought);
    switch (message.type) {
      case 'progress':
        if ('onProgress' in listener) listener.onProgress(message.share);
        return;
      case 'move':
        if ('onMove' in listener) listener.onMove(message.move);
        return;
      case 'advice':
        if ('onAdvice' in listener) listener.onAdvice(message.advice);
        return;
      case 'error':
        listener.onError(new Error(message.error));
    }
  }

  private end(place: Place, thought: number): void {
    place.thoughts.delete(thought);
    const begun = this.begun.get(thought);
    if (begun === undefined) return;
    this.begun.delete(thought);
    this.reports?.thought(performance.now() - begun);
  }

  /** The thread is gone: what it thought about has failed, and the next thought starts another thread. */
  private replace(place: Place, error: unknown): void {
    place.thread = null;
    const failed = [...place.thoughts.values()];
    for (const thought of place.thoughts.keys()) this.begun.delete(thought);
    place.thoughts.clear();
    for (const listener of failed) listener.onError(error);
  }

  private leastBusy(): Place {
    const load = ({ thoughts, bots }: Place): number => thoughts.size * 100 + bots;
    return this.places.reduce((least, place) => (load(place) < load(least) ? place : least));
  }
}

/** By how much thoughts at a place are shortened. */
function shareOf({ thoughts }: Place): number {
  return Math.max(1, (thoughts.size + 1) / FULL_THOUGHTS);
}

function nameOf({ id, hash }: Board): BoardName {
  return { board: id, boardHash: hash };
}
