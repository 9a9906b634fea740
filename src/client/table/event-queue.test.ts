import { describe, expect, test } from 'vitest';
import { type Clock, EventQueue } from './event-queue.js';

/** A clock that goes on when it is told to. */
function handClock(): Clock & { tick(): void; waits: number[] } {
  let next: (() => void) | undefined;
  const waits: number[] = [];
  return {
    waits,
    wait(ms, then) {
      waits.push(ms);
      next = then;
      return () => (next = undefined);
    },
    tick() {
      const then = next;
      next = undefined;
      then?.();
    },
  };
}

function told(): { clock: ReturnType<typeof handClock>; queue: EventQueue; done: string[]; busy: boolean[] } {
  const clock = handClock();
  const busy: boolean[] = [];
  return { clock, queue: new EventQueue(clock, (it) => busy.push(it)), done: [], busy };
}

describe('a queue of things to show', () => {
  test('waits after what takes its time, and keeps the order', () => {
    const { clock, queue, done } = told();
    const step = (name: string, ms: number) => () => (done.push(name), ms);
    queue.add(step('a', 0), step('b', 300), step('c', 0));
    expect(done).toEqual(['a', 'b']);
    queue.add(step('d', 0));
    expect(done).toEqual(['a', 'b']);
    clock.tick();
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    expect(clock.waits).toEqual([300]);
  });

  test('does all of it at once for who is in a hurry, and waits again afterwards', () => {
    const { clock, queue, done, busy } = told();
    const step = (name: string) => () => (done.push(name), 100);
    queue.add(step('a'), step('b'), step('c'));
    queue.hurry();
    expect(done).toEqual(['a', 'b', 'c']);
    expect(queue.busy).toBe(false);
    expect(busy.at(-1)).toBe(false);
    queue.add(step('d'), step('e'));
    expect(done.at(-1)).toBe('d');
    clock.tick();
    expect(done.at(-1)).toBe('e');
  });

  test('takes what is added by what it does, after all the rest', () => {
    const { queue, done } = told();
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
