import type { Board } from './board/board.js';
import { itemAt, listOf } from './lists.js';
import type { FamilyState, State } from './position.js';
import { STATE_PARTS } from './rules/combined.js';
import { NOBODY, NO_TWIN, ROW_SIZE } from './words.js';

/** The first path that doesn't add up; null where all does. */
type Audit = (board: Board, state: State) => string | null;

/** For a field that has nothing to add up to beyond its form, or that another field's audit covers. */
const covered: Audit = () => null;

/**
 * By field: what must hold. A new field of a state doesn't compile without its line here.
 * Route points are replayed, not audited: what a rule pays for a claim depends on the past.
 */
const AUDITS: { readonly [K in keyof FamilyState]: Audit } = {
  outcome: (_board, s) => ((s.phase === 'over') === (s.outcome !== null) ? null : 'outcome'),
  turnsLeft: running((_board, s) => (s.turnsLeft < s.players ? null : 'turnsLeft')),
  passes: running((_board, s) => (s.passes < s.players ? null : 'passes')),
  phase: running(auditPhase),
  choices: running(auditChoices),
  offered: running(auditOffered),
  hands: auditHands,
  known: auditKnown,
  discards: auditCards,
  handSizes: auditHandSizes,
  row: (_board, s) => (s.row.length === ROW_SIZE ? null : 'row'),
  deckSize: (_board, s) => (s.deck.length === s.deckSize ? null : 'deckSize'),
  deck: (_board, s) => (s.deckSize === 0 && sum(s.discards) > 0 ? 'discards' : null),
  owner: auditOwners,
  cars: auditCars,
  ticketDeck: auditTickets,
  keptCounts: auditKeptCounts,
  kept: covered,
  out: covered,
  eyes: covered,
  players: covered,
  first: covered,
  seat: covered,
  turns: covered,
  points: covered,
  buriedBy: covered,
  seed: covered,
  nextStream: covered,
};

/**
 * What doesn't add up in a state; null where all does: every card, car and ticket is somewhere exactly once, no seat
 * owns both routes of a double, the deck is renewed where it can be, the table waits for something that can be answered,
 * and the rules' own parts are right. Tests call it after every step of random games, and records before a snapshot is
 * trusted.
 */
export function audit(board: Board, state: State): string | null {
  for (const [, part] of STATE_PARTS) {
    const wrong = part.audit(board, state);
    if (wrong !== null) return wrong;
  }
  for (const check of Object.values(AUDITS)) {
    const wrong = check(board, state);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** A game that ended by agreement is left as it was: half of a decision may remain. */
function running(check: Audit): Audit {
  return (board, state) => (state.phase === 'over' ? null : check(board, state));
}

const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0);

/** The path of the first item that is wrong. */
function firstWrong<T>(
  name: string,
  list: readonly T[],
  isWrong: (item: T, i: number) => boolean,
): string | null {
  const wrong = list.findIndex(isWrong);
  return wrong >= 0 ? `${name}[${wrong}]` : null;
}

function auditPhase(board: Board, s: State): string | null {
  const canDraw = board.actionsIn.second.some((action) => action.any(board, s, s.seat));
  if (s.phase === 'second' && !canDraw) return 'phase';
  const opening = s.phase === 'opening';
  return opening !== (s.turns === 0) || (opening && !s.choices.includes(null)) ? 'phase' : null;
}

/** Opening choices are among what was offered, and enough of it. */
function auditChoices(board: Board, s: State): string | null {
  const { keep } = board.facts.openingTickets;
  return firstWrong(
    'choices',
    s.choices,
    (choice, seat) =>
      choice !== null &&
      (new Set(choice).size < Math.max(keep, choice.length) ||
        choice.some((ticket) => !s.offered[seat]?.includes(ticket))),
  );
}

function auditOffered(board: Board, s: State): string | null {
  const { openingTickets, drawTickets } = board.facts;
  return firstWrong('offered', s.offered, ({ length }, seat) => {
    if (s.phase === 'opening') return length !== openingTickets.take;
    const choosing = s.phase === 'keep' && seat === s.seat;
    return length > (choosing ? drawTickets.take : 0) || (choosing && length === 0);
  });
}

function auditHands(_board: Board, s: State): string | null {
  return firstWrong('hands', s.hands, (count) => count < 0);
}

function auditKnown(_board: Board, s: State): string | null {
  return firstWrong('known', s.known, (count, i) => count > itemAt(s.hands, i));
}

/** Every card is somewhere exactly once. */
function auditCards(board: Board, s: State): string | null {
  const { kinds, copies } = board;
  const found = s.discards.slice();
  const add = (kind: number, n: number) => (found[kind] = itemAt(found, kind) + n);
  for (const card of s.deck) add(card, 1);
  for (const card of s.row) add(card, 1);
  for (const [key, part] of STATE_PARTS) part.addCards(s[key], found);
  s.hands.forEach((count, i) => add(i % kinds, count));
  const wrong = found.findIndex((n, kind) => n !== copies[kind]);
  return wrong >= 0 ? `cards of kind ${wrong}` : null;
}

function auditHandSizes(board: Board, s: State): string | null {
  const { kinds } = board;
  return firstWrong(
    'handSizes',
    s.handSizes,
    (size, seat) => sum(s.hands.slice(seat * kinds, (seat + 1) * kinds)) !== size,
  );
}

/** No seat owns both routes of a double, and with few players only one of them has an owner (G11). */
function auditOwners(board: Board, s: State): string | null {
  return firstWrong('owner', s.owner, (owner, id) => {
    const { twin } = itemAt(board.routes, id);
    if (owner === NOBODY || twin === NO_TWIN || s.owner[twin] === NOBODY) return false;
    return s.owner[twin] === owner || s.players < board.facts.bothSidesFrom;
  });
}

/** Every car is on a route or left. */
function auditCars(board: Board, s: State): string | null {
  const built = listOf(s.cars.length, 0);
  for (const { id, length } of board.routes) {
    const owner = itemAt(s.owner, id);
    if (owner !== NOBODY) built[owner] = itemAt(built, owner) + length;
  }
  return firstWrong(
    'cars',
    s.cars,
    (left, seat) => left < 0 || left + itemAt(built, seat) !== board.facts.cars,
  );
}

/** Every ticket is in the deck, offered, kept or out of the game, exactly once. */
function auditTickets(board: Board, s: State): string | null {
  const times = listOf(board.tickets.length, 0);
  const add = (ticket: number) => (times[ticket] = itemAt(times, ticket) + 1);
  for (const ticket of s.ticketDeck) add(ticket);
  for (const offered of s.offered) for (const ticket of offered) add(ticket);
  for (const owners of [s.kept, s.out])
    for (const [ticket, seat] of owners.entries()) if (seat !== NOBODY) add(ticket);
  const wrong = times.findIndex((n) => n !== 1);
  return wrong >= 0 ? `ticket ${wrong}` : null;
}

function auditKeptCounts(_board: Board, s: State): string | null {
  return firstWrong(
    'keptCounts',
    s.keptCounts,
    (n, seat) => n !== s.kept.filter((owner) => owner === seat).length,
  );
}
