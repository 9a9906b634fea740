import { describe, expect, test } from 'vitest';
import {
  type Board,
  type GameRecord,
  agree,
  commitTo,
  fastSeed,
  parseRecord,
  reveal,
  verify,
} from '../../src/engine/index.js';
import { boardOf } from '../kit/boards.js';
import { playEventfully, playOn, recorded } from '../kit/games.js';
import { type Path, leaves, places, replacedAt, valueAt, written } from './mutate.js';

const SECRET = new Uint8Array(32).fill(7);
const WORDS = [new Uint8Array(16).fill(1), new Uint8Array(16).fill(2)];

/** A game with moves taken back and seats taken over, ended at the latest after so many turns, its secret revealed. */
function eventful(board: Board, most: number): GameRecord {
  const game = recorded(board, ['person', 'bot', 'person'], { secret: SECRET, words: WORDS });
  playEventfully(game, 4, ({ turns }) => turns > most);
  agree(game, 'host');
  reveal(game, SECRET);
  return structuredClone(game.record);
}

/** A game of bots that was stopped by agreement. */
function agreed(board: Board): GameRecord {
  const game = recorded(board, ['bot', 'bot'], { seed: fastSeed(5) });
  playOn(game, 5, 'listed', ({ turns }) => turns > 20);
  agree(game, 'host');
  reveal(game, null);
  return structuredClone(game.record);
}

/** Where a doctored record is found out: the place its parser or `verify` names; null where it passes for honest. */
function foundOut(board: Board, record: unknown): string | null {
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed.problem.at;
  const { verdict, findings } = verify(board, parsed.value);
  if (verdict !== 'broken') return null;
  const broken = findings.find((finding) => finding.found === 'broken');
  return broken?.found === 'broken' ? broken.problem.at : null;
}

/** Names prove nothing and can't be proved, nor who made an entry. */
const UNPROVABLE = /^(players.*|log\[\d+\]\.by|log\[\d+\]\.move\.bot)$/;
const CLAIMED = /^(log|snapshot|seed)\b/;

/** Values that could as well stand there. */
function others(record: GameRecord, path: Path, texts: Map<unknown, Set<string>>): unknown[] {
  const value = valueAt(record, path);
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value !== 'string') return [0, []];
  const flipped = value.slice(0, -1) + (value.endsWith('0') ? '1' : '0');
  return [flipped, ...(texts.get(path.at(-1)) ?? [])].filter((other) => other !== value).slice(0, 3);
}

/** Every way to doctor one value of a record that passes for honest. */
function undetected(board: Board, record: GameRecord, only: RegExp): string[] {
  const texts = new Map<unknown, Set<string>>();
  for (const path of leaves(record)) {
    const value = valueAt(record, path);
    if (typeof value === 'string') texts.set(path.at(-1), (texts.get(path.at(-1)) ?? new Set()).add(value));
  }
  const passed: string[] = [];
  for (const path of leaves(record)) {
    const at = written(path);
    if (!CLAIMED.test(at) || UNPROVABLE.test(at) || !only.test(at)) continue;
    for (const other of others(record, path, texts)) {
      if (!foundOut(board, replacedAt(record, path, other)))
        passed.push(`${at}: ${JSON.stringify(valueAt(record, path))} → ${JSON.stringify(other)}`);
    }
  }
  return passed;
}

/** Every list of a record in which a last item could be left out or doubled unnoticed. */
function unnoticed(board: Board, record: GameRecord): string[] {
  return places(record).flatMap((path) => {
    const list = valueAt(record, path);
    if (!Array.isArray(list) || !CLAIMED.test(written(path))) return [];
    const tampered = [replacedAt(record, path, [...list, list.at(-1) ?? 0])];
    if (list.length > 0) tampered.push(replacedAt(record, path, list.slice(0, -1)));
    return tampered.some((other) => !foundOut(board, other)) ? [written(path)] : [];
  });
}

const newyork = boardOf('newyork');
const nordic = boardOf('nordic');
/** The seats of entries that are no moves of the game. */
const TABLE_SEAT = /^log\[\d+\]\.seat$/;
const NOT_SEAT = /^(?!log\[\d+\]\.seat$)/;

describe.each([
  ['eventful', newyork, eventful(newyork, 99), 1],
  ['agreed', newyork, agreed(newyork), 1],
  ['eventful', nordic, eventful(nordic, 50), 5],
] as const)('%s', (name, board, record, share) => {
  test('is honest', () => {
    expect(verify(board, record).verdict).toBe('proved');
    const types = record.log.map(({ move }) => move.type);
    expect(types).toEqual(
      expect.arrayContaining(name === 'agreed' ? ['agree'] : ['undo', 'take-over', 'give-back']),
    );
  });

  test('any doctored value of log, snapshot and seed is found out', () => {
    // Of a long record a share: every entry whose number ends so.
    const sampled = share === 1 ? NOT_SEAT : /^(seed|snapshot|log\[\d*5\](?!\.seat$))/;
    expect(undetected(board, record, sampled)).toEqual([]);
  });

  test("a doctored seat of an entry is found out, be it the deal's or a table move's", () => {
    expect(undetected(board, record, TABLE_SEAT)).toEqual([]);
  });

  test('a list with an item too few or too many is found out', () => {
    expect(
      unnoticed(board, { ...record, log: record.log.filter((_, n) => n % share === 0 || n < 40) }),
    ).toEqual([]);
  });
});

test('an honest game is proved whatever seed it has, a secret or none', () => {
  for (const seed of [fastSeed(3), `chacha20:${'5a'.repeat(32)}`]) {
    const game = recorded(newyork, ['bot', 'bot'], { seed });
    playOn(game, 3);
    reveal(game, null);
    expect([seed, verify(newyork, game.record).verdict]).toEqual([seed, 'proved']);
  }
});

test('words in a game that has none are found out', () => {
  const record = agreed(newyork);
  record.seed.words = ['00'.repeat(16)];
  expect(foundOut(newyork, record)).not.toBeNull();
});

test('a record is found out too when secret and commitment are doctored together', () => {
  const record = eventful(newyork, 99);
  const other = SECRET.slice().fill(8);
  record.seed.secret = '08'.repeat(32);
  record.seed.commitment = commitTo(other);
  expect(foundOut(newyork, record)).toBe('snapshot.seed');
});
