import type { View } from '../../engine/index.js';
import { type Bot, type BotKind, momentStream } from '../bot.js';
import { Planner } from '../planner/planner.js';
import { weightsFor } from '../planner/weights.js';
import { plannersFor } from './playouts.js';
import { type Manner, Search } from './search.js';

/** As measured. */
export const MANNER: Manner = {
  most: 14,
  curious: 1,
  widen: 4,
  scale: 1,
  win: 0.1,
  behind: 0.007,
  trust: 0.66,
  trustKeep: 0.45,
  trustOpening: 0.26,
  harm: 0.38,
  margin: 0.015,
  apart: 0.15,
  apartMost: 0.06,
  apartTickets: 0.08,
};

/** A master that searches in its own manner, so many iterations a move where its host doesn't say. */
export function masterWith(name: string, manner: Manner, iterations: number): BotKind {
  return {
    name,
    iterations,
    sit(board, seat, seed): Bot {
      const planner = new Planner(board, seat, weightsFor(board));
      let players: Planner[] = [];
      let seen: View | null = null;
      let search: Search | null = null;
      const begin = (): Search => {
        if (!seen) throw new Error('a bot was asked before it could look');
        if (players.length !== seen.players) players = plannersFor(board, seen.players);
        search ??= new Search(board, seen, momentStream(seed, seen), manner, planner, players);
        return search;
      };
      return {
        look(view) {
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
        best: () => begin().best().move,
      };
    },
  };
}

/** `master`: the planner with foresight. */
export const master = masterWith('master', MANNER, 200);
