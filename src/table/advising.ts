import { type Game, view } from '../engine/index.js';
import { botToMove } from './opponents.js';
import type { TableParts } from './parts.js';
import { thinkInPortions } from './portions.js';
import type { Session } from './screen.js';

/** How often a screen that waits for a hint is told how far it has come. */
const PROGRESS_MS = 200;
/** Nobody waits for odds: the page first shows what happened, and they are computed in passing. */
const FIRST_REST_MS = 100;
const REST_MS = 16;

/** Advises screens that wish it, each by what its own eyes see, whenever no bot is to move. */
export class Advising {
  private readonly parts: TableParts;
  private readonly running = new Map<Session, { game: Game; key: string; stop: () => void }>();

  constructor(parts: TableParts) {
    this.parts = parts;
  }

  /** Something changed at the table or with this screen: what is still right goes on. */
  goOn(game: Game, screen: Session): void {
    const { wish, eyes } = screen;
    const key = `${wish} ${eyes}`;
    const now = this.running.get(screen);
    if (now?.game === game && now.key === key) return;
    this.stop(screen);
    // Bots think on the same thread, and who waits for them should not wait longer.
    if (wish === null || botToMove(game) !== null) return;
    this.running.set(screen, { game, key, stop: this.advise(game, screen) });
  }

  stop(screen: Session): void {
    this.running.get(screen)?.stop();
    this.running.delete(screen);
  }

  private advise(game: Game, screen: Session): () => void {
    const { clock, advisorOf, trouble } = this.parts;
    const { board, state, record } = game;
    const { wish, eyes, hear } = screen;
    const advisor = advisorOf(board, view(board, state, eyes));
    const n = record.log.length - 1;
    let told = clock.now();
    // Only the whole thought is told: what came before would be another answer each time.
    const done = () => {
      const advice = advisor.advice();
      hear({ type: 'advice', n, advice: wish === 'hint' ? advice : { ...advice, hints: [] } });
    };
    const each = (playouts: number) => {
      if (wish !== 'hint' || clock.now() - told < PROGRESS_MS) return;
      told = clock.now();
      hear({ type: 'advising', n, share: playouts / advisor.playouts });
    };
    const think = (playouts: number) => {
      try {
        return advisor.think(playouts);
      } catch (error) {
        trouble(error);
        return false;
      }
    };
    const rest = (playouts: number) => {
      if (wish !== 'odds') return 0;
      return playouts === 0 ? FIRST_REST_MS : REST_MS;
    };
    const budget = { iterations: Math.max(1, advisor.playouts), ms: Infinity };
    return thinkInPortions(clock, think, budget, { each, done, rest });
  }
}
