import { randomMove } from '../bots/random.js';
import {
  type Board,
  type GameEvent,
  type Game,
  type Options,
  type Player,
  type Seed,
  type State,
  type Stream,
  recordMove,
  fastSeed,
  newGame,
  openStream,
  play,
  revealSeed,
  start,
  toAct,
  itemAt,
} from '../engine/index.js';

/** The stream of the seed that the players choose from: the last one, which the game itself never reaches. */
const CHOICES = 2 ** 32 - 1;
const WORD = 2 ** 32;
/** A fast seed has 53 bits: a whole word and this much of another. */
const HIGH = 2 ** 21;

/**
 * The seed of one game of a simulation, games counted from 0: the number (w mod 2^21) × 2^32 + v, where w and v are the first
 * two words of stream `game` of the simulation's seed.
 */
export function gameSeed(seed: number, game: number): Seed {
  return drawSeed(openStream(fastSeed(seed), game));
}

/** A fast seed from the next two words of a stream. */
export function drawSeed(stream: Stream): Seed {
  const high = stream.next() % HIGH;
  return fastSeed(high * WORD + stream.next());
}

/** Plays a game of random players to its end, without a record. */
export function playRandomGame(board: Board, players: number, seed: Seed): State {
  const stream = openStream(seed, CHOICES);
  const events: GameEvent[] = [];
  const state = start(board, optionsFor(players), seed, events);
  while (state.phase !== 'over') {
    events.length = 0;
    const seat = itemAt(toAct(state), 0);
    const problem = play(board, state, seat, randomMove(board, state, seat, stream), events);
    if (problem) throw new Error(`a random player was refused: ${problem.code}`);
  }
  return state;
}

/** Plays the same game with its record. */
export function recordRandomGame(board: Board, players: number, seed: Seed): Game {
  const stream = openStream(seed, CHOICES);
  const game = newGame(board, optionsFor(players), randomPlayers(players), { seed });
  while (game.state.phase !== 'over') {
    const seat = itemAt(toAct(game.state), 0);
    const entry = recordMove(game, seat, 'bot', randomMove(board, game.state, seat, stream));
    if (!entry.ok) throw new Error(`a random player was refused: ${entry.problem.code}`);
  }
  revealSeed(game, null);
  return game;
}

function optionsFor(players: number): Options {
  return { players, first: 'lot' };
}

/** Letters, as numbers would look like seats. */
const LETTERS = 'ABCDEFGHI';

function randomPlayers(players: number): Player[] {
  return Array.from({ length: players }, (_, seat) => ({ name: `Random ${LETTERS[seat]}`, kind: 'bot' }));
}
