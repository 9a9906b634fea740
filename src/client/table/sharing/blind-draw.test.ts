import { expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import {
  recordMove,
  fastSeed,
  itemAt,
  legalMoves,
  newGame,
  redactEntry,
  toAct,
} from '../../../engine/index.js';
import { blindDrawOf } from './blind-draw.js';

const board = itemAt(boards, 1);
const seats = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));

test('finds the card that the last move of a seat drew from the deck, but none taken face up', () => {
  const game = newGame(board, { players: 2, first: 0 }, seats, { seed: fastSeed(5) });
  while (game.state.phase === 'opening') {
    const seat = itemAt(toAct(game.state), 0);
    recordMove(game, seat, 'person', itemAt(legalMoves(board, game.state, seat), 0));
  }
  const log = () => game.record.log.map((entry) => redactEntry(board, entry, 0));
  expect(blindDrawOf(log(), 0)).toBeUndefined();
  recordMove(game, 0, 'person', { type: 'deck' });
  recordMove(game, 0, 'person', { type: 'deck' });
  const drawn = blindDrawOf(log(), 0);
  expect(drawn?.n).toBe(log().at(-1)?.n);
  expect(drawn?.event).toEqual(log().at(-1)?.outcome[0]);
  const slot = game.state.row.findIndex((kind) => kind !== board.wild);
  recordMove(game, 1, 'person', { type: 'row', slot });
  expect(blindDrawOf(log(), 1)).toBeUndefined();
  expect(blindDrawOf(log(), 0)).toEqual(drawn);
});
