import { expect, test } from 'vitest';
import { FIRST } from './lessons/first-turn.js';
import { Teacher } from './teacher.svelte.js';

test('a lesson goes once the learner has made a move, and stays while that is taken back', () => {
  const teacher = new Teacher();
  const opening = { ...FIRST, phase: 'opening', turn: 0, moves: 0 } as const;
  expect(teacher.look(opening, ['welcome'])).toBe(true);
  expect(teacher.lesson).toBe('tickets');
  expect(teacher.look(opening, ['welcome'])).toBe(false);
  expect(teacher.lesson).toBe('tickets');
  teacher.look(FIRST, ['welcome']);
  expect(teacher.lesson).toBeUndefined();
  teacher.look(FIRST, ['welcome', 'tickets']);
  expect(teacher.lesson).toBe('cards');
  teacher.look({ ...FIRST, moves: 0 }, []);
  expect(teacher.lesson).toBe('cards');
  teacher.look(FIRST, []);
  expect(teacher.lesson).toBeUndefined();
});
