import { expect, test } from 'vitest';
import { FIRST } from './lessons/first-turn.js';
import { Teacher } from './teacher.svelte.js';

test('what is told goes once the learner has made a move, and what was taken back is told on', () => {
  const teacher = new Teacher();
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
