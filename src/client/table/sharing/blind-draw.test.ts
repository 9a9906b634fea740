import { expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import { recordMove, fastSeed, legalMoves, newGame, redactEntry, toAct } from '../../../engine/index.js';
import { unseenOf } from './blind-draw.js';

const board = boards[1];
const seats = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));

test('tells the card that the last move of a seat brought from the deck, and none that lay open', () => {
  const game = newGame(board, { players: 2, first: 0 }, seats, { seed: fastSeed(5) });
  while (game.state.phase === 'opening') {
    const [seat] = toAct(game.state);
    recordMove(game, seat, 'person', legalMoves(board, game.state, seat)[0]);
  }
  const log = () => game.record.log.map((entry) => redactEntry(board, entry, 0));
  expect(unseenOf(log(), 0)).toBeUndefined();
  recordMove(game, 0, 'person', { type: 'deck' });
  recordMove(game, 0, 'person', { type: 'deck' });
  const drawn = unseenOf(log(), 0);
  expect(drawn?.n).toBe(log().at(-1)?.n);
  expect(drawn?.event).toEqual(log().at(-1)?.outcome[0]);
  const slot = game.state.row.findIndex((kind) => kind !== board.wild);
  recordMove(game, 1, 'person', { type: 'row', slot });
  expect(unseenOf(log(), 1)).toBeUndefined();
  expect(unseenOf(log(), 0)).toEqual(drawn);
});
