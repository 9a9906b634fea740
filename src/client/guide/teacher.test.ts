import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Moment } from './moment.js';
import type { Teacher } from './teacher.svelte.js';

const FIRST: Moment = {
  phase: 'turn',
  mine: true,
  turn: 1,
  moves: 1,
  owned: 0,
  ownRoute: null,
  done: 0,
  allDone: false,
  hopeless: false,
  lastRound: false,
  wildInRow: true,
  wildEndsDraw: true,
  attractions: false,
  terrain: false,
  claimNow: null,
  sorts: { tunnel: null, ferry: null, grey: 4, double: null, cart: null },
  doubling: null,
};

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
