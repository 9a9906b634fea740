import { beforeEach, expect, test } from 'vitest';
import { FIRST } from './lessons/first-turn.js';
import { Teacher } from './teacher.svelte.js';

let now = 0;
let teacher: Teacher;
beforeEach(() => {
  now = 0;
  teacher = new Teacher(() => now);
});
const opening = { ...FIRST, phase: 'opening', turn: 0, moves: 0 } as const;
const CLAIM = { ...FIRST, claimNow: 3 };

test('a lesson that was read goes once the learner has made a move, and stays while that is taken back', () => {
  expect(teacher.look(opening, ['welcome'])).toBe(true);
  expect(teacher.lesson).toBe('tickets');
  expect(teacher.look(opening, ['welcome'])).toBe(false);
  expect(teacher.lesson).toBe('tickets');
  now = 5000;
  teacher.look(FIRST, ['welcome']);
  expect(teacher.lesson).toBeUndefined();
  teacher.look(FIRST, ['welcome', 'tickets']);
  expect(teacher.lesson).toBe('cards');
  now = 10_000;
  teacher.look({ ...FIRST, moves: 0 }, []);
  expect(teacher.lesson).toBe('cards');
  teacher.look(FIRST, []);
  expect(teacher.lesson).toBeUndefined();
});

test('a lesson that appears just before a move stays as long as it fits', () => {
  teacher.look(CLAIM, ['cards']);
  expect(teacher.lesson).toBe('claim');
  now = 500;
  teacher.look({ ...CLAIM, moves: 2 }, ['cards']);
  expect(teacher.lesson).toBe('claim');
  now = 6000;
  teacher.look({ ...CLAIM, moves: 3 }, ['cards']);
  expect(teacher.lesson).toBeUndefined();
});

test('and comes again later where it no longer fits', () => {
  teacher.look(CLAIM, ['cards']);
  now = 500;
  teacher.look({ ...CLAIM, moves: 2, mine: false, claimNow: null }, ['cards']);
  expect(teacher.lesson).toBeUndefined();
  teacher.look({ ...CLAIM, turn: 2, moves: 2 }, ['cards']);
  expect(teacher.lesson).toBe('claim');
});
