import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CRASHED, DOWN, Line } from './line.js';
import type { ToPage, ToWorker } from './wire.js';

/** A worker of a test. */
class FakeWorker extends EventTarget {
  readonly got: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker): void {
    this.got.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: ToPage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  crash(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const workers: FakeWorker[] = [];
const told: (ToPage | 'restarted' | 'down')[] = [];

function spawn(): Worker {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker as unknown as Worker;
}

function line(): Line {
  return new Line(spawn, {
    told: (message) => told.push(message),
    restarted: () => told.push('restarted'),
    down: () => told.push('down'),
  });
}

beforeEach(() => {
  workers.length = 0;
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tables = { name: 'tables' } as const;

test('a question is answered once', async () => {
  const { call, answer } = line().ask(tables);
  expect(workers[0].got).toEqual([{ type: 'ask', call, ask: tables }]);
  workers[0].say({ type: 'answer', call, answer: [] });
  expect(await answer).toEqual([]);
});

test('a worker that crashes is started anew, and is asked what has no answer yet', async () => {
  const made = line();
  const { call, answer } = made.ask(tables);
  workers[0].crash();
  expect([workers.length, workers[0].ended, told]).toEqual([2, true, ['restarted']]);
  expect(workers[1].got).toEqual([{ type: 'ask', call, ask: tables }]);
  // What the old one still has to say does not count.
  workers[0].say({ type: 'answer', call, answer: 'old' });
  workers[1].say({ type: 'answer', call, answer: 'new' });
  expect(await answer).toBe('new');
});

test('a worker that answers nothing hangs and is started anew; one that does is let be', async () => {
  line();
  await vi.advanceTimersByTimeAsync(15_000);
  workers[0].say({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(15_000);
  workers[0].say({ type: 'pong' });
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(26_000);
  expect([workers.length, workers[0].ended]).toEqual([2, true]);
});

test('where it crashes again and again there is none, until somebody asks once more', async () => {
  const made = line();
  for (let i = 0; i < 2; i++) workers[i].crash();
  const { answer } = made.ask(tables);
  for (let i = 2; i < 4; i++) workers[i].crash();
  expect(await answer).toEqual(DOWN);
  expect([workers.length, told.at(-1)]).toEqual([4, 'down']);
  const again = made.ask(tables);
  workers[4].say({ type: 'answer', call: again.call, answer: [] });
  expect(await again.answer).toEqual([]);
});

test('where no worker can be made at all, that is the answer', async () => {
  const none = new Line(
    () => {
      throw new Error('no workers here');
    },
    { told() {}, restarted() {}, down() {} },
  );
  expect(await none.ask(tables).answer).toEqual(DOWN);
});

test('a worker that reports progress is busy and does not hang', async () => {
  const shares: number[] = [];
  const { call, answer } = line().ask({ name: 'export' }, (share) => shares.push(share));
  for (let share = 0; share < 1; share += 0.25) {
    await vi.advanceTimersByTimeAsync(19_000);
    workers[0].say({ type: 'progress', call, share });
  }
  expect([workers.length, shares]).toEqual([1, [0, 0.25, 0.5, 0.75]]);
  workers[0].say({ type: 'answer', call, answer: 'done' });
  expect(await answer).toBe('done');
});

test('a question at which two workers crashed is not asked a third time', async () => {
  const made = line();
  const { answer } = made.ask(tables);
  workers[0].crash();
  await vi.advanceTimersByTimeAsync(15_000);
  const late = made.ask({ name: 'export' });
  workers.at(-1)?.crash();
  expect(await answer).toEqual(CRASHED);
  // Others, which may have nothing to do with it, are asked again.
  expect(workers.at(-1)?.got).toEqual([{ type: 'ask', call: late.call, ask: { name: 'export' } }]);
});

test('what was cancelled is answered, and stays cancelled at the next worker', async () => {
  const made = line();
  const { call, answer } = made.ask({ name: 'export' });
  made.cancel(call);
  workers[0].crash();
  const asked = [
    { type: 'ask', call, ask: { name: 'export' } },
    { type: 'stop', call },
  ];
  expect([workers[0].got, workers[1].got]).toEqual([asked, asked]);
  workers[1].say({ type: 'answer', call, answer: 'a part' });
  expect(await answer).toBe('a part');
});
