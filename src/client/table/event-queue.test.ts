import { describe, expect, test } from 'vitest';
import { EventQueue, type Timer } from './event-queue.js';

/** A queue whose timer fires when the test says so. */
function testQueue() {
  let next: (() => void) | undefined;
  const waits: number[] = [];
  const busy: boolean[] = [];
  const timer: Timer = (ms, then) => {
    waits.push(ms);
    next = then;
    return () => (next = undefined);
  };
  const fire = (): void => {
    const then = next;
    next = undefined;
    then?.();
  };
  return { queue: new EventQueue(timer, (it) => busy.push(it)), done: [] as string[], busy, waits, fire };
}

describe('the event queue', () => {
  test('pauses after a step that takes time, and keeps the order', () => {
    const { queue, done, waits, fire } = testQueue();
    const step = (name: string, ms: number) => () => (done.push(name), ms);
    queue.add(step('a', 0), step('b', 300), step('c', 0));
    expect(done).toEqual(['a', 'b']);
    queue.add(step('d', 0));
    expect(done).toEqual(['a', 'b']);
    fire();
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    expect(waits).toEqual([300]);
  });

  test('runs all steps at once when flushed, and pauses again afterwards', () => {
    const { queue, done, busy, fire } = testQueue();
    const step = (name: string) => () => (done.push(name), 100);
    queue.add(step('a'), step('b'), step('c'));
    queue.flush();
    expect(done).toEqual(['a', 'b', 'c']);
    expect(queue.busy).toBe(false);
    expect(busy.at(-1)).toBe(false);
    queue.add(step('d'), step('e'));
    expect(done.at(-1)).toBe('d');
    fire();
    expect(done.at(-1)).toBe('e');
  });

  test('runs a step added by another step after all the rest', () => {
    const { queue, done } = testQueue();
    queue.add(
      () => {
        done.push('a');
        queue.add(() => (done.push('c'), 0));
        return 0;
      },
      () => (done.push('b'), 0),
    );
    expect(done).toEqual(['a', 'b', 'c']);
  });
});
