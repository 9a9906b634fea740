import type { Seat } from '../../engine/index.js';
import {
  Mismatch,
  type Reader,
  just,
  list,
  object,
  oneOf,
  optional,
  tagged,
  text,
} from '../../engine/read.js';
import {
  type Level,
  LEVELS,
  PLAYER_COLOURS,
  type PlayerColour,
  type SeatPlan,
  type TablePlan,
  coloursOf,
  repeatedColour,
} from '../../protocol/index.js';

/** Who takes a seat; an empty name is filled in when the table is created, and bots take the colours that are left. */
export type SeatSetup =
  { kind: 'person'; name: string; colour?: PlayerColour } | { kind: 'bot'; level: Level };

/** Names on this page are no longer than this. */
export const MAX_NAME = 20;
const FIRST_SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: '' },
  { kind: 'bot', level: 'navvy' },
  { kind: 'bot', level: 'navvy' },
];
const storedSeats: Reader<SeatSetup[]> = list(
  tagged<SeatSetup>('kind', {
    person: object({ kind: just('person'), name: text(MAX_NAME), colour: optional(oneOf(PLAYER_COLOURS)) }),
    bot: object({ kind: just('bot'), level: oneOf(LEVELS) }),
  }),
  PLAYER_COLOURS.length,
  2,
);

/** The seats of the last game, from the text they were stored as; one person and two bots where there is none. */
export function initialSeats(stored: string, min: number, max: number): SeatSetup[] {
  return fitSeats(readSeats(stored) ?? FIRST_SEATS, min, max);
}

function readSeats(stored: string): SeatSetup[] | undefined {
  try {
    const seats = storedSeats(JSON.parse(stored), '');
    if (seats instanceof Mismatch || seats[0]?.kind !== 'person') return undefined;
    return repeatedColour(choices(seats)) === undefined ? seats : undefined;
  } catch {
    return undefined;
  }
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

/** The colour of every seat. */
export function seatColours(setups: readonly SeatSetup[]): PlayerColour[] {
  return coloursOf(choices(setups));
}

/** Gives a person this colour; another person who has it gets the other's in exchange. */
export function chooseColour(setups: readonly SeatSetup[], seat: number, colour: PlayerColour): SeatSetup[] {
  const before = seatColours(setups);
  return setups.map((setup, i) => {
    if (setup.kind === 'bot') return setup;
    if (i === seat) return { ...setup, colour };
    const own = before[seat];
    return before[i] === colour && own !== undefined ? { ...setup, colour: own } : setup;
  });
}

function choices(setups: readonly SeatSetup[]): { colour?: PlayerColour }[] {
  return setups.map((setup) => (setup.kind === 'person' && setup.colour ? { colour: setup.colour } : {}));
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
      ? { kind: 'person', name: people[seat] ?? '', ...(setup.colour && { colour: setup.colour }) }
      : { kind: 'bot', level: setup.level, name: takeName(botNames(setup.level)) },
  );
  return { board, seats, first: first !== 'lot' && first >= seats.length ? 'lot' : first };
}
