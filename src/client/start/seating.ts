import type { Seat } from '../../engine/index.js';
import { type Level, LEVELS, type SeatPlan, type TablePlan } from '../../protocol/index.js';

/** Who takes a seat; an empty name is filled in when the table is created. */
export type SeatSetup = { kind: 'person'; name: string } | { kind: 'bot'; level: Level };

/** The seats at first: one person, and bots of these levels as far as the board has seats for them. */
export function initialSeats(name: string, rivals: string, min: number, max: number): SeatSetup[] {
  const levels = rivals.split(',').flatMap((word) => LEVELS.find((level) => level === word) ?? []);
  const bots = levels.slice(0, max - 1).map((level): SeatSetup => ({ kind: 'bot', level }));
  return fitSeats([{ kind: 'person', name }, ...bots], min, max);
}

/** The levels of the bots in these seats, as stored for the next time. */
export function botLevels(setups: readonly SeatSetup[]): string {
  return setups.flatMap((setup) => (setup.kind === 'bot' ? setup.level : [])).join(',');
}

/** Fits the seats to a board for `min` to `max` players; bots are added and removed first, and never the first seat. */
export function fitSeats(setups: readonly SeatSetup[], min: number, max: number): SeatSetup[] {
  const fitting = [...setups];
  while (fitting.length > max) {
    const bot = fitting.map(({ kind }) => kind).lastIndexOf('bot');
    fitting.splice(bot > 0 ? bot : fitting.length - 1, 1);
  }
  while (fitting.length < min) fitting.push({ kind: 'bot', level: 'navvy' });
  return fitting;
}

/** The seats of a guided game: the first person and as few easy bots as the board allows. */
export function guidedSeats(setups: readonly SeatSetup[], min: number): SeatSetup[] {
  const you = setups.find(({ kind }) => kind === 'person') ?? { kind: 'person', name: '' };
  return [you, ...Array.from({ length: min - 1 }, (): SeatSetup => ({ kind: 'bot', level: 'apprentice' }))];
}

/** The plan of a table: people keep their names, bots get names of their level, and all names differ. */
export function tablePlan(
  board: string,
  setups: readonly SeatSetup[],
  first: Seat | 'lot',
  botNames: (level: Level) => readonly string[],
  personName: (seat: number) => string,
): TablePlan {
  const taken = new Set<string>();
  const takeName = (candidates: readonly string[]): string => {
    const [base = '?'] = candidates;
    let name = candidates.find((it) => !taken.has(it)) ?? base;
    for (let i = 2; taken.has(name); i++) name = `${base} ${i}`;
    taken.add(name);
    return name;
  };
  // People choose first, so that they keep their names.
  const people = setups.map((setup, seat) =>
    setup.kind === 'person' ? takeName([setup.name.trim() || personName(seat + 1)]) : '',
  );
  const seats = setups.map((setup, seat): SeatPlan =>
    setup.kind === 'person'
      ? { kind: 'person', name: people[seat] ?? '' }
      : { kind: 'bot', level: setup.level, name: takeName(botNames(setup.level)) },
  );
  return { board, seats, first: first !== 'lot' && first >= seats.length ? 'lot' : first };
}
