import { type BotKind, bots, findBot } from '../../src/bots/index.js';
import type { GameEvent, Move, Seat, Seed, View } from '../../src/engine/index.js';

/** What a bot was shown, and when. */
export interface Look {
  seat: Seat;
  chance: Seed;
  view: View;
  events: readonly GameEvent[];
}

/** The weakest kind there is, which plays quickest. */
export const quick = bots[0]!;

/** A kind that plays like the quickest and records what it is shown at each table. */
export function watcher(name: string, tables: Look[][] = []): BotKind {
  return {
    ...quick,
    name,
    createBot(board, seat, chance) {
      const looks: Look[] = [];
      tables.push(looks);
      const bot = quick.createBot(board, seat, chance);
      return {
        ...bot,
        observe(view, events) {
          looks.push({ seat, chance, view, events });
          bot.observe(view, events);
        },
      };
    },
  };
}

/** A kind that plays like the quickest until its n-th move, then makes this one or throws. */
export function spoiler(name: string, n: number, move: Move | Error): BotKind {
  return {
    ...quick,
    name,
    createBot(board, seat, chance) {
      const bot = quick.createBot(board, seat, chance);
      let moves = 0;
      return {
        ...bot,
        bestMove() {
          if (++moves < n) return bot.bestMove();
          if (move instanceof Error) throw move;
          return move;
        },
      };
    },
  };
}

/** Registers these kinds as bots while `run` runs. */
export async function withBots<T>(kinds: readonly BotKind[], run: () => T | Promise<T>): Promise<T> {
  const registered = bots as BotKind[];
  if (kinds.some(({ name }) => findBot(name))) throw new Error('there is such a bot already');
  registered.push(...kinds);
  try {
    return await run();
  } finally {
    registered.splice(registered.length - kinds.length);
  }
}
