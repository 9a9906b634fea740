import { type EventOf, type GameEvent, type Position, UNKNOWN, itemAt } from '../../engine/index.js';
import { kindOfRoute } from '../../words/route-kind.js';
import { type GameWords, ticketList } from '../words.js';

/** What the page shows of an event beside its sentence: cards, tickets, points, cars. `after` is the position after its entry. */
export function detailsOf(game: GameWords, event: GameEvent, after: Position): string[] {
  const { board, words, naming } = game;
  switch (event.type) {
    case 'dealt':
      return dealDetails(game, event);
    case 'chose':
      return event.tickets === null ? [] : [ticketList(game, event.tickets)];
    case 'drew-tickets':
      return event.tickets.includes(UNKNOWN) ? [] : [ticketList(game, event.tickets)];
    case 'took': {
      const next = naming.card(event.next);
      return next === null ? [] : [words.reading.replaced(next)];
    }
    case 'took-terrain':
      return after.terrain === null ? [] : [terrainRow(game, after.terrain.faceUp)];
    case 'laid':
      return [kindOfRoute(words, board, event.route)];
    case 'claimed': {
      const points = words.basics.points(event.points);
      return [`${points}; ${kindOfRoute(words, board, event.route)}; ${carsLeft(game, after, event.seat)}`];
    }
    case 'last-round':
      return [carsLeft(game, after, event.seat)];
    case 'over':
      return [words.end.endings[event.outcome.reason]];
    case 'opened':
    case 'turn':
    case 'drew':
    case 'swept':
    case 'filled':
    case 'renewed':
    case 'drew-terrain':
    case 'renewed-terrain':
    case 'bonus':
    case 'turned':
    case 'asked':
    case 'declined':
    case 'kept':
    case 'passed':
      return [];
  }
}

function dealDetails(game: GameWords, { hands, row, offered, terrain }: EventOf<'dealt'>): string[] {
  const { board, words, naming } = game;
  const { all, cards } = words.basics;
  const lines = [
    `${words.table.row}: ${all(row.map((kind) => words.cards.card(naming.card(kind) ?? 'wild')))}`,
  ];
  const each = terrain ? terrain.seats.length / offered.length : 0;
  for (const [seat, tickets] of offered.entries()) {
    const { name } = naming.who(seat);
    const hand = naming.set(hands.slice(seat * board.kinds, (seat + 1) * board.kinds));
    const dealt = [
      // A hidden hand is all zeros.
      hand.length === 0 ? cards(board.facts.openingHand) : words.cards.set(hand),
      ...(terrain?.seats ?? [])
        .slice(seat * each, (seat + 1) * each)
        .map((kind) => words.cards.terrainCards(naming.terrain(kind), 1)),
    ];
    const choice = tickets.includes(UNKNOWN)
      ? words.basics.tickets(tickets.length)
      : ticketList(game, tickets);
    lines.push(
      `${words.table.handOf(name)}: ${dealt.join('; ')}`,
      `${name}, ${words.replay.offered}: ${choice}`,
    );
  }
  if (terrain) lines.push(terrainRow(game, terrain.faceUp));
  return lines;
}

function terrainRow({ words, naming }: GameWords, kinds: readonly number[]): string {
  return `${words.table.terrainRow}: ${words.basics.all(kinds.map((kind) => words.cards.terrains[naming.terrain(kind)]))}`;
}

function carsLeft({ words }: GameWords, { cars }: Position, seat: number): string {
  return `${words.cards.cars}: ${words.table.left(itemAt(cars, seat))}`;
}
