import type { Move } from '../../engine/index.js';

/** A bot's mistake, with enough data to reproduce it. */
export interface Failure {
  bot: string;
  board: string;
  seed: string;
  seat: number;
  turns: number;
  phase: string;
  move: Move | null;
  /** What it did wrong, as the rest of a sentence after its name. */
  did: string;
  /** The stack of the error it threw. */
  stack?: string;
}

/** A bot broke the contract of bots: a bug of the bot. */
export class BotFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(failureSentence(failure));
    this.failure = cause instanceof Error && cause.stack ? { ...failure, stack: cause.stack } : failure;
  }
}

/** A bot's mistake as a sentence. */
export function failureSentence({ bot, board, seed, seat, turns, phase, move, did }: Failure): string {
  const what = move ? `; its move was ${JSON.stringify(move)}` : '';
  return (
    `The bot ${bot} ${did}, on the board ${board} in seat ${seat}, in turn ${turns} (${phase}) ` +
    `of the game with the seed ${seed}${what}.`
  );
}
