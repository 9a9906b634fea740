import { describe, expect, test } from 'vitest';
import {
  type Board,
  type GameRecord,
  endByAgreement,
  commitTo,
  fastSeed,
  revealSeed,
  verify,
} from '../../src/engine/index.js';
import { boardOf } from '../kit/boards.js';
import { playEventfully, playOn, startRecorded } from '../kit/games.js';
import { detect, undetected } from './tampering.js';
import { leaves, places, replacedAt, valueAt, formatPath } from './mutate.js';

const SECRET = new Uint8Array(32).fill(7);
const WORDS = [new Uint8Array(16).fill(1), new Uint8Array(16).fill(2)];

/** A game with undos and seats taken over, ended after `turns` turns at the latest, its secret revealed. */
function eventful(board: Board, most: number): GameRecord {
  const game = startRecorded(board, ['person', 'bot', 'person'], { secret: SECRET, words: WORDS });
  playEventfully(game, 4, ({ turns }) => turns > most);
  endByAgreement(game, 'host');
  revealSeed(game, SECRET);
  return structuredClone(game.record);
}

/** A game of bots that was stopped by agreement. */
function endBotGameByAgreement(board: Board): GameRecord {
  const game = startRecorded(board, ['bot', 'bot'], { seed: fastSeed(5) });
  playOn(game, 5, 'listed', ({ turns }) => turns > 20);
  endByAgreement(game, 'host');
  revealSeed(game, null);
  return structuredClone(game.record);
}

/** Where tampering is detected, or null. */
const foundOut = (board: Board, record: unknown): string | null => detect(board, record).at;

const CLAIMED = /^(log|snapshot|seed)\b/;

/** The lists of a record whose last item could be removed or doubled undetected. */
function unnoticed(board: Board, record: GameRecord): string[] {
  return places(record).flatMap((path) => {
    const list = valueAt(record, path);
    if (!Array.isArray(list) || !CLAIMED.test(formatPath(path))) return [];
    const tampered = [replacedAt(record, path, [...list, list.at(-1) ?? 0])];
    if (list.length > 0) tampered.push(replacedAt(record, path, list.slice(0, -1)));
    return tampered.some((other) => !foundOut(board, other)) ? [formatPath(path)] : [];
  });
}

const newyork = boardOf('newyork');
const nordic = boardOf('nordic');
/** The seats of entries, also of those that are no moves. */
const SEAT = /^log\[\d+\]\.seat$/;
/** A share of a long record: every entry whose number ends like this. */
const SHARE = /^(?!log\[\d*[^5]\])/;

describe.each([
  ['eventful', newyork, eventful(newyork, 99), 1],
  ['agreed', newyork, endBotGameByAgreement(newyork), 1],
  ['eventful', nordic, eventful(nordic, 50), 5],
] as const)('%s', (name, board, record, share) => {
  test('is honest', () => {
    expect(verify(board, record).verdict).toBe('proved');
    const types = record.log.map(({ move }) => move.type);
    expect(types).toEqual(
      expect.arrayContaining(name === 'agreed' ? ['agree'] : ['undo', 'take-over', 'give-back']),
    );
  });

  test('any changed value is detected, or reported as only stated', () => {
    const all = leaves(record).filter((path) => !SEAT.test(formatPath(path)));
    const some = share === 1 ? all : all.filter((path) => SHARE.test(formatPath(path)));
    expect(undetected(board, record, some)).toEqual([]);
  });

  test('a changed seat of any entry is detected, also of the deal or a table move', () => {
    const seats = leaves(record).filter((path) => SEAT.test(formatPath(path)));
    expect(undetected(board, record, seats)).toEqual([]);
  });

  test('a list with an item too few or too many is detected', () => {
    expect(
      unnoticed(board, { ...record, log: record.log.filter((_, n) => n % share === 0 || n < 40) }),
    ).toEqual([]);
  });
});

test('an honest game is proved whatever seed it has, a secret or none', () => {
  for (const seed of [fastSeed(3), `chacha20:${'5a'.repeat(32)}`]) {
    const game = startRecorded(newyork, ['bot', 'bot'], { seed });
    playOn(game, 3);
    revealSeed(game, null);
    expect([seed, verify(newyork, game.record).verdict]).toEqual([seed, 'proved']);
  }
});

test('words in a game that has none are detected', () => {
  const record = endBotGameByAgreement(newyork);
  record.seed.words = ['00'.repeat(16)];
  expect(foundOut(newyork, record)).not.toBeNull();
});

test('changing secret and commitment together is detected', () => {
  const record = eventful(newyork, 99);
  const other = SECRET.slice().fill(8);
  record.seed.secret = '08'.repeat(32);
  record.seed.commitment = commitTo(other);
  expect(foundOut(newyork, record)).toBe('snapshot.seed');
});
