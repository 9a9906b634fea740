import { describe, expect, test } from 'vitest';
import { type Board, type Move, type State, legalMoves } from '../../src/engine/index.js';
import { type Wanted, arrange } from '../kit/arrange.js';
import { boardOf, boards, route, tables } from '../kit/boards.js';
import { types } from '../kit/family.js';
import { claim, plays, refuses } from '../kit/moves.js';

const PASS: Move = { type: 'pass' };
const DECK: Move = { type: 'deck' };

/** A table with nothing to draw: all cards, tickets and terrain cards are with the last seat. */
function barren(board: Board, wanted: Wanted = {}): State {
  const last = (wanted.players ?? 2) - 1;
  return arrange(board, { rest: last, tickets: [], terrain: { rest: last }, ...wanted });
}

/** All routes but these, as seat 0's. */
const allBut = (board: Board, ...open: number[]) =>
  board.routes.map(({ id }) => id).filter((id) => !open.includes(id));

/**
 * The same with all routes owned except these, and cars enough for all. No two seats have the same points: a tie would
 * measure the paths of more routes than a player can own.
 */
function builtUp(board: Board, open: number[], wanted: Wanted = {}): State {
  const cars = new Array<number>(wanted.players ?? 2).fill(10);
  const state = barren(board, { owned: [allBut(board, ...open)], cars, ...wanted });
  state.points = state.points.map((points, seat) => points + seat);
  return state;
}

const nordic = boardOf('nordic');
const ny = boardOf('newyork');
const africa = boardOf('africa');
const nyGrey = route(ny, 'midtown-west', 'times-square');

describe('G16 passing', () => {
  test('G16 a player without a legal action passes, and that is the turn', () => {
    for (const [id, players] of tables) {
      const state = barren(boardOf(id), { players });
      expect(legalMoves(boardOf(id), state, 0)).toEqual([PASS]);
      expect(types(plays(boardOf(id), state, PASS))).toEqual(['passed', 'turn']);
      expect([state.seat, state.phase, state.turns]).toEqual([1, 'turn', 11]);
    }
  });

  test('G16 a player who can draw a card may not pass, even with only one card left', () => {
    for (const board of boards) {
      for (const wanted of [{ deck: ['red'] }, { deck: ['wild'] }]) {
        expect(refuses(board, barren(board, wanted), PASS).code).toBe('can-act');
      }
    }
  });

  test('G16 a player who can only draw tickets may not pass, even with only one ticket left', () => {
    for (const board of boards) {
      const state = barren(board, { tickets: [3] });
      expect(legalMoves(board, state, 0)).toEqual([{ type: 'tickets' }]);
      expect(refuses(board, state, PASS).code).toBe('can-act');
    }
  });

  test('G16 a player who can only claim a route may not pass', () => {
    for (const board of boards) {
      const open = board.facts.routes.findIndex(
        ({ length, double, symbols, tunnel }) => length === 1 && !double && !symbols && !tunnel,
      );
      const { colour } = board.facts.routes[open]!;
      const name = colour === 'grey' ? 'red' : colour;
      expect(refuses(board, builtUp(board, [open], { hands: [{ [name]: 1 }] }), PASS).code).toBe('can-act');
      plays(board, builtUp(board, [open]), PASS);
      plays(board, builtUp(board, [], { hands: [{ [name]: 1 }] }), PASS);
      plays(board, builtUp(board, [open], { hands: [{ [name]: 1 }], cars: [0, 10] }), PASS);
    }
  });

  test('G16 a claim with wilds, with stand-ins or of a tunnel is a legal action too', () => {
    const one = route(ny, 'east-village', 'lower-east-side');
    expect(refuses(ny, builtUp(ny, [one], { hands: [{ wild: 1 }] }), PASS).code).toBe('can-act');
    const ferry = route(nordic, 'arhus', 'kobenhavn');
    const three = builtUp(nordic, [ferry], { hands: [{ red: 1, blue: 1, green: 1 }] });
    expect(refuses(nordic, three, PASS).code).toBe('can-act');
    plays(nordic, builtUp(nordic, [ferry], { hands: [{ red: 1, blue: 1 }] }), PASS);
    const tunnel = route(nordic, 'andalsnes', 'lillehammer');
    const trying = builtUp(nordic, [tunnel], { hands: [{ yellow: 1, wild: 1 }] });
    expect(refuses(nordic, trying, PASS).code).toBe('can-act');
    const nine = route(nordic, 'murmansk', 'lieksa');
    const any = { red: 8, blue: 8, green: 8, black: 8 };
    const fours = builtUp(nordic, [nine], { hands: [{ ...any, wild: 4 }] });
    expect(refuses(nordic, fours, PASS).code).toBe('can-act');
    plays(nordic, builtUp(nordic, [nine], { hands: [{ red: 1, blue: 1, green: 1, wild: 14 }] }), PASS);
  });

  test('G16 a route that is closed, or that wilds don’t pay for, is none', () => {
    const [green, blue] = ['green', 'blue'].map((colour) =>
      route(ny, 'lincoln-center', 'times-square', colour),
    );
    const twin = builtUp(ny, [blue!], { hands: [{ blue: 4 }] });
    expect(twin.owner[green!]).toBe(0);
    plays(ny, twin, PASS);
    const plain = route(nordic, 'alborg', 'arhus');
    plays(nordic, builtUp(nordic, [plain], { hands: [{ wild: 5 }] }), PASS);
    expect(refuses(nordic, builtUp(nordic, [plain], { hands: [{ purple: 1 }] }), PASS).code).toBe('can-act');
  });

  test('G16 a player who can draw terrain may not pass', () => {
    expect(refuses(africa, barren(africa, { terrain: {} }), PASS).code).toBe('can-act');
    expect(refuses(africa, barren(africa, { terrain: { deck: [1], rest: 1 } }), PASS).code).toBe('can-act');
    plays(africa, barren(africa), PASS);
    expect(barren(africa).terrain?.faceUp).toHaveLength(2);
  });

  test('G16 no one passes in the middle of an action, nor before the first turn', () => {
    for (const board of boards) {
      const state = arrange(board);
      plays(board, state, DECK);
      refuses(board, state, PASS);
      plays(board, state, DECK);
      plays(board, state, { type: 'tickets' });
      expect(refuses(board, state, PASS).code).toBe('not-now');
    }
  });
});

describe('G16 when all have passed', () => {
  test('G16 one after the other, the game ends and is scored', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      for (let seat = 0; seat < players; seat++) {
        const state = builtUp(board, [], { players, seat, cars: new Array<number>(players).fill(10) });
        for (let pass = 1; pass < players; pass++)
          expect(types(plays(board, state, PASS))).toEqual(['passed', 'turn']);
        expect(types(plays(board, state, PASS))).toEqual(['passed', 'over']);
        expect(state.outcome?.reason).toBe('all-passed');
        expect(state.outcome?.totals).toHaveLength(players);
      }
    }
  });

  test('G16 an action in between restarts the count', () => {
    const state = builtUp(ny, [nyGrey]);
    plays(ny, state, PASS);
    plays(ny, state, claim(ny, 'midtown-west', 'times-square', { red: 1 }));
    expect(types(plays(ny, state, DECK))).toEqual(['drew', 'turn']);
    expect(types(plays(ny, state, PASS))).toEqual(['passed', 'turn']);
    expect(types(plays(ny, state, PASS))).toEqual(['passed', 'over']);
  });

  test('G16 as many passes as players do not end it if a player acted in between', () => {
    const state = builtUp(ny, [nyGrey], { players: 3, cars: [10, 10, 10] });
    plays(ny, state, PASS);
    plays(ny, state, PASS);
    plays(ny, state, claim(ny, 'midtown-west', 'times-square', { red: 1 }));
    plays(ny, state, DECK);
    expect(types(plays(ny, state, PASS))).toEqual(['passed', 'turn']);
    expect(types(plays(ny, state, PASS))).toEqual(['passed', 'turn']);
    expect(types(plays(ny, state, PASS))).toEqual(['passed', 'over']);
    expect(state.outcome?.reason).toBe('all-passed');
  });

  test('G16 in the last round a pass is a turn too', () => {
    const state = builtUp(ny, [nyGrey], { seat: 2, players: 3, cars: [10, 10, 3] });
    expect(types(plays(ny, state, claim(ny, 'midtown-west', 'times-square', { red: 1 })))).toContain(
      'last-round',
    );
    expect(types(plays(ny, state, DECK))).toEqual(['drew', 'turn']);
    expect(refuses(ny, state, DECK).code).toBe('no-cards-left');
    expect(types(plays(ny, state, PASS))).toEqual(['passed', 'turn']);
    expect(types(plays(ny, state, PASS))).toEqual(['passed', 'over']);
    expect(state.outcome?.reason).toBe('last-round');
  });

  test('G16 in the last round, too, a player who can act may not pass', () => {
    for (const board of boards) {
      const state = arrange(board, { cars: [2, 20] });
      plays(board, state, DECK);
      plays(board, state, DECK);
      expect(state.turnsLeft).toBeGreaterThanOrEqual(0);
      expect(refuses(board, state, PASS).code).toBe('can-act');
    }
  });

  test('G16 a pass with two cars or fewer begins the last round like any other turn', () => {
    const state = builtUp(ny, [nyGrey], { players: 3, cars: [2, 10, 10] });
    expect(types(plays(ny, state, PASS))).toContain('last-round');
    plays(ny, state, PASS);
    plays(ny, state, claim(ny, 'midtown-west', 'times-square', { red: 1 }));
    expect(state.seat).toBe(0);
    expect(types(plays(ny, state, DECK)).at(-1)).toBe('over');
  });
});
