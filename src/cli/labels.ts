import { boardWords } from '../boards/words.js';
import {
  type Board,
  type Category,
  type EndReason,
  GREY,
  type Player,
  type Seat,
  UNKNOWN,
} from '../engine/index.js';
import { allOf } from './refusal.js';
import { plain, several } from './text.js';

/** What points are counted under, for people. */
export const CATEGORY_NAMES: Record<Category, string> = {
  routes: 'routes',
  tickets: 'tickets done',
  failed: 'tickets failed',
  globetrotter: 'globetrotter',
  attractions: 'attractions',
  merchandise: 'merchandise',
};

/** How a game ended, to stand behind "ended". */
export const ENDINGS: Record<EndReason, string> = {
  'last-round': 'with the last round',
  'all-passed': 'because all passed',
  agreed: 'because all agreed to stop',
};

/** What the people at a table are called; whoever has no name, or another's, is told by the seat. */
export function playerNames(players: readonly Player[]): string[] {
  const names = players.map(({ name }) => plain(name, 30).trim());
  return names.map((name, seat) => {
    if (name === '') return `seat ${seat}`;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (seat ${seat})`;
  });
}

/** Everything on a board by the name people know it by. */
export interface Names {
  readonly seat: (seat: Seat) => string;
  /** `Oslo–Bergen`. */
  readonly route: (route: number) => string;
  /** `Oslo–Bergen (4 spaces, grey)`. */
  readonly routeInFull: (route: number) => string;
  /** `Oslo–Bergen (7) and Oslo–Helsinki (8)`; `2 tickets` where they are hidden. */
  readonly tickets: (tickets: readonly number[]) => string;
  /** `red`. */
  readonly card: (kind: number) => string;
  /** Cards as they lie: `red, blue, red`. */
  readonly cards: (kinds: readonly number[]) => string;
  /** Counts by kind: `2 red and 1 wild`. */
  readonly set: (counts: readonly number[]) => string;
  /** The kind of a terrain card. */
  readonly terrain: (kind: number) => string;
}

/** The names of a board's things and of those who play on it. */
export function namesOf(board: Board, players: readonly Player[]): Names {
  const seats = playerNames(players);
  const { facts } = board;
  const placed = boardWords[board.id]?.names ?? {};
  const ends = ({ a, b }: { a: string; b: string }) => `${placed[a] ?? a}–${placed[b] ?? b}`;
  const rule = facts.rules.find((it) => it.rule === 'terrain');
  const card = (kind: number) => (kind === board.wild ? 'wild' : board.colours[kind]);
  const route = (id: number) => ends(facts.routes[id]);
  return {
    seat: (seat) => seats[seat],
    route,
    routeInFull(id) {
      const { length, colour, tunnel, cart, cost } = board.routes[id];
      const words = [several(length, 'space'), colour === GREY ? 'grey' : card(colour)];
      if (tunnel) words.push('tunnel');
      if (cost.symbols > 0) words.push('ferry');
      if (cart) words.push('cart');
      return `${route(id)} (${words.join(', ')})`;
    },
    tickets(tickets) {
      if (tickets.length === 0) return 'none';
      if (tickets.includes(UNKNOWN)) return several(tickets.length, 'ticket');
      return allOf(tickets.map((id) => `${ends(facts.tickets[id])} (${facts.tickets[id].points})`));
    },
    card,
    cards: (kinds) => kinds.map(card).join(', '),
    set: (counts) => allOf(counts.flatMap((n, kind) => (n > 0 ? [`${n} ${card(kind)}`] : []))),
    terrain: (kind) => rule?.kinds[kind].id ?? String(kind),
  };
}
