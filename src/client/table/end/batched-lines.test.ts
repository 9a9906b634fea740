import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BatchedLines } from './batched-lines.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('lines that come fast are shown together, slow ones at once', () => {
  const shown: string[] = [];
  const lines = new BatchedLines((text) => shown.push(text), 3000);
  lines.add('One.');
  lines.add('Two.');
  vi.advanceTimersByTime(1000);
  lines.add('Three.');
  expect(shown).toEqual(['One.']);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual(['One.', 'Two. Three.']);
  vi.advanceTimersByTime(5000);
  lines.add('Four.');
  expect(shown).toEqual(['One.', 'Two. Three.', 'Four.']);
});

test('nothing is shown once it is stopped', () => {
  const shown: string[] = [];
  const lines = new BatchedLines((text) => shown.push(text), 3000);
  lines.add('One.');
  lines.add('Two.');
  lines.stop();
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual(['One.']);
});
