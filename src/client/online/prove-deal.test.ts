import { describe, expect, test } from 'vitest';
import { boards } from '../../boards/index.js';
import {
  type GameRecord,
  commitTo,
  endByAgreement,
  itemAt,
  newGame,
  recordMove,
  revealSeed,
} from '../../engine/index.js';
import { proveDeal } from './prove-deal.js';
import type { ShuffleProof } from './screens/shuffle-words.js';

const SECRET = new Uint8Array(32).fill(5);
const WORDS = [1, 2].map((n) => new Uint8Array(16).fill(n));
const hex = (n: number): string => `0${n}`.repeat(16);

/** The record of a finished game of two people, whose devices said 01… and 02…. */
function finished(): GameRecord {
  const players = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
  const seed = { secret: SECRET, words: WORDS };
  const game = newGame(itemAt(boards, 0), { players: 2, first: 'lot' }, players, seed);
  recordMove(game, 0, 'person', { type: 'keep', tickets: itemAt(game.state.offered, 0).slice() });
  endByAgreement(game, 'host');
  revealSeed(game, SECRET);
  return structuredClone(game.record);
}

function stored(some: Partial<ShuffleProof> = {}): ShuffleProof {
  return { commitment: commitTo(SECRET), words: [{ seat: 0, word: hex(1) }], at: 1, ...some };
}
const prove = (record: unknown, own: ShuffleProof | undefined = stored()) =>
  proveDeal(JSON.stringify(record), own);

describe('P73 the shuffle is', () => {
  test('proved where the secret is the promised one and a word of this device is in the seed', () => {
    expect(prove(finished())).toEqual({
      found: 'proved',
      commitment: commitTo(SECRET),
      secret: '05'.repeat(32),
      words: [hex(1)],
    });
    // A word that was sent before another one counts as little as one of a seat that was given up.
    const more = stored({ words: [9, 2, 8].map((n) => ({ seat: 1, word: hex(n) })) });
    expect(prove(finished(), more)).toMatchObject({ found: 'proved', words: [hex(2)] });
  });

  test('unproved on a device without a word', () => {
    expect(proveDeal(JSON.stringify(finished()), undefined)).toEqual({ found: 'unproved', why: 'no-word' });
  });

  test('broken where the secret was changed, with or without its commitment', () => {
    const record = finished();
    record.seed.secret = '06'.repeat(32);
    expect(prove(record)).toEqual({ found: 'broken', why: 'secret' });
    record.seed.commitment = commitTo(new Uint8Array(32).fill(6));
    expect(prove(record).found).toBe('broken');
    expect(prove(finished(), stored({ commitment: record.seed.commitment }))).toEqual({
      found: 'broken',
      why: 'secret',
    });
  });

  test('broken where the word of this device is missing', () => {
    expect(prove(finished(), stored({ words: [{ seat: 0, word: hex(3) }] }))).toEqual({
      found: 'broken',
      why: 'word',
    });
    const record = finished();
    record.seed.words[0] = hex(3);
    expect(prove(record)).toEqual({ found: 'broken', why: 'word' });
  });

  test('broken where other cards were dealt, also for a device without a word', () => {
    const record = finished();
    const dealt = itemAt(itemAt(record.log, 0).outcome, 0);
    if (dealt.type === 'dealt') dealt.row.reverse();
    expect(prove(record)).toEqual({ found: 'broken', why: 'cards' });
    expect(proveDeal(JSON.stringify(record), undefined)).toEqual({ found: 'broken', why: 'cards' });
    expect(proveDeal('{', stored())).toEqual({ found: 'broken', why: 'cards' });
  });

  test('unproved where the page can’t replay the game', () => {
    const record = finished();
    expect(prove({ ...record, board: 'moon' })).toEqual({ found: 'unproved', why: 'not-checkable' });
    record.versions.rules = 0;
    expect(prove(record)).toEqual({ found: 'unproved', why: 'not-checkable' });
  });
});
