import type { Board, View } from '../../engine/index.js';
import { type Bot, type BotKind, decisionStream } from '../bot.js';
import { Planner } from '../planner/planner.js';
import { weightsFor } from '../planner/weights.js';
import { type SearchSettings, searchSettingsFor } from './search-settings.js';
import { plannersFor } from './playouts.js';
import { Search } from './search.js';

/** A master that searches in its own settings, so many iterations a move where its host doesn't say. */
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
      let seen: View | null = null;
      let search: Search | null = null;
      const looked = (): View => {
        if (!seen) throw new Error('a bot was asked for a move before it observed a view');
        return seen;
      };
      const begin = (): Search => {
        const view = looked();
        if (players.length !== view.players) players = plannersFor(board, view.players);
        search ??= new Search(board, view, decisionStream(seed, view), own, planner, players);
        return search;
      };
      return {
        observe(view) {
          seen = view;
          search = null;
        },
        think(portion) {
          const begun = begin();
          for (let i = 0; i < portion; i++) {
            if (begun.isSettled()) return false;
            begun.step();
          }
          return true;
        },
        // Before any thought it is the planner's move, and there is nothing to compare it with.
        bestMove: () => (search ? search.best().move : planner.chooseMove(looked())),
      };
    },
  };
}

/** `master`: the planner with foresight. */
export const master = masterWith('master', searchSettingsFor, 200);
