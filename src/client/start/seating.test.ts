import { describe, expect, test } from 'vitest';
import { initialSeats, fitSeats, guidedSeats, tablePlan, botLevels } from './seating.js';

const bots = (): string[] => ['Ada', 'Edda'];
const person = (seat: number): string => `Player ${seat}`;

describe('the seats of a new table', () => {
  test('start with one person and bots', () => {
    const setups = initialSeats('Ingrid', 'navvy,engineer', 2, 5);
    expect(setups).toEqual([
      { kind: 'person', name: 'Ingrid' },
      { kind: 'bot', level: 'navvy' },
      { kind: 'bot', level: 'engineer' },
    ]);
    expect(botLevels(setups)).toBe('navvy,engineer');
    expect(initialSeats('', 'navvy,engineer', 2, 2)).toHaveLength(2);
    expect(initialSeats('', 'nobody', 2, 5)).toHaveLength(2);
  });

  test('are as few and as easy as possible in a guided game', () => {
    const setups = fitSeats(
      [
        { kind: 'bot', level: 'engineer' },
        { kind: 'person', name: 'Ingrid' },
      ],
      2,
      5,
    );
    expect(guidedSeats(setups, 2)).toEqual([
      { kind: 'person', name: 'Ingrid' },
      { kind: 'bot', level: 'apprentice' },
    ]);
  });

  test('lose bots before people, where the board has fewer seats', () => {
    const five = [
      { kind: 'person', name: 'A' },
      { kind: 'bot', level: 'navvy' },
      { kind: 'person', name: 'B' },
      { kind: 'bot', level: 'foreman' },
      { kind: 'person', name: 'C' },
    ] as const;
    expect(fitSeats(five, 2, 3)).toEqual([five[0], five[2], five[4]]);
    expect(fitSeats([{ kind: 'person', name: 'A' }], 2, 3)).toHaveLength(2);
  });

  test('all have different names', () => {
    const plan = tablePlan(
      'here',
      [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', level: 'engineer' },
        { kind: 'bot', level: 'engineer' },
        { kind: 'person', name: ' ' },
      ],
      7,
      bots,
      person,
    );
    expect(plan.seats.map(({ name }) => name)).toEqual(['Ada', 'Edda', 'Ada 2', 'Player 4']);
    expect(plan.first).toBe('lot');
  });
});
