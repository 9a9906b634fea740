import type { Board, View } from '../../engine/index.js';
import { type Bot, type BotKind, decisionStream } from '../bot.js';
import { Planner } from '../planner/planner.js';
import { weightsFor } from '../planner/board-weights.js';
import { type SearchSettings, searchSettingsFor } from './search-settings.js';
import { plannersFor } from './playouts.js';
import { Search } from './search.js';

/** A master with these search settings and default number of iterations per move. */
export function masterWith(
  name: string,
  settings: (board: Board) => SearchSettings,
  iterations: number,
): BotKind {
  return {
    name,
    iterations,
    createBot(board, seat, seed): Bot {
      const planner = new Planner(board, seat, weightsFor(board));
      const own = settings(board);
      let players: Planner[] = [];
      let observed: View | null = null;
      let search: Search | null = null;
      const viewNow = (): View => {
        if (!observed) throw new Error('a bot was asked for a move before it observed a view');
        return observed;
      };
      const begin = (): Search => {
        const view = viewNow();
        if (players.length !== view.players) players = plannersFor(board, view.players);
        search ??= new Search(board, view, decisionStream(seed, view), own, planner, players);
        return search;
      };
      return {
        observe(view) {
          observed = view;
          search = null;
        },
        think(portion) {
          const current = begin();
          for (let i = 0; i < portion; i++) {
            if (current.isSettled()) return false;
            current.step();
          }
          return true;
        },
        // Before any search it plays the planner's move.
        bestMove: () => (search ? search.best().move : planner.chooseMove(viewNow())),
      };
    },
  };
}

/** `master`: compares the planner's moves by playouts. */
export const master = masterWith('master', searchSettingsFor, 200);
