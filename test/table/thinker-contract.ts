import { describe, expect, test } from 'vitest';
import { type Move, fastSeed, isLegal, itemAt, toAct, view } from '../../src/engine/index.js';
import { type Advice, LEVELS, type Level } from '../../src/protocol/index.js';
import type { Budget, Thinker } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { newGameOf, planOf } from './setup.js';

const board = boardOf('newyork');
const { state } = newGameOf(board, planOf(board, ['person', 'foreman']));
const seat = itemAt(toAct(state), 0);
const seen = view(board, state, seat);
const unexpected = () => expect.unreachable();
const SMALL: Budget = { iterations: 3, ms: 1000 };

const request = { view: seen, events: [], budget: SMALL };
function bot(thinker: Thinker, level: Level = 'foreman', seed = 1) {
  return thinker.seatBot({ board, seat, level, seed: fastSeed(seed) });
}

/** A thinker under test, and a function that lets it finish. */
export interface ThinkerSetup {
  thinker: Thinker;
  finish: () => Promise<void>;
}

/** What every thinker does. */
export function thinkerContract(name: string, setUp: () => ThinkerSetup): void {
  describe(`${name} is a thinker`, () => {
    test.each(LEVELS)('%s chooses a legal move, and the same for the same view and seed', async (level) => {
      const { thinker, finish } = setUp();
      const moves: Move[] = [];
      const onError = unexpected;
      for (let i = 0; i < 2; i++) {
        bot(thinker, level).think(request, { onMove: (move) => moves.push(move), onError });
        expect(moves).toHaveLength(i);
        await finish();
      }
      expect(moves).toHaveLength(2);
      expect(isLegal(board, state, seat, itemAt(moves, 0))).toBe(true);
      expect(moves[1]).toEqual(moves[0]);
    });

    test('a bot chooses again and again, until it leaves', async () => {
      const { thinker, finish } = setUp();
      const moves: Move[] = [];
      const seated = bot(thinker);
      for (let i = 0; i < 3; i++) {
        seated.think(request, { onMove: (move) => moves.push(move), onError: unexpected });
        await finish();
      }
      seated.leave();
      expect(moves).toHaveLength(3);
    });

    test('several think at once, and each answers once', async () => {
      const { thinker, finish } = setUp();
      const answers: number[] = [];
      for (let i = 0; i < 5; i++)
        bot(thinker, 'engineer', i).think(request, {
          onMove: () => answers.push(i),
          onError: unexpected,
        });
      await finish();
      expect(answers.sort((x, y) => x - y)).toEqual([0, 1, 2, 3, 4]);
    });

    test('a thought that is cancelled does not answer, and cancelling twice does nothing', async () => {
      const { thinker, finish } = setUp();
      const cancel = bot(thinker, 'engineer').think(request, {
        onMove: unexpected,
        onError: unexpected,
      });
      cancel();
      cancel();
      await finish();
      const answered: Move[] = [];
      const late = bot(thinker).think(request, {
        onMove: (move) => answered.push(move),
        onError: unexpected,
      });
      await finish();
      late();
      expect(answered).toHaveLength(1);
    });

    test('advice comes last, after rising progress, and is the same each time', async () => {
      const { thinker, finish } = setUp();
      const all: Advice[] = [];
      for (const inBackground of [false, true]) {
        const shares: number[] = [];
        thinker.advise(
          { board, view: seen, inBackground },
          {
            onProgress: (share) => shares.push(share),
            onAdvice(advice) {
              all.push(advice);
              expect(shares).toEqual(shares.slice().sort((x, y) => x - y));
              expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
            },
            onError: unexpected,
          },
        );
        await finish();
      }
      expect(all).toHaveLength(2);
      expect(all[1]).toEqual(all[0]);
      expect(itemAt(all, 0).odds.reduce((sum, odds) => sum + odds)).toBeCloseTo(1);
      expect(itemAt(all, 0).hints.length).toBeGreaterThan(0);
    });

    test('advice that is cancelled does not come', async () => {
      const { thinker, finish } = setUp();
      const calls: string[] = [];
      const cancel = thinker.advise(
        { board, view: seen, inBackground: false },
        {
          onProgress: () => calls.push('progress'),
          onAdvice: () => calls.push('advice'),
          onError: () => calls.push('error'),
        },
      );
      cancel();
      await finish();
      expect(calls).toEqual([]);
    });
  });
}
