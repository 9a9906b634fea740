import { boardBlurbs } from '../../boards/blurbs.js';
import { itemAt, type Seat } from '../../engine/index.js';
import type { TableCard } from '../../protocol/index.js';
import { shownName } from './default-name.js';
import { languageInUse, t } from './index.js';
import type { Who } from '../../words/shapes.js';

/** The title of a board in the language in use; its id where the board is unknown. */
export function boardTitle(board: string): string {
  const blurb = Object.hasOwn(boardBlurbs, board) ? boardBlurbs[board] : undefined;
  return blurb?.title[languageInUse()] ?? board;
}

/** The seats of a game, the best first once it is over. */
export function seatsByRank({ plan, result }: TableCard): Seat[] {
  const seats = plan.seats.map((_, seat) => seat);
  return result === null ? seats : seats.sort((x, y) => itemAt(result.ranks, x) - itemAt(result.ranks, y));
}

/** The players of a game, as sentences name them; an only person is addressed as "you". */
export function playersOnCard({ plan }: TableCard): Who[] {
  const people = plan.seats.filter(({ kind }) => kind === 'person').length;
  return plan.seats.map((seat) => ({ name: shownName(seat), you: seat.kind === 'person' && people === 1 }));
}

/** A sentence on who won a game, or whom it waits for. */
export function tableStatus(card: TableCard): string {
  const { plan, waiting, over, result } = card;
  const players = playersOnCard(card);
  if (over) {
    const [winner, ...others] = players.filter((_, seat) => result?.ranks[seat] === 1);
    if (winner === undefined) return t.start.over;
    return others.length === 0
      ? t.end.won(winner)
      : t.end.shared([winner, ...others].map(({ name }) => name));
  }
  const seat = waiting.find((it) => plan.seats[it]?.kind === 'person') ?? waiting[0];
  const who = seat === undefined ? undefined : players[seat];
  return who?.you === true ? t.start.yourTurn : t.start.waitsFor(who?.name ?? '');
}
