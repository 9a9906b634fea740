import type { Board } from './board/board.js';
import { below, openStream, type Seed } from './random/stream.js';
import { expandCounts, shuffleNext, sweepRow, takeTop } from './deck.js';
import { emit } from './emit.js';
import type { DealtTerrain, GameEvent } from './event.js';
import { listOf } from './lists.js';
import { type Position, type State, clone, tableOf } from './position.js';
import { type Eyes, NOBODY, NOT_YET, ROW_SIZE, type Seat, UNKNOWN } from './words.js';

/** How a game is set up: how many play, and who begins: a seat, or drawn by lot (G2). */
export interface Options {
  players: number;
  first: Seat | 'lot';
}

/** Why a game can't be set up so. */
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
export function emptyTable(board: Board, players: number, eyes: Eyes): Position {
  return { ...tableOf(blank(board, players)), eyes, ticketDeck: listOf(board.tickets.length, UNKNOWN) };
}

/** States before the deal, all decks in order, by board and number of players: made once and cloned for every game. */
const blanks = new WeakMap<Board, State[]>();

function blank(board: Board, players: number): State {
  const made = blanks.get(board) ?? [];
  blanks.set(board, made);
  made[players] ??= makeBlank(board, players);
  return clone(made[players]);
}

function makeBlank(board: Board, players: number): State {
  const { facts, kinds, terrain } = board;
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
    tunnel: null,
    terrain: terrain && {
      faceUp: [],
      held: listOf(players * terrain.kinds, 0),
      discards: listOf(terrain.kinds, 0),
      deckSize: terrain.kinds * terrain.copies,
    },
    bonus: none,
    bonusLeft: board.merchandise ? board.merchandise.stock : 0,
    outcome: null,
    deck: expandCounts(board.copies),
    terrainDeck: terrain ? expandCounts(listOf(terrain.kinds, terrain.copies)) : [],
    buriedBy: nobody,
    seed: '',
    nextStream: 1,
  };
}

/**
 * Sets up a game (G1, A2) and adds the deal to `events`. The options are right for the board (`checkOptions`).
 * Streams 0 to 3 of the seed: who begins, cards, tickets, terrain; what a board or the options don't need is skipped over.
 */
export function start(board: Board, options: Options, seed: Seed, events: GameEvent[]): State {
  const problem = checkOptions(board, options);
  if (problem) throw new Error(`options unchecked: ${problem.code}`);
  const { players } = options;
  const state = blank(board, players);
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
  const terrain = dealTerrain(board, state);
  emit(board, state, { type: 'dealt', first, hands, row, offered, terrain }, events);
  sweepRow(board, state, events);
  return state;
}

function dealTerrain(board: Board, state: State): DealtTerrain | null {
  if (!board.terrain) {
    state.nextStream++;
    return null;
  }
  const { faceUp, dealt } = board.terrain;
  shuffleNext(state, state.terrainDeck);
  return { seats: deal(state.terrainDeck, state.players * dealt), faceUp: deal(state.terrainDeck, faceUp) };
}

function deal(deck: number[], count: number): number[] {
  const cards: number[] = [];
  for (let i = 0; i < count; i++) cards.push(takeTop(deck));
  return cards;
}
