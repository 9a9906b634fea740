import { describe, expect, test } from 'vitest';
import {
  type Board,
  type Eyes,
  NOBODY,
  PHASES,
  type Phase,
  type State,
  UNKNOWN,
  audit,
  fastSeed,
  sample,
  view,
} from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { handOf } from '../kit/family.js';
import { STYLES, choices, must, playGame, playOn, startRecorded } from '../kit/games.js';

const readers = (players: number): Eyes[] => [...Array.from({ length: players }, (_, seat) => seat), 'open'];

/** The first state of some game in which this holds. */
function stateWhere(board: Board, players: number, holds: (state: State) => boolean): State {
  for (let n = 0; n < 200; n++) {
    const game = startRecorded(board, new Array<'bot'>(players).fill('bot'), { seed: fastSeed(n) });
    playOn(game, n, 'listed', holds);
    if (holds(game.state)) return game.state;
  }
  throw new Error('no such state in 200 games');
}

describe.each(tables)('%s for %i', (id, players) => {
  const board = boardOf(id);

  test('a sampled state has the same view and adds up, for every seat, the open table and all eyes, in every phase', () => {
    const phases = new Set<Phase>();
    for (const style of STYLES) {
      const stream = choices(players);
      let steps = 0;
      const check = (state: State) => {
        // On large boards every third position is enough, but all of the rarer phases.
        if (steps++ % 3 > 0 && ['turn', 'second'].includes(state.phase) && board.routes.length > 50) return;
        phases.add(state.phase);
        for (const eyes of [...readers(players), 'all' as const]) {
          const own = view(board, state, eyes);
          const text = JSON.stringify(own);
          const sampled = sample(board, own, stream, fastSeed(7));
          const at = () => `turn ${state.turns}, ${state.phase}, ${eyes}`;
          must(audit(board, sampled) === null, () => `${at()}: ${audit(board, sampled)}`);
          must(JSON.stringify(view(board, sampled, eyes)) === text, () => `${at()}: looks different`);
          must(JSON.stringify(own) === text, () => `${at()}: sampling changed the view`);
          must(
            Object.keys(sampled).sort().join() === Object.keys(state).sort().join(),
            () => `${at()}: another form`,
          );
        }
      };
      playGame(board, players, 30, style, { dealt: check, after: check });
    }
    const expected = PHASES.filter((phase) => phase !== 'tunnel' || board.actions.pay);
    expect(phases).toEqual(new Set(expected));
  });
});

test.each(['opening', 'turn', 'second', 'keep', 'tunnel'])(
  'a sampled state plays on to its end (%s)',
  (phase) => {
    const board = boardOf('nordic');
    const state = stateWhere(board, 3, (s) => s.phase === phase && (phase === 'opening' || s.turns > 30));
    for (const eyes of [...readers(3), 'all' as const]) {
      const game = startRecorded(board, ['bot', 'bot', 'bot'], { seed: fastSeed(1) });
      game.state = sample(board, view(board, state, eyes), choices(4), fastSeed(8));
      playOn(game, 5);
      expect([game.state.outcome?.reason, audit(board, game.state)]).toEqual(['last-round', null]);
    }
  },
);

describe('sampling covers what is possible', () => {
  const SAMPLES = 2000;

  test('other hands are dealt evenly from the cards not seen, beside those known', () => {
    const board = boardOf('nordic');
    const hides = (s: State) =>
      s.turns > 20 && s.handSizes[1]! >= 8 && s.known.slice(board.kinds).some((n) => n > 0);
    const state = stateWhere(board, 2, hides);
    const own = view(board, state, 0);
    const known = state.known.slice(board.kinds);
    const unseen = handOf(board, state, 1).map(
      (n, k) => n - known[k]! + state.deck.filter((c) => c === k).length,
    );
    const all = unseen.reduce((sum, n) => sum + n, 0);
    const drawn = state.handSizes[1]! - known.reduce((sum, n) => sum + n, 0);
    const sums = new Array<number>(board.kinds).fill(0);
    const tops = new Array<number>(board.kinds).fill(0);
    const stream = choices(1);
    for (let i = 0; i < SAMPLES; i++) {
      const sampled = sample(board, own, stream, fastSeed(0));
      handOf(board, sampled, 1).forEach((n, k) => (sums[k]! += n - known[k]!));
      tops[sampled.deck.at(-1)!]!++;
    }
    unseen.forEach((n, k) => {
      const share = n / all;
      // Five standard deviations: random draws exceed that once in a million.
      const slack = (draws: number) => 5 * Math.sqrt(draws * share * (1 - share)) + 1e-9;
      expect(Math.abs(sums[k]! - SAMPLES * drawn * share)).toBeLessThanOrEqual(slack(SAMPLES * drawn));
      expect(Math.abs(tops[k]! - SAMPLES * share)).toBeLessThanOrEqual(slack(SAMPLES));
    });
  });

  test('hidden tickets are found in every place they can be', () => {
    const board = boardOf('newyork');
    const state = stateWhere(board, 3, (s) => s.phase === 'keep' && s.seat === 1 && s.ticketDeck.length > 2);
    const own = view(board, state, 0);
    const hidden = board.tickets
      .map((_, id) => id)
      .filter((id) => own.kept[id] !== 0 && !own.ticketDeck.includes(id));
    const found = { kept: new Set<string>(), offered: new Set<number>(), deck: new Set<number>() };
    const stream = choices(2);
    for (let i = 0; i < SAMPLES; i++) {
      const sampled = sample(board, own, stream, fastSeed(0));
      sampled.kept.forEach((owner, id) => owner > 0 && found.kept.add(`${id} ${owner}`));
      for (const id of sampled.offered[1]!) found.offered.add(id);
      own.ticketDeck.forEach((id, place) => id === UNKNOWN && found.deck.add(sampled.ticketDeck[place]!));
    }
    expect(found.offered).toEqual(new Set(hidden));
    expect(found.deck).toEqual(new Set(hidden));
    expect(found.kept.size).toBe(hidden.length * 2);
    expect(own.kept.every((owner) => owner === NOBODY || owner === 0)).toBe(true);
  });

  test('in the opening another seat may have chosen any number of its tickets', () => {
    const board = boardOf('nordic');
    const state = stateWhere(
      board,
      3,
      (s) => s.phase === 'opening' && s.choices[2] !== null && s.choices[0] === null,
    );
    const numbers = new Set<number>();
    const stream = choices(3);
    for (let i = 0; i < 200; i++) {
      const { choices: made, offered } = sample(board, view(board, state, 0), stream, fastSeed(0));
      expect(made[2]!.every((id) => offered[2]!.includes(id))).toBe(true);
      numbers.add(made[2]!.length);
    }
    expect(numbers).toEqual(new Set([2, 3, 4, 5]));
  });
});
