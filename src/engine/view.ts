import type { Board } from './board/board.js';
import type { GameEvent } from './event.js';
import { rulesFor } from './fold.js';
import type { FamilyPosition, Position, State } from './position.js';
import { addParts } from './rules/combined.js';
import { type Eyes, NOBODY, type Seat, UNKNOWN } from './words.js';

/** What a seat, a spectator or a replay that sees all hands can know of a state. */
export interface View extends Position {
  /** A view has no decks in order and no seed; this keeps a state from being passed as one. */
  readonly deck?: never;
  readonly seed?: never;
}

/** The state as these eyes see it. */
export function view(board: Board, state: State, eyes: Eyes): View {
  return addParts(viewFamily(board, state, eyes), (part, key) => part.view(state[key], eyes));
}

/** Built by naming what is public, field by field, so that a new field is hidden until it is named here. */
function viewFamily(board: Board, s: State, eyes: Eyes): FamilyPosition {
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
    outcome: s.outcome,
  };
}

function knowsBuried(eyes: Eyes, by: Seat): boolean {
  return by !== NOBODY && (eyes === 'all' || eyes === by);
}

/** The event as these eyes see it. Each type says who may see what (`EventRules`). */
export function redact(board: Board, event: GameEvent, eyes: Eyes): GameEvent {
  return eyes === 'all' ? event : rulesFor(board, event).redact(board, event, eyes);
}
