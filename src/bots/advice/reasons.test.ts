import { describe, expect, test } from 'vitest';
import { boards } from '../../boards/index.js';
import { claimable, fastSeed, NOT_YET, play, start, toAct } from '../../engine/index.js';
import { Planner } from '../planner/planner.js';
import { weightsFor } from '../planner/weights.js';
import { reasonsFor } from './reasons.js';

describe.each(boards)('$id', (board) => {
  test('cards are wanted for what can’t be paid for yet, and nothing is put off after the last turn', () => {
    const state = start(board, { players: 2, first: 0 }, fastSeed(4), []);
    const planners = [0, 1].map((seat) => new Planner(board, seat, weightsFor(board)));
    let collected = 0;
    for (let [seat] = toAct(state); seat !== undefined; [seat] = toAct(state)) {
      const planner = planners[seat];
      const move = planner.move(state);
      if (state.phase === 'turn') {
        const before = claimable(board, state, seat);
        const last = state.turnsLeft !== NOT_YET;
        state.row.forEach((kind, slot) => {
          for (const reason of reasonsFor(planner, { type: 'row', slot })) {
            if (reason.type !== 'collects') continue;
            collected++;
            expect(last).toBe(false);
            expect(before).not.toContain(reason.route);
            state.hands[seat * board.kinds + kind]++;
            const after = claimable(board, state, seat);
            // Other cards may stand in for those that are missing.
            const standIn = board.routes[reason.route].cost.standIn > 0;
            if (reason.missing === 0 || !standIn)
              expect(after.includes(reason.route)).toBe(reason.missing === 0);
            state.hands[seat * board.kinds + kind]--;
          }
        });
        if (move.type === 'claim' && last) {
          const types = reasonsFor(planner, move).map(({ type }) => type);
          expect(types).not.toContain('contested');
          expect(types).not.toContain('serves');
        }
      }
      play(board, state, seat, move, []);
    }
    expect(collected).toBeGreaterThan(0);
  });
});
