import { expect, test } from 'vitest';
import {
  type Eyes,
  fastSeed,
  type GameEvent,
  itemAt,
  legalMoves,
  play,
  redact,
  start,
  toAct,
  view,
} from '../../src/engine/index.js';
import { boards } from '../kit/boards.js';
import { choices, pick } from '../kit/games.js';
import { foldByPage } from './fold-by-page.js';

const seen = new Set<string>();

test.each(boards.map((board) => [board.id, board] as const))(
  'P2 on %s the table of events in docs/protocol.md folds every entry of games as the engine does',
  (_, board) => {
    for (let game = 0; game < 4; game++) {
      const stream = choices(100 + game);
      const state = start(board, { players: 2, first: 'lot' }, fastSeed(game), []);
      const eyes: Eyes[] = [0, 1, 'open'];
      const views = eyes.map((each) => structuredClone(view(board, state, each)));
      while (state.phase !== 'over') {
        const seat = itemAt(toAct(state), 0);
        const moves = legalMoves(board, view(board, state, seat), seat);
        const type = pick(stream, [...new Set(moves.map((move) => move.type))]);
        const events: GameEvent[] = [];
        play(
          board,
          state,
          seat,
          pick(
            stream,
            moves.filter((move) => move.type === type),
          ),
          events,
        );
        for (const [i, each] of eyes.entries()) {
          if (each === 'all') continue;
          for (const event of events) {
            seen.add(event.type);
            foldByPage(board, itemAt(views, i), structuredClone(redact(board, event, each)));
          }
          expect(JSON.stringify(itemAt(views, i))).toBe(JSON.stringify(view(board, state, each)));
        }
      }
    }
  },
);

test('these games have every event but the deal, and a pass, which is rare', () => {
  expect(seen.size).toBe(21);
});
