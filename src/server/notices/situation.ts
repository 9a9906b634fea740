import type { Seat } from '../../engine/index.js';
import type { NoticeKind } from '../../protocol/index.js';
import { cardOf } from '../../table/index.js';
import type { NoticedGame } from '../store/notice-store.js';

/** After every turn. */
const OVER = 1_000_000_000;

/** What there is to tell about a game right now. */
export interface Situation {
  kind: NoticeKind;
  /** Numbers what is told: it only grows, except by an undo, and each person is told about a number once. */
  turn: number;
  /** The people to tell, each with the first seat that they are to act for. */
  people: { person: string; seat: Seat }[];
}

/** What there is to tell: people whose turn it is, or at the end everybody. Nobody is told about a seat that a bot plays. */
export function situationOf({ table, people, takenOver }: NoticedGame): Situation {
  const { over, turns, waiting } = cardOf(table);
  const seats = over ? people.map((_, seat) => seat) : waiting.filter((seat) => !takenOver.includes(seat));
  const found = new Map<string, Seat>();
  for (const seat of seats) {
    const person = people[seat];
    if (typeof person === 'string' && !found.has(person)) found.set(person, seat);
  }
  return {
    // In turn 0 everybody chooses what to keep.
    kind: over ? 'over' : turns === 0 ? 'started' : 'turn',
    turn: over ? OVER : turns,
    people: [...found].map(([person, seat]) => ({ person, seat })),
  };
}
