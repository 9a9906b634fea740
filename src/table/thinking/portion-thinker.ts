import { type Advisor, type Bot, type BotKind, adviseOn } from '../../bots/index.js';
import type { Board, View } from '../../engine/index.js';
import type { Level } from '../../protocol/index.js';
import type { Cancel, Clock } from '../clock.js';
import { botOf } from './levels.js';
import { thinkInPortions } from './portions.js';
import type { AdviceListener, AdviceRequest, BotRequest, SeatedBot, Thinker } from './thinker.js';

/** Background advice starts after the client has painted what happened, and leaves time for others between portions. */
const FIRST_REST_MS = 100;
const REST_MS = 16;

/** Which bots and advisors think; tests hand in others. */
interface Programs {
  botOf: (level: Level) => BotKind;
  advisorOf: (board: Board, view: View) => Advisor;
}

/** Thinks on the host's own event loop, in portions. */
export class PortionThinker implements Thinker {
  private readonly clock: Clock;
  private readonly programs: Programs;

  constructor(clock: Clock, programs: Partial<Programs> = {}) {
    this.clock = clock;
    this.programs = { botOf, advisorOf: adviseOn, ...programs };
  }

  seatBot({ board, seat, level, seed }: BotRequest): SeatedBot {
    let bot: Bot | undefined;
    return {
      think: ({ view, events, budget }, { onMove, onError }) => {
        const attempt = new Attempt();
        const seated = attempt.run(() => (bot ??= this.programs.botOf(level).createBot(board, seat, seed)));
        attempt.run(() => seated?.observe(view, events));
        const think = (iterations: number) => attempt.run(() => seated?.think(iterations)) ?? false;
        const onDone = () => {
          const move = attempt.run(() => seated?.bestMove());
          if (move) onMove(move);
          else onError(attempt.error);
        };
        return thinkInPortions(this.clock, think, budget, { onDone });
      },
      leave: () => (bot = undefined),
    };
  }

  advise({ board, view, inBackground }: AdviceRequest, listener: AdviceListener): Cancel {
    const attempt = new Attempt();
    const advisor = attempt.run(() => this.programs.advisorOf(board, view));
    const playouts = Math.max(1, advisor?.playouts ?? 0);
    const think = (iterations: number) => attempt.run(() => advisor?.think(iterations)) ?? false;
    return thinkInPortions(
      this.clock,
      think,
      { iterations: playouts, ms: Infinity },
      {
        onPortion: (iterations) => listener.onProgress(iterations / playouts),
        onDone() {
          const advice = attempt.run(() => advisor?.advice());
          if (advice) listener.onAdvice(advice);
          else listener.onError(attempt.error);
        },
        restAfter: (iterations) => (!inBackground ? 0 : iterations === 0 ? FIRST_REST_MS : REST_MS),
      },
    );
  }
}

/** Runs steps until one throws. */
class Attempt {
  private failure: { error: unknown } | null = null;

  get error(): unknown {
    return this.failure?.error;
  }

  run<T>(step: () => T): T | undefined {
    if (this.failure) return undefined;
    try {
      return step();
    } catch (error) {
      this.failure = { error };
      return undefined;
    }
  }
}
