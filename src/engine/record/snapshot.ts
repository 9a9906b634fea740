import { audit } from '../audit.js';
import type { Board } from '../board/board.js';
import type { FamilyState } from '../position.js';
import { STATE_PARTS } from '../rules/combined.js';
import { blankState } from '../start.js';
import type { GameRecord, RecordProblem } from './record.js';

/**
 * Why a game can't be continued from its record's snapshot; null where it can: everything fits the board and adds up.
 * A game that is over on another edition of its board need not add up on today's.
 */
export function snapshotProblem(board: Board, record: GameRecord): RecordProblem | null {
  const elsewhere = record.boardHash !== board.hash;
  const finished = elsewhere && record.snapshot.phase === 'over';
  const wrong = boardMismatch(board, record) ?? (finished ? null : audit(board, record.snapshot));
  return wrong === null
    ? null
    : { code: elsewhere ? 'other-edition' : 'snapshot-broken', at: `snapshot.${wrong}` };
}

/** Whether a field of a snapshot fits the board; `blank` is the state before the deal. */
type Fits<T> = (value: T, context: { board: Board; blank: FamilyState; state: FamilyState }) => boolean;

const fitsAlways = () => true;

/** A list as long as before the deal. */
const sameLength =
  (name: keyof FamilyState): Fits<readonly unknown[]> =>
  (list, { blank }) => {
    const pattern = blank[name];
    return Array.isArray(pattern) && list.length === pattern.length;
  };

/** A list as long as before the deal, of seats at this table. */
const seats =
  (name: keyof FamilyState): Fits<readonly number[]> =>
  (list, context) =>
    sameLength(name)(list, context) && list.every((seat) => seat < context.blank.players);

const isSeat: Fits<number> = (seat, { blank }) => seat < blank.players;
const areTickets: Fits<readonly number[]> = (tickets, { board }) =>
  tickets.every((ticket) => ticket >= 0 && ticket < board.tickets.length);
const areCards: Fits<readonly number[]> = (cards, { board }) => cards.every((card) => card < board.kinds);

/** By field: whether it fits the board. A new field of a state doesn't compile without its line here. */
const FITS: { readonly [K in keyof FamilyState]: Fits<FamilyState[K]> } = {
  hands: sameLength('hands'),
  handSizes: sameLength('handSizes'),
  known: sameLength('known'),
  owner: seats('owner'),
  kept: seats('kept'),
  keptCounts: sameLength('keptCounts'),
  out: seats('out'),
  discards: sameLength('discards'),
  cars: sameLength('cars'),
  points: sameLength('points'),
  offered: (lists, context) => sameLength('offered')(lists, context) && areTickets(lists.flat(), context),
  buriedBy: seats('buriedBy'),
  seat: isSeat,
  first: isSeat,
  ticketDeck: areTickets,
  choices: (choices, context) =>
    choices.length === (context.state.turns === 0 ? context.blank.players : 0) &&
    areTickets(
      choices.flatMap((choice) => choice ?? []),
      context,
    ),
  deck: areCards,
  row: areCards,
  eyes: fitsAlways,
  players: fitsAlways,
  phase: fitsAlways,
  turns: fitsAlways,
  turnsLeft: fitsAlways,
  passes: fitsAlways,
  deckSize: fitsAlways,
  outcome: fitsAlways,
  seed: fitsAlways,
  nextStream: fitsAlways,
};

/** The place of a snapshot whose length or numbers don't fit the board; null where all fit. */
export function boardMismatch(
  board: Board,
  { snapshot: state, options: { players } }: GameRecord,
): string | null {
  const blank = blankState(board, players);
  const context = { board, blank, state };
  const checks = Object.entries(FITS) as [keyof FamilyState, Fits<unknown>][];
  for (const [name, fits] of checks) if (!fits(state[name], context)) return name;
  for (const [key, part] of STATE_PARTS) {
    const at = part.mismatch(board, state[key], blank[key]);
    if (at !== null) return at;
  }
  return null;
}
