import { describe, expect, test } from 'vitest';
import { reasonsFor } from '../../src/bots/advice/explain.js';
import { Planner } from '../../src/bots/planner/planner.js';
import { weightsFor } from '../../src/bots/planner/board-weights.js';
import { boards } from '../../src/boards/index.js';
import { type Board, claimable, fastSeed, NOT_YET, play, start, toAct } from '../../src/engine/index.js';

/** The card reasons in a game of two planners, with the facts, and the reasons given on last turns. */
interface Found {
  cards: { payable: boolean; last: boolean; enough: boolean; after: boolean; standIn: boolean }[];
  late: string[];
}

function reasonsIn(board: Board): Found {
  const found: Found = { cards: [], late: [] };
  const state = start(board, { players: 2, first: 0 }, fastSeed(4), []);
  const planners = [0, 1].map((seat) => new Planner(board, seat, weightsFor(board)));
  for (let [seat] = toAct(state); seat !== undefined; [seat] = toAct(state)) {
    const planner = planners[seat]!;
    const move = planner.chooseMove(state);
    const before = claimable(board, state, seat);
    const last = state.turnsLeft !== NOT_YET;
    const slots = state.phase === 'turn' ? state.row : [];
    for (const [slot, kind] of slots.entries()) {
      for (const reason of reasonsFor(planner, { type: 'row', slot })) {
        if (reason.type !== 'collects') continue;
        const { route, missing } = reason;
        state.hands[seat * board.kinds + kind]!++;
        found.cards.push({
          payable: before.includes(route),
          last,
          enough: missing === 0,
          after: claimable(board, state, seat).includes(route),
          standIn: board.routes[route]!.cost.standIn > 0,
        });
        state.hands[seat * board.kinds + kind]!--;
      }
    }
    if (move.type === 'claim' && last) found.late.push(...reasonsFor(planner, move).map(({ type }) => type));
    play(board, state, seat, move, []);
  }
  return found;
}

describe.each(boards)('$id', (board) => {
  const { cards, late } = reasonsIn(board);

  test('cards are collected for routes that can’t be paid for yet, and `missing` is right', () => {
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter(({ payable, last }) => payable || last)).toEqual([]);
    expect(cards.filter(({ enough, after }) => enough && !after)).toEqual([]);
    // Any cards may stand in for some that are missing.
    expect(cards.filter(({ enough, after, standIn }) => after && !enough && !standIn)).toEqual([]);
  });

  test('on the last turn no reason is about later turns', () => {
    expect(late.filter((type) => type === 'contested' || type === 'serves')).toEqual([]);
  });
});
