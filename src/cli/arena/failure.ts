import type { Move } from '../../engine/index.js';

/** What is known of a bot's mistake: enough to meet it again. */
export interface Failure {
  bot: string;
  board: string;
  seed: string;
  seat: number;
  turns: number;
  phase: string;
  move: Move | null;
  /** What was wrong, to stand behind the bot's name. */
  did: string;
  /** Where in the bot's code it happened, where it threw. */
  stack?: string;
}

/** A bot did what no bot may do; a bug of the bot. */
export class BotFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(failureSentence(failure));
    this.failure = cause instanceof Error && cause.stack ? { ...failure, stack: cause.stack } : failure;
  }
}

/** A bot's mistake, for people. */
export function failureSentence({ bot, board, seed, seat, turns, phase, move, did }: Failure): string {
  const what = move ? `; its move was ${JSON.stringify(move)}` : '';
  return (
    `The bot ${bot} ${did}, on the board ${board} in seat ${seat}, in turn ${turns} (${phase}) ` +
    `of the game with the seed ${seed}${what}.`
  );
}
