import type { LoadedOnline } from '../store/lobby-store.js';
import type { StoredGathering, StoredMember, StoredSeat } from './gathering.js';

/** The gathering of the next game: the same people, seats, colours, bots and options; nobody is ready yet. Who asks is its host. */
export function rematchOf(
  { people, plan, options }: Pick<LoadedOnline, 'people' | 'plan' | 'options'>,
  { person: host }: Pick<StoredMember, 'person'>,
  secret: Uint8Array,
): StoredGathering {
  const members = new Map<string, string>();
  const seats = plan.seats.map((seat, i): StoredSeat => {
    const colour = seat.colour && { colour: seat.colour };
    if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, level: seat.level, ...colour };
    const person = people[i];
    if (person === null || person === undefined) return { kind: 'open' };
    if (!members.has(person)) members.set(person, seat.name);
    return { kind: 'person', person, name: seat.name, word: null, ...colour };
  });
  return {
    board: plan.board,
    seats,
    options,
    members: [...members].map(([person, name]) => ({ person, name })),
    host,
    removed: [],
    secret: Buffer.from(secret).toString('hex'),
    quick: false,
  };
}
