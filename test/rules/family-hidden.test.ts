import { describe, expect, test } from 'vitest';
import { NOBODY, UNKNOWN, redact, view } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards } from '../kit/boards.js';
import { drawsBlind, finish } from '../kit/family.js';
import { only, plays } from '../kit/moves.js';

/** Tickets drawn and kept at least: the table of the rules. */
const DRAWN: Record<string, number> = { nordic: 3, newyork: 2, amsterdam: 2, africa: 4 };
const DRAW = { type: 'tickets' } as const;
const keep = (...tickets: number[]) => ({ type: 'keep' as const, tickets });

describe('G13 tickets are secret', () => {
  test('G13 others see neither what was drawn nor what was kept, only how many', () => {
    for (const board of boards) {
      const state = arrange(board, { players: 2, kept: [[5], [6]], tickets: [9, 4, 7, 1, 12, 3] });
      const count = DRAWN[board.id];
      const drew = plays(board, state, DRAW)[0]!;
      expect(redact(board, drew, 0)).toEqual(drew);
      for (const eyes of ['open', 1] as const) {
        const hidden = { type: 'drew-tickets', seat: 0, tickets: new Array(count).fill(UNKNOWN) };
        expect(redact(board, drew, eyes)).toEqual(hidden);
        expect(view(board, state, eyes).offered).toEqual([new Array(count).fill(UNKNOWN), []]);
      }
      const kept = plays(board, state, keep(4))[0]!;
      expect(redact(board, kept, 0)).toEqual({ type: 'kept', seat: 0, tickets: [4] });
      for (const eyes of ['open', 1] as const) {
        expect(redact(board, kept, eyes)).toEqual({ type: 'kept', seat: 0, tickets: [UNKNOWN] });
        const sight = view(board, state, eyes);
        expect(
          sight.kept.map((owner, ticket) => [owner, ticket]).filter(([owner]) => owner !== NOBODY),
        ).toEqual(eyes === 1 ? [[1, 6]] : []);
        expect(sight.keptCounts).toEqual([2, 1]);
        expect(sight.ticketDeck.every((ticket) => ticket === UNKNOWN)).toBe(true);
        expect(sight.out).toEqual(board.tickets.map(() => NOBODY));
      }
      expect(view(board, state, 0).kept.filter((owner) => owner === 0)).toHaveLength(2);
    }
  });

  test('G13 whether they are done is not to be seen before the end', () => {
    const board = boardOf('newyork');
    const done = arrange(board, { owned: [[31]], kept: [[0], [1]] });
    const failed = arrange(board, { owned: [[31]], kept: [[2], [1]] });
    for (const eyes of ['open', 1] as const)
      expect(view(board, done, eyes)).toEqual(view(board, failed, eyes));
    for (const eyes of ['open', 0, 1] as const) expect(view(board, done, eyes).outcome).toBeNull();
  });

  test('G13 at the end all that were kept are shown, and no others', () => {
    for (const board of boards) {
      const state = arrange(board, {
        players: 2,
        cars: [2, 20],
        kept: [[5, 8], [6]],
        tickets: [9, 4, 7, 1, 12, 3],
      });
      plays(board, state, DRAW);
      plays(board, state, keep(4));
      drawsBlind(board, state);
      expect(view(board, state, 'open').kept.every((owner) => owner === NOBODY)).toBe(true);
      plays(board, state, { type: 'deck' });
      const over = only(
        plays(board, state, { type: 'deck' }).filter(({ type }) => type === 'over'),
        'over',
      );
      const shown = board.tickets.map((_, ticket) => ({ 4: 0, 5: 0, 6: 1, 8: 0 })[ticket] ?? NOBODY);
      for (const eyes of ['open', 0, 1] as const) {
        expect(redact(board, over, eyes)).toEqual(over);
        expect(over.kept).toEqual(shown);
        expect(view(board, state, eyes).kept).toEqual(shown);
        expect(view(board, state, eyes === 0 ? 1 : eyes).ticketDeck.every((one) => one === UNKNOWN)).toBe(
          true,
        );
      }
      expect(view(board, state, 1).out).toEqual(board.tickets.map(() => NOBODY));
    }
  });

  test('G13 there is no limit to them', () => {
    for (const board of boards) {
      const most = board.tickets.map((_, ticket) => ticket).slice(1);
      const state = arrange(board, { kept: [most], cars: [0, 20] });
      plays(board, state, DRAW);
      plays(board, state, keep(0));
      expect(state.keptCounts[0]).toBe(board.tickets.length);
      expect(finish(board, state).doneCounts).toEqual([0, 0]);
    }
  });
});
