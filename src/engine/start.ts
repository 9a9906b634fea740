import type { Board } from './board/board.js';
import { clone } from './clone.js';
import { afterRow, deal, expandCounts, shuffleNext } from './deck.js';
import { emit } from './emit.js';
import type { DealtEvent, GameEvent } from './event.js';
import { dealt } from './events/tickets.js';
import { listOf } from './lists.js';
import type { FamilyState, State } from './position.js';
import { below, openStream, type Seed } from './random/stream.js';
import { addParts } from './rules/combined.js';
import { type View, view } from './view.js';
import { type Eyes, NOBODY, NOT_YET, ROW_SIZE, type Seat } from './words.js';

/** How a game is set up: how many play, and which seat begins, or whether it is drawn by lot (G2). */
export interface Options {
  players: number;
  first: Seat | 'lot';
}

/** Why a game can't be set up with these options. */
export type OptionsProblem = { code: 'wrong-players'; min: number; max: number } | { code: 'no-such-seat' };

/** What is wrong with the options for this board; null where nothing is. */
export function checkOptions(board: Board, { players, first }: Options): OptionsProblem | null {
  const [min, max] = board.facts.players;
  if (!(Number.isInteger(players) && players >= min && players <= max))
    return { code: 'wrong-players', min, max };
  return first === 'lot' || (Number.isInteger(first) && first >= 0 && first < players)
    ? null
    : { code: 'no-such-seat' };
}

/** The table before the deal, seen with these eyes. */
export function emptyTable(board: Board, players: number, eyes: Eyes): View {
  return view(board, blankState(board, players), eyes);
}

/** States before the deal, all decks in order, by board and number of players: made once, cloned for every game. */
const blanks = new WeakMap<Board, State[]>();

/** The state before the deal. */
export function blankState(board: Board, players: number): State {
  const made = blanks.get(board) ?? [];
  blanks.set(board, made);
  made[players] ??= addParts(blankFamily(board, players), (part) => part.blank(board, players));
  return clone(made[players]);
}

function blankFamily(board: Board, players: number): FamilyState {
  const { facts, kinds } = board;
  const nobody = listOf(board.tickets.length, NOBODY);
  const none = listOf(players, 0);
  return {
    eyes: 'all',
    players,
    first: 0,
    seat: 0,
    phase: 'opening',
    turns: 0,
    turnsLeft: NOT_YET,
    passes: 0,
    row: [],
    discards: listOf(kinds, 0),
    deckSize: board.copies.reduce((sum, n) => sum + n, 0),
    hands: listOf(players * kinds, 0),
    handSizes: none,
    known: listOf(players * kinds, 0),
    owner: listOf(board.routes.length, NOBODY),
    cars: listOf(players, facts.cars),
    points: none,
    ticketDeck: expandCounts(listOf(board.tickets.length, 1)),
    kept: nobody,
    keptCounts: none,
    out: nobody,
    offered: none.map(() => []),
    choices: none.map(() => null),
    outcome: null,
    deck: expandCounts(board.copies),
    buriedBy: nobody,
    seed: '',
    nextStream: 1,
  };
}

/** The first stream for randomness during the game: 0 to 3 are who begins, cards, tickets, and a rule's own deck. */
const FIRST_FREE_STREAM = 4;

/**
 * Sets up a game (G1, A2) and adds the deal to `events`. The options are right for the board (`checkOptions`).
 * A stream that the board or the options don't need is skipped.
 */
export function start(board: Board, options: Options, seed: Seed, events: GameEvent[]): State {
  const problem = checkOptions(board, options);
  if (problem) throw new Error(`options unchecked: ${problem.code}`);
  const { players } = options;
  const state = blankState(board, players);
  state.seed = seed;
  const first = options.first === 'lot' ? below(openStream(seed, 0), players) : options.first;
  shuffleNext(state, state.deck);
  shuffleNext(state, state.ticketDeck);
  const hands = listOf(players * board.kinds, 0);
  for (let seat = 0; seat < players; seat++) {
    for (const card of deal(state.deck, board.facts.openingHand)) hands[seat * board.kinds + card]++;
  }
  const row = deal(state.deck, ROW_SIZE);
  const { take } = board.facts.openingTickets;
  const onTop = state.ticketDeck.slice().reverse();
  const offered: number[][] = [];
  for (let seat = 0; seat < players; seat++) offered.push(onTop.slice(seat * take, (seat + 1) * take));
  const event: DealtEvent = { type: 'dealt', first, hands, row, offered };
  for (const dealOwn of board.hooks.deal) dealOwn(board, state, event);
  state.nextStream = Math.max(state.nextStream, FIRST_FREE_STREAM);
  emit(dealt.fold, board, state, event, events);
  afterRow(board, state, events);
  return state;
}
