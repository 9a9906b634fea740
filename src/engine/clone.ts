import { copyLists } from './lists.js';
import type { FamilyState, State } from './position.js';
import { addParts } from './rules/combined.js';

/** A copy that shares nothing with the original but the outcome, which never changes. */
export function clone(state: State): State {
  return addParts(cloneFamily(state), (part, key) => part.clone(state[key]));
}

/** A copy of the family's part of a state. */
export function cloneFamily(s: FamilyState): FamilyState {
  return {
    eyes: 'all',
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
    hands: s.hands.slice(),
    handSizes: s.handSizes.slice(),
    known: s.known.slice(),
    owner: s.owner.slice(),
    cars: s.cars.slice(),
    points: s.points.slice(),
    ticketDeck: s.ticketDeck.slice(),
    kept: s.kept.slice(),
    keptCounts: s.keptCounts.slice(),
    out: s.out.slice(),
    offered: copyLists(s.offered),
    choices: s.choices.map((list) => list && list.slice()),
    outcome: s.outcome,
    deck: s.deck.slice(),
    buriedBy: s.buriedBy.slice(),
    seed: s.seed,
    nextStream: s.nextStream,
  };
}
