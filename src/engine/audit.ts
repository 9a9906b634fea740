import type { Board } from './board/board.js';
import { listOf } from './lists.js';
import { whyNotPaid } from './pay/cost.js';
import type { State, Tunnel } from './position.js';
import { NOBODY, NO_TWIN, ROW_SIZE } from './words.js';

/**
 * What does not add up in a state; null where all does: every card, car, ticket and terrain card is somewhere exactly once,
 * nobody owns both of a double, the deck is renewed where it can be, and what the table waits for can be answered. Tests ask after every step of random games, and records
 * before they trust a snapshot. (Route points are replayed, not audited: doubling makes them depend on the past.)
 */
export function audit(board: Board, s: State): string | null {
  return (
    auditPhase(board, s) ??
    auditCards(board, s) ??
    auditRoutes(board, s) ??
    auditTickets(board, s) ??
    auditTerrain(board, s)
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0);
const tally = (cards: readonly number[], kinds: number) => {
  const counts = listOf(kinds, 0);
  for (const card of cards) counts[card]++;
  return counts;
};

/** Where a game was agreed to end, it stands as it stood: half of a decision may still lie there. */
function auditPhase(board: Board, s: State): string | null {
  if ((s.phase === 'over') !== (s.outcome !== null)) return 'outcome';
  if (s.phase === 'over') return null;
  if (s.turnsLeft >= s.players) return 'turnsLeft';
  if (s.passes >= s.players) return 'passes';
  if ((s.phase === 'tunnel') !== (s.tunnel !== null) || (s.tunnel && !canAnswer(board, s, s.tunnel)))
    return 'tunnel';
  if (s.phase === 'second' && s.deckSize === 0 && !s.terrain?.deckSize) return 'phase';
  const opening = s.phase === 'opening';
  if (opening !== (s.turns === 0) || (opening && !s.choices.includes(null))) return 'phase';
  const { openingTickets, drawTickets } = board.facts;
  const chosen = s.choices.findIndex(
    (choice, seat) =>
      choice !== null &&
      (new Set(choice).size < Math.max(openingTickets.keep, choice.length) ||
        choice.some((ticket) => !s.offered[seat].includes(ticket))),
  );
  if (chosen >= 0) return `choices[${chosen}]`;
  const wrong = s.offered.findIndex(({ length }, seat) => {
    if (opening) return length !== openingTickets.take;
    const choosing = s.phase === 'keep' && seat === s.seat;
    return length > (choosing ? drawTickets.take : 0) || (choosing && length === 0);
  });
  return wrong >= 0 ? `offered[${wrong}]` : null;
}

/** Whether a tunnel can be answered: its route is open, the set pays for it, and more is asked for. */
function canAnswer(board: Board, s: State, { route, laid, turned, asked }: Tunnel): boolean {
  const { cost, tunnel, length } = board.routes[route];
  const open = tunnel && s.owner[route] === NOBODY && s.cars[s.seat] >= length;
  return open && whyNotPaid(cost, laid) === null && asked > 0 && asked <= turned.length;
}

function auditCards(board: Board, s: State): string | null {
  const { kinds, copies } = board;
  const inDeck = tally(s.deck, kinds);
  const inRow = tally(s.row, kinds);
  const turned = tally(s.tunnel?.turned ?? [], kinds);
  for (let k = 0; k < kinds; k++) {
    let n = inDeck[k] + inRow[k] + turned[k] + s.discards[k] + (s.tunnel?.laid[k] ?? 0);
    for (let seat = 0; seat < s.players; seat++) {
      const held = s.hands[seat * kinds + k];
      n += held;
      if (held < 0) return `hands[${seat * kinds + k}]`;
      if (s.known[seat * kinds + k] > held) return `known[${seat * kinds + k}]`;
    }
    if (n !== copies[k]) return `cards of kind ${k}`;
  }
  for (let seat = 0; seat < s.players; seat++) {
    if (sum(s.hands.slice(seat * kinds, (seat + 1) * kinds)) !== s.handSizes[seat])
      return `handSizes[${seat}]`;
  }
  if (s.row.length !== ROW_SIZE) return 'row';
  if (s.deck.length !== s.deckSize) return 'deckSize';
  if (s.deckSize === 0 && sum(s.discards) > 0) return 'discards';
  return null;
}

function auditRoutes(board: Board, s: State): string | null {
  const cars = s.cars.slice();
  const carts = s.bonus.map(() => 0);
  for (const { id, length, twin, cart } of board.routes) {
    const owner = s.owner[id];
    if (owner === NOBODY) continue;
    cars[owner] += length;
    if (cart) carts[owner]++;
    if (twin === NO_TWIN || s.owner[twin] === NOBODY) continue;
    if (s.owner[twin] === owner || s.players < board.facts.bothSidesFrom) return `owner[${id}]`;
  }
  const short = cars.findIndex((n, seat) => n !== board.facts.cars || s.cars[seat] < 0);
  if (short >= 0) return `cars[${short}]`;
  if (sum(s.bonus) + s.bonusLeft !== (board.merchandise?.stock ?? 0)) return 'bonusLeft';
  const bonus = s.bonus.findIndex((n, seat) => n > carts[seat]);
  return bonus >= 0 ? `bonus[${bonus}]` : null;
}

function auditTickets(board: Board, s: State): string | null {
  const times = board.tickets.map(() => 0);
  for (const ticket of s.ticketDeck) times[ticket]++;
  for (const offered of s.offered) for (const ticket of offered) times[ticket]++;
  s.kept.forEach((seat, ticket) => (times[ticket] += seat === NOBODY ? 0 : 1));
  s.out.forEach((seat, ticket) => (times[ticket] += seat === NOBODY ? 0 : 1));
  const wrong = times.findIndex((n) => n !== 1);
  if (wrong >= 0) return `ticket ${wrong}`;
  const miscounted = s.keptCounts.findIndex(
    (n, seat) => n !== s.kept.filter((owner) => owner === seat).length,
  );
  return miscounted >= 0 ? `keptCounts[${miscounted}]` : null;
}

function auditTerrain(board: Board, s: State): string | null {
  if (!board.terrain || !s.terrain) return board.terrain || s.terrain ? 'terrain' : null;
  const { kinds, copies, faceUp } = board.terrain;
  const table = s.terrain;
  const counts = tally([...s.terrainDeck, ...table.faceUp], kinds);
  for (let k = 0; k < kinds; k++) {
    let n = counts[k] + table.discards[k];
    for (let seat = 0; seat < s.players; seat++) n += table.held[seat * kinds + k];
    if (n !== copies) return `terrain cards of kind ${k}`;
  }
  if (table.held.some((n) => n < 0)) return 'terrain.held';
  if (table.faceUp.length !== faceUp) return 'terrain.faceUp';
  if (table.deckSize === 0 && sum(table.discards) > 0) return 'terrain.discards';
  return table.deckSize === s.terrainDeck.length ? null : 'terrain.deckSize';
}
