import { describe, expect, test } from 'vitest';
import { NOBODY, type State, audit, leastKept, legalMoves } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards } from '../kit/boards.js';
import { changeFacts, wildBoards } from '../kit/family.js';
import { only, plays, refuses } from '../kit/moves.js';

/** Tickets drawn and kept at least: the table of the rules. */
const DRAWN: Record<string, number> = { nordic: 3, newyork: 2, amsterdam: 2, africa: 4 };
const DRAW = { type: 'tickets' } as const;
const keep = (...tickets: number[]) => ({ type: 'keep' as const, tickets });
/** A seat's tickets as the state has them. */
const ticketsOf = (state: State, seat: number) =>
  state.kept.flatMap((owner, ticket) => (owner === seat ? [ticket] : []));

describe('G12 drawing tickets', () => {
  test('G12 the number of the table comes from the top, in order', () => {
    for (const board of boards) {
      const state = arrange(board, { tickets: [9, 4, 7, 1, 12, 3] });
      const events = plays(board, state, DRAW);
      const drawn = [9, 4, 7, 1].slice(0, DRAWN[board.id]);
      expect(only(events, 'drew-tickets')).toEqual({ type: 'drew-tickets', seat: 0, tickets: drawn });
      expect(state.offered[0]).toEqual(drawn);
      expect(state.ticketDeck).toHaveLength(6 - drawn.length);
      expect(state.phase).toBe('keep');
    }
  });

  test('G12 at least one is kept; any of them, or all', () => {
    for (const board of boards) {
      const drawn = [9, 4, 7, 1].slice(0, DRAWN[board.id]);
      for (const chosen of [drawn, drawn.slice(1), [drawn[1]!], [drawn[1]!, drawn[0]!]]) {
        const state = arrange(board, { tickets: [9, 4, 7, 1, 12, 3], kept: [[0], [2]] });
        plays(board, state, DRAW);
        expect(leastKept(board, state, 0)).toBe(1);
        expect(refuses(board, state, keep())).toEqual({ code: 'keep-too-few', least: 1 });
        plays(board, state, keep(...chosen));
        expect(ticketsOf(state, 0)).toEqual([0, ...chosen].sort((x, y) => x - y));
        expect(state.keptCounts).toEqual([1 + chosen.length, 1]);
        expect(state.offered).toEqual([[], []]);
        expect(audit(board, state)).toBeNull();
      }
    }
  });

  test('G12 where fewer than the number are left one gets those', () => {
    for (const board of boards) {
      for (let left = 1; left < DRAWN[board.id]!; left++) {
        const state = arrange(board, { tickets: [9, 4, 7].slice(0, left) });
        plays(board, state, DRAW);
        expect(state.offered[0]).toEqual([9, 4, 7].slice(0, left));
        expect(state.ticketDeck).toEqual([]);
        expect(refuses(board, state, keep())).toEqual({ code: 'keep-too-few', least: 1 });
        plays(board, state, keep(9));
        expect(state.ticketDeck).toHaveLength(board.id === 'nordic' ? 0 : left - 1);
      }
    }
  });

  test('G12 where fewer than the minimum are left all are kept', () => {
    const board = changeFacts(boardOf('newyork'), { drawTickets: { take: 4, keep: 3 } });
    const state = arrange(board, { tickets: [9, 4] });
    plays(board, state, DRAW);
    expect(leastKept(board, state, 0)).toBe(2);
    expect(refuses(board, state, keep(9))).toEqual({ code: 'keep-too-few', least: 2 });
    expect(legalMoves(board, state, 0)).toHaveLength(1);
    plays(board, state, keep(4, 9));
    expect(state.keptCounts[0]).toBe(2);
    const enough = arrange(board, { tickets: [9, 4, 7] });
    plays(board, enough, DRAW);
    expect(refuses(board, enough, keep(9, 4))).toEqual({ code: 'keep-too-few', least: 3 });
  });

  test('G12 tickets not kept go under the deck in the order drawn', () => {
    for (const board of wildBoards) {
      const tickets = [9, 4, 7, 1, 12, 3];
      const state = arrange(board, { tickets });
      plays(board, state, DRAW);
      const drawn = state.offered[0]!.slice();
      plays(board, state, keep(drawn[1]!));
      const topDown = [...tickets.slice(drawn.length), drawn[0], ...drawn.slice(2)];
      expect(state.ticketDeck.slice().reverse()).toEqual(topDown);
    }
  });

  test('G12 in Nordic tickets not kept leave the game', () => {
    const board = boardOf('nordic');
    const state = arrange(board, { tickets: [9, 4, 7, 1, 12], seat: 1 });
    plays(board, state, DRAW);
    plays(board, state, keep(4));
    expect(state.ticketDeck.slice().reverse()).toEqual([1, 12]);
    expect([9, 7].map((ticket) => state.out[ticket])).toEqual([1, 1]);
    expect(state.kept[9]).toBe(NOBODY);
    expect(audit(board, state)).toBeNull();
  });

  test('G12 an empty ticket deck makes the action illegal', () => {
    for (const board of boards) {
      const state = arrange(board, { tickets: [] });
      expect(refuses(board, state, DRAW)).toEqual({ code: 'no-tickets-left' });
      expect(legalMoves(board, state, 0)).not.toContainEqual(DRAW);
    }
  });

  test('G12 what is kept can’t be given back', () => {
    for (const board of boards) {
      const state = arrange(board, { kept: [[0, 1]], tickets: [9, 4, 7, 12] });
      refuses(board, state, keep(0));
      plays(board, state, DRAW);
      expect(refuses(board, state, keep(9, 0))).toEqual({ code: 'ticket-not-offered', ticket: 0 });
      expect(refuses(board, state, keep(9, 9))).toEqual({ code: 'ticket-twice', ticket: 9 });
      refuses(board, state, keep(9, board.tickets.length));
      plays(board, state, keep(9));
      expect(ticketsOf(state, 0)).toEqual([0, 1, 9]);
    }
  });

  test('G12 once drawn there is no way back', () => {
    for (const board of boards) {
      const state = arrange(board);
      plays(board, state, DRAW);
      for (const type of ['pass', 'deck', 'tickets', 'decline'] as const) refuses(board, state, { type });
      expect(legalMoves(board, state, 0).every((move) => move.type === 'keep')).toBe(true);
    }
  });
});
