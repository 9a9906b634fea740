import {
  type Board,
  type GameEvent,
  type EventOf,
  type Position,
  type TerrainPlay,
  UNKNOWN,
} from '../engine/index.js';
import { ENDINGS, type Names } from './names.js';
import { allOf } from './refusal.js';
import { several } from './text.js';

/** What happened, in sentences; `after` is the table once all of the entry has happened. What needs no telling gives none. */
export function describe(board: Board, names: Names, e: GameEvent, after: Position): string[] {
  switch (e.type) {
    case 'dealt':
      return describeDeal(board, names, e);
    case 'chose':
      return [`${names.seat(e.seat)} ${e.tickets ? `keeps ${names.tickets(e.tickets)}` : 'has chosen'}.`];
    case 'opened': {
      const kept = e.counts.map((n, seat) => `${names.seat(seat)} keeps ${several(n, 'ticket')}`);
      return [`All have chosen: ${allOf(kept)}.`];
    }
    case 'turn':
      return [];
    case 'took':
      return [
        `${names.seat(e.seat)} takes ${names.card(e.card)} from the row; ${names.card(e.next)} comes up.`,
      ];
    case 'drew':
      return [
        `${names.seat(e.seat)} draws ${e.card === UNKNOWN ? 'a card' : names.card(e.card)} from the deck.`,
      ];
    case 'swept':
      return ['The row holds too many wilds and is swept away.'];
    case 'filled':
      return [`New in the row: ${names.cards(e.cards)}.`];
    case 'renewed':
      return ['The discards are shuffled into a new deck.'];
    case 'took-terrain':
    case 'drew-terrain':
    case 'renewed-terrain':
      return [describeTerrain(names, e)];
    case 'claimed':
      return [describeClaim(board, names, e, after)];
    case 'bonus':
      return [`${names.seat(e.seat)} gets a merchandise card.`];
    case 'laid':
      return [`${names.seat(e.seat)} lays ${names.set(e.cards)} for ${names.routeInFull(e.route)}.`];
    case 'turned':
      return [`Turned up for the tunnel: ${names.cards(e.cards)}.`];
    case 'asked':
      return [`The tunnel asks for ${several(e.count, 'card')} more.`];
    case 'declined':
      return [`${names.seat(e.seat)} declines and takes the set back.`];
    case 'drew-tickets':
      return [`${names.seat(e.seat)} draws ${describeDrawn(names, e.tickets)}.`];
    case 'kept':
      return [`${names.seat(e.seat)} keeps ${names.tickets(e.tickets)}.`];
    case 'passed':
      return [`${names.seat(e.seat)} can do nothing and passes.`];
    case 'last-round': {
      const cars = several(after.cars[e.seat], 'car');
      return [`${names.seat(e.seat)} has ${cars} left: the last round begins.`];
    }
    case 'over':
      return [`The game ends ${ENDINGS[e.outcome.reason]}.`];
  }
}

function describeDrawn(names: Names, tickets: readonly number[]): string {
  const number = several(tickets.length, 'ticket');
  return tickets.includes(UNKNOWN) ? number : `${number}: ${names.tickets(tickets)}`;
}

function describeDeal(
  board: Board,
  names: Names,
  { first, hands, row, offered, terrain }: EventOf<'dealt'>,
): string[] {
  const { openingHand } = board.facts;
  const lines = [`${names.seat(first)} begins. The row: ${names.cards(row)}.`];
  offered.forEach((tickets, seat) => {
    // A hand that is not seen is all zeros.
    const hand = names.set(hands.slice(seat * board.kinds, (seat + 1) * board.kinds));
    const got = hand === '' ? several(openingHand, 'card') : hand;
    lines.push(`${names.seat(seat)} gets ${got}, and chooses from ${names.tickets(tickets)}.`);
  });
  if (terrain) {
    const per = terrain.seats.length / offered.length;
    const dealt = offered.map((_, seat) => {
      const kinds = terrain.seats.slice(seat * per, (seat + 1) * per);
      return `${kinds.map(names.terrain).join(', ')} for ${names.seat(seat)}`;
    });
    lines.push(`Terrain cards: ${dealt.join(', ')}; face up ${allOf(terrain.faceUp.map(names.terrain))}.`);
  }
  return lines;
}

function describeTerrain(
  names: Names,
  e: EventOf<'took-terrain' | 'drew-terrain' | 'renewed-terrain'>,
): string {
  switch (e.type) {
    case 'took-terrain':
      return `${names.seat(e.seat)} takes a ${names.terrain(e.kind)} card; ${names.terrain(e.next)} comes up.`;
    case 'drew-terrain':
      return `${names.seat(e.seat)} draws a ${names.terrain(e.kind)} card from the terrain deck.`;
    case 'renewed-terrain':
      return 'The terrain discards are shuffled into a new terrain deck.';
  }
}

function describeClaim(board: Board, names: Names, e: EventOf<'claimed'>, after: Position): string {
  const { tunnel } = board.routes[e.route];
  const set = names.set(e.cards);
  // Of a tunnel the set was laid before, and told then.
  const paid = tunnel ? `paying ${set || 'nothing'} on top` : `with ${set || 'nothing'}`;
  const route = tunnel ? names.route(e.route) : names.routeInFull(e.route);
  const doubled = e.terrain ? `, doubled by ${describeDoubling(board, names, e.route, e.terrain)}` : '';
  const left = `${several(after.cars[e.seat], 'car')} left`;
  return `${names.seat(e.seat)} claims ${route} ${paid}: ${several(e.points, 'point')}${doubled}; ${left}.`;
}

function describeDoubling(board: Board, names: Names, route: number, { cards, wilds }: TerrainPlay): string {
  const kind = names.terrain(board.terrain?.kindOf[route] ?? 0);
  const parts: string[] = [];
  if (cards > 0) parts.push(several(cards, `${kind} card`));
  if (wilds > 0) parts.push(several(wilds, 'wild'));
  return allOf(parts);
}
