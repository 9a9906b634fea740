import { describe, expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import {
  recordMove,
  fastSeed,
  fold,
  itemAt,
  legalMoves,
  newGame,
  toAct,
  undo,
  type View,
} from '../../../engine/index.js';
import type { ToClient } from '../../../protocol/index.js';
import { ReplayLink } from './replay-link.js';

const board = itemAt(boards, 1);
const people = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
const game = newGame(board, { players: 2, first: 0 }, people, { seed: fastSeed(3) });
/** Plays first legal moves; the first choice of tickets is taken back once. */
function play(): void {
  for (let i = 0; i < 12; i++) {
    const seat = itemAt(toAct(game.state), 0);
    recordMove(game, seat, 'person', itemAt(legalMoves(board, game.state, seat), 0));
    if (i === 0) undo(game, seat);
  }
}
play();
const { record } = game;
const plan = { board: record.board, seats: [], first: 'lot' } as const;

function open(): { replay: ReplayLink; received: ToClient[] } {
  const replay = new ReplayLink(board, record, { ...plan, seats: [] }, 'open');
  const received: ToClient[] = [];
  replay.look('open');
  replay.listen((message) => received.push(message));
  return { replay, received };
}

describe('the replay of a recorded game', () => {
  test('entry by entry arrives at the same view as a jump', () => {
    const { replay, received } = open();
    let view: View | undefined;
    const follow = (message: ToClient | undefined): void => {
      if (message?.type === 'table') view = structuredClone(message.view);
      if (message?.type === 'entry' && view)
        for (const event of message.entry.outcome) fold(board, view, event);
    };
    follow(received.at(-1));
    for (let n = 1; n < replay.length; n++) {
      replay.go(n);
      follow(received.at(-1));
    }
    const other = open();
    other.replay.go(replay.length - 1);
    const last = other.received.at(-1);
    expect(last).toMatchObject({ type: 'table' });
    expect(last?.type === 'table' && last.view).toEqual(view);
  });

  test('sends the whole table when a move is taken back', () => {
    const { replay, received } = open();
    const undone = record.log.findIndex(({ move }) => move.type === 'undo');
    replay.go(undone - 1);
    replay.go(undone);
    expect(undone).toBeGreaterThan(0);
    expect(received.at(-1)?.type).toBe('table');
  });

  test('shows only what its eyes may see', () => {
    const { replay, received } = open();
    replay.go(4);
    const message = received.at(-1);
    expect(message?.type === 'table' && message.view.hands.every((n) => n === 0)).toBe(true);
    replay.look('all');
    const openTable = received.at(-1);
    expect(openTable?.type === 'table' && openTable.view.hands.some((n) => n > 0)).toBe(true);
  });
});
