import type { Seat } from '../../engine/index.js';
import type { TableCard } from '../../protocol/index.js';
import { t } from '../language/index.js';
import type { Who } from '../../words/shapes.js';

/** The seats of a game, the best first where that is known. */
export function seatsOf({ plan, result }: TableCard): Seat[] {
  const seats = plan.seats.map((_, seat) => seat);
  return result === null ? seats : seats.sort((x, y) => result.ranks[x] - result.ranks[y]);
}

/** The players of a game in a sentence: who is the only person is spoken to. */
export function playersOf({ plan }: TableCard): Who[] {
  const people = plan.seats.filter(({ kind }) => kind === 'person').length;
  return plan.seats.map(({ name, kind }) => ({ name, you: kind === 'person' && people === 1 }));
}

/** Who won a game, or whom it waits for. */
export function stateOf(card: TableCard): string {
  const { plan, waiting, over, result } = card;
  const players = playersOf(card);
  if (over) {
    const won = players.filter((_, seat) => result?.ranks[seat] === 1);
    if (won.length > 1) return t.end.shared(won.map(({ name }) => name));
    return won.length === 0 ? t.start.over : t.end.won(won[0]);
  }
  const seat = waiting.find((it) => plan.seats[it].kind === 'person') ?? waiting[0];
  const who = seat === undefined ? undefined : players[seat];
  return who?.you === true ? t.start.yourTurn : t.start.waitsFor(who?.name ?? '');
}
