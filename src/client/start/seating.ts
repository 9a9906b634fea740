import type { Seat } from '../../engine/index.js';
import { type Level, LEVELS, type SeatPlan, type TablePlan } from '../../protocol/index.js';

/** Someone who is to sit at the table; a name that was left empty is filled in when the table is made. */
export type Place = { kind: 'person'; name: string } | { kind: 'bot'; level: Level };

/** Who sits down where nobody has said anything else: one person and bots of these levels, as far as the board has seats for them. */
export function firstPlaces(name: string, rivals: string, min: number, max: number): Place[] {
  const levels = rivals.split(',').flatMap((word) => LEVELS.find((level) => level === word) ?? []);
  const bots = levels.slice(0, max - 1).map((level): Place => ({ kind: 'bot', level }));
  return fittingPlaces([{ kind: 'person', name }, ...bots], min, max);
}

/** The levels of the bots among these, for the next time. */
export function rivalsAmong(places: readonly Place[]): string {
  return places.flatMap((place) => (place.kind === 'bot' ? place.level : [])).join(',');
}

/** The same people at a board for so many; bots are added or leave first, never the first person. */
export function fittingPlaces(places: readonly Place[], min: number, max: number): Place[] {
  const fitting = [...places];
  while (fitting.length > max) {
    const bot = fitting.map(({ kind }) => kind).lastIndexOf('bot');
    fitting.splice(bot > 0 ? bot : fitting.length - 1, 1);
  }
  while (fitting.length < min) fitting.push({ kind: 'bot', level: 'navvy' });
  return fitting;
}

/** Who sits down for a guided game: the first person and as few easy bots as the board allows. */
export function guidedPlaces(places: readonly Place[], min: number): Place[] {
  const you = places.find(({ kind }) => kind === 'person') ?? { kind: 'person', name: '' };
  return [you, ...Array.from({ length: min - 1 }, (): Place => ({ kind: 'bot', level: 'apprentice' }))];
}

/** The plan of a table: people keep their names, bots get names of their level, and no name comes twice. */
export function planOf(
  board: string,
  places: readonly Place[],
  first: Seat | 'lot',
  botNames: (level: Level) => readonly string[],
  personName: (seat: number) => string,
): TablePlan {
  const taken = new Set<string>();
  const take = (wanted: readonly string[]): string => {
    const free = wanted.find((name) => !taken.has(name));
    let name = free ?? wanted[0] ?? '?';
    for (let i = 2; taken.has(name); i++) name = `${wanted[0] ?? '?'} ${i}`;
    taken.add(name);
    return name;
  };
  // People first: their names are theirs.
  const people = places.map((place, seat) =>
    place.kind === 'person' ? take([place.name.trim() || personName(seat + 1)]) : '',
  );
  const seats = places.map((place, seat): SeatPlan =>
    place.kind === 'person'
      ? { kind: 'person', name: people[seat] ?? '' }
      : { kind: 'bot', level: place.level, name: take(botNames(place.level)) },
  );
  return { board, seats, first: first !== 'lot' && first >= seats.length ? 'lot' : first };
}
