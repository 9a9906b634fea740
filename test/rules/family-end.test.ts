import { describe, expect, test } from 'vitest';
import { type GameEvent, type Move, NOT_YET, type State, legalMoves, toAct } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, cards, tables } from '../kit/boards.js';
import { drawsBlind, priceOf, types } from '../kit/family.js';
import { claim, only, plays, refuses } from '../kit/moves.js';

/** A route of two spaces of its own, that is neither tunnel nor ferry. */
function twoSpaces(id: string): Move {
  const board = boardOf(id);
  const route = board.facts.routes.findIndex(
    ({ length, double, tunnel, symbols }) => length === 2 && !double && !tunnel && !symbols,
  );
  return { type: 'claim', route, cards: priceOf(board, route) };
}

/** A table where this seat has this number of cars, and the cards for a route of two spaces. */
function nearTheEnd(id: string, players: number, seat: number, cars: number): State {
  const board = boardOf(id);
  const move = twoSpaces(id);
  const names = [...board.facts.colours, 'wild'];
  const paid = move.type === 'claim' ? move.cards : [];
  const hand = Object.fromEntries(paid.map((n, kind) => [names[kind], n]));
  const hands = Array.from({ length: players }, (_, i) => (i === seat ? hand : {}));
  const all = Array.from({ length: players }, (_, i) => (i === seat ? cars : 12));
  return arrange(board, { players, seat, hands, cars: all });
}

/** Draws blind for every seat in turn. Returns the seats that had a turn. */
function seatsToTheEnd(id: string, state: State): number[] {
  const seats: number[] = [];
  while (state.phase !== 'over' && seats.length < 20) {
    seats.push(state.seat);
    drawsBlind(boardOf(id), state);
  }
  return seats;
}

describe('G15 the last round', () => {
  test('G15 begins when a turn ends with two cars, and every player has one more turn, this one last', () => {
    for (const [id, players] of tables) {
      for (let seat = 0; seat < players; seat++) {
        const state = nearTheEnd(id, players, seat, 4);
        const events = plays(boardOf(id), state, twoSpaces(id));
        expect(
          only(
            events.filter(({ type }) => type === 'last-round'),
            'last-round',
          ).seat,
        ).toBe(seat);
        expect(state.cars[seat]).toBe(2);
        const expected = Array.from({ length: players }, (_, i) => (seat + 1 + i) % players);
        expect(seatsToTheEnd(id, state)).toEqual(expected);
        expect(state.outcome?.reason).toBe('last-round');
      }
    }
  });

  test('G15 begins with one car or none as well', () => {
    for (const [id, players] of tables) {
      for (const cars of [3, 2]) {
        const state = nearTheEnd(id, players, 1, cars);
        expect(types(plays(boardOf(id), state, twoSpaces(id)))).toContain('last-round');
        expect(seatsToTheEnd(id, state)).toHaveLength(players);
      }
    }
  });

  test('G15 does not begin with three cars', () => {
    for (const [id, players] of tables) {
      const state = nearTheEnd(id, players, 0, 5);
      expect(types(plays(boardOf(id), state, twoSpaces(id)))).not.toContain('last-round');
      expect([state.cars[0], state.turnsLeft]).toEqual([3, NOT_YET]);
      for (let turn = 0; turn < 2 * players; turn++) drawsBlind(boardOf(id), state);
      expect([state.phase, state.turnsLeft]).toEqual(['turn', NOT_YET]);
    }
  });

  test('G15 begins at the end of that player’s own turn, whatever was done in it', () => {
    for (const board of boards) {
      const state = arrange(board, { cars: [10, 2] });
      expect(types(drawsBlind(board, state))).not.toContain('last-round');
      const first = plays(board, state, { type: 'tickets' });
      expect(types(first)).not.toContain('last-round');
      const then = plays(board, state, { type: 'keep', tickets: state.offered[1]!.slice() });
      expect(types(then)).toEqual(['kept', 'last-round', 'turn']);
      expect(seatsToTheEnd(board.id, state)).toEqual([0, 1]);
    }
  });

  test('G15 nothing that happens in the last round makes it longer', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const state = nearTheEnd(id, players, 0, 4);
      plays(board, state, twoSpaces(id));
      // All others have too few cars as well now, and end their turns with them.
      state.cars = state.cars.map((cars, seat) => (seat === 0 ? cars : 1));
      const events: GameEvent[] = [];
      let turns = 0;
      for (; state.phase !== 'over' && turns < 20; turns++) events.push(...drawsBlind(board, state));
      expect(turns).toBe(players);
      expect(types(events)).not.toContain('last-round');
    }
  });

  test('G15 another who runs out of cars in the last round has no turn after it', () => {
    const board = boardOf('newyork');
    const hands = [{ green: 2 }, { pink: 4 }];
    const state = arrange(board, { hands, cars: [4, 4] });
    plays(board, state, claim(board, 'midtown-west', 'empire-state-building', { green: 2 }));
    const events = plays(board, state, claim(board, 'chelsea', 'soho', { pink: 4 }));
    expect(types(events)).toEqual(['claimed', 'turn']);
    expect(seatsToTheEnd('newyork', state)).toEqual([0]);
  });

  test('G15 the last turn is played out before the game is scored', () => {
    for (const board of boards) {
      const state = arrange(board, { cars: [2, 20] });
      drawsBlind(board, state);
      drawsBlind(board, state);
      plays(board, state, { type: 'tickets' });
      expect([state.phase, state.outcome]).toEqual(['keep', null]);
      expect(types(plays(board, state, { type: 'keep', tickets: [state.offered[0]![0]!] }))).toEqual([
        'kept',
        'over',
      ]);
    }
  });

  test('G15 a tunnel may be the last turn, and is answered before the end', () => {
    const board = boardOf('nordic');
    for (const answer of [{ type: 'decline' }, { type: 'pay', cards: cards(board, { blue: 1 }) }] as Move[]) {
      const deck = ['white', 'white', 'white', 'white', 'blue', 'red', 'red'];
      const state = arrange(board, { hands: [{ blue: 5 }], deck, cars: [2, 20] });
      state.cars[0] = 2;
      drawsBlind(board, state);
      drawsBlind(board, state);
      state.cars[0] = 4;
      plays(board, state, claim(board, 'bergen', 'oslo', { blue: 4 }, 'blue'));
      expect(state.phase).toBe('tunnel');
      expect(types(plays(board, state, answer)).at(-1)).toBe('over');
      expect(state.points[0]).toBe(answer.type === 'pay' ? 7 : 0);
    }
  });

  test('G15 a claim of a tunnel begins it when the tunnel is paid, not when it is laid or declined', () => {
    const board = boardOf('nordic');
    const laid = () => {
      const state = arrange(board, { hands: [{ blue: 5 }], deck: ['blue', 'red', 'red'], cars: [6, 20] });
      expect(types(plays(board, state, claim(board, 'bergen', 'oslo', { blue: 4 }, 'blue')))).not.toContain(
        'last-round',
      );
      return state;
    };
    const paid = plays(board, laid(), { type: 'pay', cards: cards(board, { blue: 1 }) });
    expect(types(paid)).toContain('last-round');
    expect(types(plays(board, laid(), { type: 'decline' }))).not.toContain('last-round');
  });

  test('G15 then the game is scored, and no one acts any more', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const state = nearTheEnd(id, players, 0, 4);
      plays(board, state, twoSpaces(id));
      seatsToTheEnd(id, state);
      expect(state.outcome?.totals).toHaveLength(players);
      expect(toAct(state)).toEqual([]);
      for (let seat = 0; seat < players; seat++) {
        expect(legalMoves(board, state, seat)).toEqual([]);
        for (const type of ['deck', 'tickets', 'pass'] as const) {
          expect(refuses(board, state, { type }, seat)).toEqual({ code: 'game-over' });
        }
      }
    }
  });
});
