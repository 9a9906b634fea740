import { describe, expect, test } from 'vitest';
import {
  type SeatSetup,
  chooseColour,
  fitSeats,
  guidedSeats,
  initialSeats,
  seatColours,
  tablePlan,
} from './seating.js';

const bots = (): string[] => ['Ada', 'Edda'];
const person = (seat: number): string => `Player ${seat}`;

describe('the seats of a new table', () => {
  test('are those of the last game, fitted to the board', () => {
    const seats: SeatSetup[] = [
      { kind: 'person', name: 'Ingrid', colour: 'jade' },
      { kind: 'person', name: '' },
      { kind: 'bot', level: 'engineer' },
    ];
    expect(initialSeats(JSON.stringify(seats), 2, 5)).toEqual(seats);
    expect(initialSeats(JSON.stringify(seats), 2, 2)).toEqual(seats.slice(0, 2));
  });

  test.each([
    '',
    'null',
    '[]',
    '[{"kind":"bot","level":"navvy"},{"kind":"bot","level":"navvy"}]',
    '[{"kind":"person","name":""},{"kind":"bot","level":"god"}]',
    '[{"kind":"person","name":"","colour":"mauve"},{"kind":"bot","level":"navvy"}]',
    '[{"kind":"person","name":"","colour":"jade"},{"kind":"person","name":"","colour":"jade"}]',
    `[{"kind":"person","name":"${'x'.repeat(21)}"},{"kind":"bot","level":"navvy"}]`,
  ])('are one person and two bots where %s is stored', (stored) => {
    expect(initialSeats(stored, 2, 5)).toEqual([
      { kind: 'person', name: '' },
      { kind: 'bot', level: 'navvy' },
      { kind: 'bot', level: 'navvy' },
    ]);
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

  test('have different colours: bots take what is left, and two people exchange theirs', () => {
    const seats: SeatSetup[] = [
      { kind: 'person', name: 'A' },
      { kind: 'bot', level: 'navvy' },
      { kind: 'person', name: 'B' },
    ];
    const blue = chooseColour(seats, 0, 'cobalt');
    expect(seatColours(blue)).toEqual(['cobalt', 'crimson', 'amber']);
    const swapped = chooseColour(blue, 2, 'cobalt');
    expect(seatColours(swapped)).toEqual(['amber', 'crimson', 'cobalt']);
    expect(chooseColour(swapped, 2, 'cobalt')).toEqual(swapped);
    const plan = tablePlan('here', swapped, 'lot', bots, person);
    expect(plan.seats.map(({ colour }) => colour)).toEqual(['amber', undefined, 'cobalt']);
  });
});
