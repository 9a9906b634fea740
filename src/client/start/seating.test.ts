import { describe, expect, test } from 'vitest';
import { firstPlaces, fittingPlaces, guidedPlaces, planOf, rivalsAmong } from './seating.js';

const bots = (): string[] => ['Ada', 'Edda'];
const person = (seat: number): string => `Player ${seat}`;

describe('sitting down', () => {
  test('begins with one person and bots', () => {
    const places = firstPlaces('Ingrid', 'navvy,engineer', 2, 5);
    expect(places).toEqual([
      { kind: 'person', name: 'Ingrid' },
      { kind: 'bot', level: 'navvy' },
      { kind: 'bot', level: 'engineer' },
    ]);
    expect(rivalsAmong(places)).toBe('navvy,engineer');
    expect(firstPlaces('', 'navvy,engineer', 2, 2)).toHaveLength(2);
    expect(firstPlaces('', 'nobody', 2, 5)).toHaveLength(2);
  });

  test('is as small and easy as can be in a guided game', () => {
    const places = fittingPlaces(
      [
        { kind: 'bot', level: 'engineer' },
        { kind: 'person', name: 'Ingrid' },
      ],
      2,
      5,
    );
    expect(guidedPlaces(places, 2)).toEqual([
      { kind: 'person', name: 'Ingrid' },
      { kind: 'bot', level: 'apprentice' },
    ]);
  });

  test('lets bots go before people, where the board has fewer seats', () => {
    const five = [
      { kind: 'person', name: 'A' },
      { kind: 'bot', level: 'navvy' },
      { kind: 'person', name: 'B' },
      { kind: 'bot', level: 'foreman' },
      { kind: 'person', name: 'C' },
    ] as const;
    expect(fittingPlaces(five, 2, 3)).toEqual([five[0], five[2], five[4]]);
    expect(fittingPlaces([{ kind: 'person', name: 'A' }], 2, 3)).toHaveLength(2);
  });

  test('gives everybody a name of their own', () => {
    const plan = planOf(
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
