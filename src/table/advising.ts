import { adviseOn } from '../bots/index.js';
import { type Game, view } from '../engine/index.js';
import type { ToScreen } from '../protocol/index.js';
import { botToMove } from './opponents.js';
import type { TableParts } from './parts.js';
import { thinkInPortions } from './portions.js';
import type { Screen } from './screen.js';

/** What advice may cost; after that it would hardly change. */
const BUDGET = { iterations: 400, ms: 4000 };
/** The first advice rests on so many playouts at least; after that it is told so often. */
const FEWEST = 60;
const TELL_MS = 250;
/** Nobody waits for odds: the page first shows what happened, and once they are known well enough they are refined in passing. */
const FIRST_REST_MS = 100;
const REST_MS = 16;

/** Advises screens that wish it, each by what its own eyes see, whenever no bot is to move. */
export class Advising {
  private readonly parts: TableParts;
  private readonly running = new Map<Screen, { game: Game; key: string; stop: () => void }>();

  constructor(parts: TableParts) {
    this.parts = parts;
  }

  /** Something changed at the table or with this screen: what is still right goes on. */
  goOn(game: Game, screen: Screen): void {
    const { wish, eyes } = screen;
    const key = `${wish} ${eyes}`;
    const now = this.running.get(screen);
    if (now?.game === game && now.key === key) return;
    this.stop(screen);
    // Bots think on the same thread, and who waits for them should not wait longer.
    if (wish === null || botToMove(game) !== null) return;
    this.running.set(screen, { game, key, stop: this.advise(game, screen) });
  }

  stop(screen: Screen): void {
    this.running.get(screen)?.stop();
    this.running.delete(screen);
  }

  private advise(game: Game, screen: Screen): () => void {
    const { clock, chance, trouble } = this.parts;
    const { board, state, record } = game;
    const { wish, eyes, hear } = screen;
    const advisor = adviseOn(board, view(board, state, eyes), chance());
    const n = record.log.length - 1;
    let told = -Infinity;
    const tell = () => {
      told = clock.now();
      const advice = advisor.advice();
      const message: ToScreen = {
        type: 'advice',
        n,
        advice: wish === 'hint' ? advice : { ...advice, hints: [] },
      };
      hear(message);
    };
    const each = (iterations: number) => {
      if (iterations >= FEWEST && clock.now() - told >= TELL_MS) tell();
    };
    const think = (iterations: number) => {
      try {
        return advisor.think(iterations);
      } catch (error) {
        trouble(error);
        return false;
      }
    };
    const rest = (iterations: number) => {
      if (wish !== 'odds') return 0;
      if (iterations === 0) return FIRST_REST_MS;
      return iterations >= FEWEST ? REST_MS : 0;
    };
    return thinkInPortions(clock, think, BUDGET, { each, done: tell, rest });
  }
}
