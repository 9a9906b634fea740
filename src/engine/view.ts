import type { Board } from './board/board.js';
import type { GameEvent } from './event.js';
import { type Position, type State, cloneTerrain, cloneTunnel } from './position.js';
import { type Eyes, NOBODY, type Seat, UNKNOWN } from './words.js';

/** What a seat, a spectator or a replay that sees all hands can know of a state; built by naming it, field by field. */
export interface View extends Position {
  /** A view has no decks in order and no seed; this keeps a state from being taken for one by mistake. */
  readonly deck?: never;
  readonly seed?: never;
}

/** The state as seen with these eyes. */
export function view(board: Board, s: State, eyes: Eyes): View {
  const mine = (seat: Seat) => eyes === 'all' || eyes === seat;
  const over = s.phase === 'over';
  return {
    eyes,
    players: s.players,
    first: s.first,
    seat: s.seat,
    phase: s.phase,
    turns: s.turns,
    turnsLeft: s.turnsLeft,
    passes: s.passes,
    row: s.row.slice(),
    discards: s.discards.slice(),
    deckSize: s.deckSize,
    hands: s.hands.map((count, i) => (mine(Math.floor(i / board.kinds)) ? count : 0)),
    handSizes: s.handSizes.slice(),
    known: s.known.slice(),
    owner: s.owner.slice(),
    cars: s.cars.slice(),
    points: s.points.slice(),
    ticketDeck: s.ticketDeck.map((ticket) => (knowsBuried(eyes, s.buriedBy[ticket]) ? ticket : UNKNOWN)),
    kept: s.kept.map((seat) => (over || mine(seat) ? seat : NOBODY)),
    keptCounts: s.keptCounts.slice(),
    out: s.out.map((seat) => (mine(seat) ? seat : NOBODY)),
    offered: s.offered.map((tickets, seat) => (mine(seat) ? tickets.slice() : tickets.map(() => UNKNOWN))),
    choices: s.choices.map((choice, seat) => choice && (mine(seat) ? choice.slice() : [])),
    tunnel: s.tunnel && cloneTunnel(s.tunnel),
    terrain: s.terrain && cloneTerrain(s.terrain),
    bonus: s.bonus.slice(),
    bonusLeft: s.bonusLeft,
    outcome: s.outcome,
  };
}

function knowsBuried(eyes: Eyes, by: Seat): boolean {
  return by !== NOBODY && (eyes === 'all' || eyes === by);
}

/** The event as these eyes see it. Every type is named, so that a new one is hidden until someone says who may see it. */
export function redact(board: Board, event: GameEvent, eyes: Eyes): GameEvent {
  if (eyes === 'all') return event;
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((count, i) => (Math.floor(i / board.kinds) === eyes ? count : 0)),
        offered: event.offered.map((tickets, seat) => (seat === eyes ? tickets : tickets.map(() => UNKNOWN))),
      };
    case 'chose':
      return event.seat === eyes ? event : { ...event, tickets: null };
    case 'drew':
      return event.seat === eyes ? event : { ...event, card: UNKNOWN };
    case 'drew-tickets':
    case 'kept':
      return event.seat === eyes ? event : { ...event, tickets: event.tickets.map(() => UNKNOWN) };
    case 'opened':
    case 'turn':
    case 'took':
    case 'swept':
    case 'filled':
    case 'renewed':
    case 'took-terrain':
    case 'drew-terrain':
    case 'renewed-terrain':
    case 'claimed':
    case 'bonus':
    case 'laid':
    case 'turned':
    case 'asked':
    case 'declined':
    case 'passed':
    case 'last-round':
    case 'over':
      return event;
  }
}
