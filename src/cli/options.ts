import { boards, findBoard } from '../boards/index.js';
import { type Board, type Seed, checkOptions, fastSeed, itemAt } from '../engine/index.js';
import type { Args, Operand, CommandOption } from './command.js';
import { Refusal, allOf } from './refusal.js';

/** The board where none is given. */
export const DEFAULT_BOARD: Board = itemAt(boards, 0);

/** The options for board, players and seed, which several commands share. */
export const GAME_OPTIONS: readonly CommandOption[] = [
  { flag: 'board', value: 'BOARD', text: `The board; ${DEFAULT_BOARD.id} where none is given.` },
  { flag: 'players', value: 'N', text: 'How many play; default: the fewest the board allows.' },
  {
    flag: 'seed',
    value: 'S',
    text: 'A whole number from 0 to 2^53 − 1, or fast:S; default: 1.',
  },
];

/** A board as the positional argument. */
export function boardOperand(needed: boolean): Operand {
  return { name: 'BOARD', needed, allowed: boards.map(({ id }) => id) };
}

/** Board, number of players and seed of a game. */
export interface GameOptions {
  board: Board;
  players: number;
  /** The number of its fast seed. */
  seed: number;
}

/** Reads `GAME_OPTIONS`. */
export function readGameOptions(args: Args): GameOptions | Refusal {
  const seed = readSeed(args);
  if (seed instanceof Refusal) return seed;
  const name = args.options.get('board');
  const board = name === undefined ? DEFAULT_BOARD : boardNamed(name);
  if (board instanceof Refusal) return board;
  const players = playersAt(board, args.options.get('players') ?? String(board.facts.players[0]));
  return players instanceof Refusal ? players : { board, players, seed };
}

/** The board of this name, or a refusal that lists them. */
export function boardNamed(name: string): Board | Refusal {
  const ids = boards.map(({ id }) => id);
  const sentence = `There is no board ${name}; the boards are ${allOf(ids)}.`;
  return findBoard(name) ?? new Refusal('unknown-board', sentence, { board: name, allowed: ids });
}

/** The number of players, if the board allows it. */
export function playersAt(board: Board, text: string): number | Refusal {
  const [min, max] = board.facts.players;
  const players = wholeNumber(text);
  if (players !== null && !checkOptions(board, { players, first: 'lot' })) return players;
  const sentence = `The board ${board.id} is for ${min} to ${max} players, not for ${text}.`;
  return new Refusal('wrong-players', sentence, { board: board.id, min, max, value: text });
}

/** Reads an integer option. */
export function readNumber(
  args: Args,
  flag: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number | Refusal {
  const text = args.options.get(flag);
  if (text === undefined) return fallback;
  const number = wholeNumber(text);
  if (number !== null && number >= min && number <= max) return number;
  const sentence = `The option --${flag} takes a whole number from ${min} to ${max}, not ${text}.`;
  return new Refusal('bad-number', sentence, { option: `--${flag}`, min, max, value: text });
}

function readSeed(args: Args): number | Refusal {
  const text = args.options.get('seed');
  if (text === undefined) return 1;
  const number = wholeNumber(text.replace(/^fast:/, ''));
  const max = Number.MAX_SAFE_INTEGER;
  const sentence = `The option --seed takes a whole number from 0 to ${max}, or fast: and such a number, not ${text}.`;
  return number ?? new Refusal('bad-seed', sentence, { option: '--seed', min: 0, max, value: text });
}

/** Digits only: `Number` also accepts an empty text, 1e3 and 0x10. */
function wholeNumber(text: string): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : null;
}

/** The seed of the game with these options. */
export function seedOf({ seed }: GameOptions): Seed {
  return fastSeed(seed);
}
