import { describe, expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import {
  recordMove,
  fastSeed,
  fold,
  legalMoves,
  newGame,
  toAct,
  undo,
  type View,
} from '../../../engine/index.js';
import type { ToClient } from '../../../protocol/index.js';
import { Film } from './film.js';

const board = boards[1];
const people = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
const game = newGame(board, { players: 2, first: 0 }, people, { seed: fastSeed(3) });
/** Everybody keeps what is dealt and draws; the first opening choice is taken back once. */
function play(): void {
  for (let i = 0; i < 12; i++) {
    const [seat] = toAct(game.state);
    const [move] = legalMoves(board, game.state, seat);
    recordMove(game, seat, 'person', move);
    if (i === 0) undo(game, seat);
  }
}
play();
const { record } = game;
const plan = { board: record.board, seats: [], first: 'lot' } as const;

function open(): { film: Film; told: ToClient[] } {
  const film = new Film(board, record, { ...plan, seats: [] }, 'open');
  const told: ToClient[] = [];
  film.look('open');
  film.listen((message) => told.push(message));
  return { film, told };
}

describe('a film of a recorded game', () => {
  test('plays entry after entry, and arrives where a jump arrives', () => {
    const { film, told } = open();
    let view: View | undefined;
    const follow = (message: ToClient | undefined): void => {
      if (message?.type === 'table') view = structuredClone(message.view);
      if (message?.type === 'entry' && view)
        for (const event of message.entry.outcome) fold(board, view, event);
    };
    follow(told.at(-1));
    for (let n = 1; n < film.length; n++) {
      film.go(n);
      follow(told.at(-1));
    }
    const other = open();
    other.film.go(film.length - 1);
    const last = other.told.at(-1);
    expect(last).toMatchObject({ type: 'table' });
    expect(last?.type === 'table' && last.view).toEqual(view);
  });

  test('tells a move that was taken back as a whole table', () => {
    const { film, told } = open();
    const undone = record.log.findIndex(({ move }) => move.type === 'undo');
    film.go(undone - 1);
    film.go(undone);
    expect(undone).toBeGreaterThan(0);
    expect(told.at(-1)?.type).toBe('table');
  });

  test('shows only what its eyes may see', () => {
    const { film, told } = open();
    film.go(4);
    const message = told.at(-1);
    expect(message?.type === 'table' && message.view.hands.every((n) => n === 0)).toBe(true);
    film.look('all');
    const open2 = told.at(-1);
    expect(open2?.type === 'table' && open2.view.hands.some((n) => n > 0)).toBe(true);
  });
});
