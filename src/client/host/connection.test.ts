import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FromWorker, type LocalQuestions, PROTOCOL_VERSION, type ToHost } from '../../protocol/index.js';
import { CRASHED, DOWN, WorkerConnection } from './connection.js';

type ToWorker = ToHost<LocalQuestions>;

/** A worker of a test. */
class FakeWorker extends EventTarget {
  private readonly all: ToWorker[] = [];
  isEnded = false;

  /** What it was sent after the greeting. */
  get received(): ToWorker[] {
    return this.all.filter(({ type }) => type !== 'hello');
  }

  get greeting(): ToWorker | undefined {
    return this.all[0];
  }

  postMessage(message: ToWorker): void {
    this.all.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  send(data: FromWorker | null): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  crash(): void {
    this.dispatchEvent(new Event('error'));
  }
}

let workers: FakeWorker[];
let events: (FromWorker | 'restart' | 'down')[];

/** The worker that was started as number `i`. */
function workerAt(i: number): FakeWorker {
  const worker = workers.at(i);
  if (!worker) throw new Error(`no worker ${i}`);
  return worker;
}

function spawn(): Worker {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker as unknown as Worker;
}

function connect(): WorkerConnection {
  return new WorkerConnection(spawn, {
    onFrame: (frame) => events.push(frame),
    onRestart: () => events.push('restart'),
    onDown: () => events.push('down'),
  });
}

beforeEach(() => {
  workers = [];
  events = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asking = (call: number): ToWorker => ({ type: 'ask', call, question: 'tables', argument: null });
const exporting = (call: number): ToWorker => ({ type: 'ask', call, question: 'export', argument: null });
const listed = (...damaged: string[]) => ({ ok: true as const, cards: [], damaged });
const answering = (call: number, ...damaged: string[]): FromWorker => ({
  type: 'answer',
  call,
  question: 'tables',
  answer: listed(...damaged),
});
const exported = { ok: false, problem: { code: 'storage-full' } } as const;

test('the worker is sent the protocol version first', () => {
  connect();
  expect(workerAt(0).greeting).toEqual({ type: 'hello', version: PROTOCOL_VERSION });
});

test('a question is sent to the worker, and gets its answer', async () => {
  const { answer } = connect().ask('tables', null);
  expect(workerAt(0).received).toEqual([asking(0)]);
  workerAt(0).send(answering(0));
  expect(await answer).toEqual(listed());
});

test('a worker that crashes is restarted, and unanswered questions are retried', async () => {
  const { answer } = connect().ask('tables', null);
  workerAt(0).crash();
  expect([workers.length, workerAt(0).isEnded, events]).toEqual([2, true, ['restart']]);
  expect(workerAt(1).received).toEqual([asking(0)]);
  // The old one is no longer listened to.
  workerAt(0).send(answering(0, 'old'));
  workerAt(1).send(answering(0, 'new'));
  expect(await answer).toEqual(listed('new'));
});

test('P22 a worker is restarted after a ping timeout, and not while it answers', async () => {
  connect();
  await vi.advanceTimersByTimeAsync(15_000);
  workerAt(0).send({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(15_000);
  workerAt(0).send({ type: 'pong' });
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(26_000);
  expect([workers.length, workerAt(0).isEnded]).toEqual([2, true]);
});

test('a worker that crashes repeatedly is given up, and the next question starts another', async () => {
  const connection = connect();
  for (let i = 0; i < 2; i++) workerAt(i).crash();
  const { answer } = connection.ask('tables', null);
  for (let i = 2; i < 4; i++) workerAt(i).crash();
  expect(await answer).toEqual(DOWN);
  expect([workers.length, events.at(-1)]).toEqual([4, 'down']);
  const again = connection.ask('tables', null);
  workerAt(4).send(answering(1));
  expect(await again.answer).toEqual(listed());
});

test('a question fails where no worker can be started', async () => {
  const none = new WorkerConnection(
    () => {
      throw new Error('no workers here');
    },
    { onFrame() {}, onRestart() {}, onDown() {} },
  );
  expect(await none.ask('tables', null).answer).toEqual(DOWN);
});

test('a worker of another version of the protocol is given up', async () => {
  const { answer } = connect().ask('tables', null);
  workerAt(0).send({ type: 'hello', version: PROTOCOL_VERSION });
  expect(events).toEqual([]);
  workerAt(0).send({ type: 'hello', version: PROTOCOL_VERSION + 1 });
  expect([await answer, workerAt(0).isEnded, events]).toEqual([DOWN, true, ['down']]);
});

test('a worker that reports progress does not hang', async () => {
  const shares: number[] = [];
  const { answer } = connect().ask('export', null, (share) => shares.push(share));
  for (let share = 0; share < 1; share += 0.25) {
    await vi.advanceTimersByTimeAsync(19_000);
    workerAt(0).send({ type: 'progress', call: 0, question: 'export', progress: share });
  }
  expect([workers.length, shares]).toEqual([1, [0, 0.25, 0.5, 0.75]]);
  workerAt(0).send({ type: 'answer', call: 0, question: 'export', answer: exported });
  expect(await answer).toBe(exported);
});

test('a question that was pending at two crashes is not retried again', async () => {
  const connection = connect();
  const { answer } = connection.ask('tables', null);
  workerAt(0).crash();
  await vi.advanceTimersByTimeAsync(15_000);
  void connection.ask('export', null);
  workerAt(-1).crash();
  expect(await answer).toEqual(CRASHED);
  // Others may not have caused the crash, and are retried.
  expect(workerAt(-1).received).toEqual([exporting(1)]);
});

test('a question that the worker rejects fails', async () => {
  const { answer } = connect().ask('tables', null);
  workerAt(0).send({ type: 'rejected', call: 0, problem: { code: 'not-a-message', at: 'argument' } });
  expect([await answer, events]).toEqual([CRASHED, []]);
});

test('P20 a cancelled question is still answered, and stays cancelled when it is retried', async () => {
  const { answer, cancel } = connect().ask('export', null);
  cancel();
  workerAt(0).crash();
  const frames = [exporting(0), { type: 'cancel', call: 0 }];
  expect([workerAt(0).received, workerAt(1).received]).toEqual([frames, frames]);
  workerAt(1).send({ type: 'answer', call: 0, question: 'export', answer: exported });
  expect(await answer).toBe(exported);
});

test('frames for a link are passed to the listener, and anything else is ignored', () => {
  connect();
  const frame: FromWorker = { type: 'rejoin', link: 'a' };
  workerAt(0).send(null);
  workerAt(0).send({ type: 'fly' } as never);
  workerAt(0).send(frame);
  expect(events).toEqual([frame]);
});
