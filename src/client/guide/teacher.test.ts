import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FIRST } from './lessons/first-turn.js';
import type { Teacher } from './teacher.svelte.js';

let Class: typeof Teacher;
/** Outside of components values are enough: nobody watches them here. */
const value = <T>(it: T): T => it;

beforeAll(async () => {
  vi.stubGlobal('$state', Object.assign(value, { raw: value }));
  ({ Teacher: Class } = await import('./teacher.svelte.js'));
});
afterAll(() => vi.unstubAllGlobals());

test('what is told goes once the learner has made a move, and what was taken back is told on', () => {
  const teacher = new Class();
  const opening = { ...FIRST, phase: 'opening', turn: 0, moves: 0 } as const;
  expect(teacher.look(opening, ['welcome'])).toBe(true);
  expect(teacher.told).toBe('tickets');
  expect(teacher.look(opening, ['welcome'])).toBe(false);
  expect(teacher.told).toBe('tickets');
  teacher.look(FIRST, ['welcome']);
  expect(teacher.told).toBeUndefined();
  teacher.look(FIRST, ['welcome', 'tickets']);
  expect(teacher.told).toBe('cards');
  teacher.look({ ...FIRST, moves: 0 }, []);
  expect(teacher.told).toBe('cards');
  teacher.look(FIRST, []);
  expect(teacher.told).toBeUndefined();
});
