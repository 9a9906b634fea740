import { expect, test } from 'vitest';
import { Queue } from './queue.js';

test('so many run at once, the others in their order; what is cancelled makes room', () => {
  const queue = new Queue(2);
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    queue.add((onEnd) => {
      log.push(name);
      ends.set(name, onEnd);
      return () => log.push(`no ${name}`);
    });
  const [one, , three] = ['one', 'two', 'three', 'four', 'five'].map(add);
  expect(log).toEqual(['one', 'two']);
  three?.();
  ends.get('two')?.();
  ends.get('two')?.();
  expect(log).toEqual(['one', 'two', 'four']);
  one?.();
  one?.();
  expect(log).toEqual(['one', 'two', 'four', 'no one', 'five']);
  ends.get('four')?.();
  ends.get('five')?.();
  add('six');
  add('seven');
  add('eight');
  queue.clear();
  ends.get('six')?.();
  expect(log.slice(5)).toEqual(['six', 'seven']);
});
