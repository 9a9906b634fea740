import { expect, test } from 'vitest';
import type { Entry, Maker } from './record.js';
import { resignedSeats, takenOverSeats } from './taken-over.js';

const entry = (seat: number | null, by: Maker, move: Entry['move']): Entry => ({
  n: 0,
  seat,
  by,
  move,
  outcome: [],
});
const takeOver = (seat: number, by: Maker = 'person') =>
  entry(seat, by, { type: 'take-over', bot: 'foreman' });
const giveBack = (seat: number) => entry(seat, 'person', { type: 'give-back' });

test('a seat given to a bot by its person has resigned', () => {
  expect(resignedSeats([takeOver(1)])).toEqual([1]);
  expect(takenOverSeats([takeOver(1)])).toEqual([1]);
});

test('a seat that the clock gave to a bot is taken over, but has not resigned', () => {
  expect(resignedSeats([takeOver(1, 'clock')])).toEqual([]);
  expect(takenOverSeats([takeOver(1, 'clock')])).toEqual([1]);
});

test('a person who returned has not resigned', () => {
  expect(resignedSeats([takeOver(1), giveBack(1)])).toEqual([]);
  expect(takenOverSeats([takeOver(1), giveBack(1), takeOver(0)])).toEqual([0]);
});

test('an agreement to stop and an undo change nothing about it', () => {
  const log = [
    takeOver(0),
    entry(1, 'person', { type: 'undo', to: 0 }),
    entry(null, 'person', { type: 'agree' }),
  ];
  expect(resignedSeats(log)).toEqual([0]);
  expect(resignedSeats([entry(null, 'person', { type: 'agree' })])).toEqual([]);
});
