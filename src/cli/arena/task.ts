import { RefusalError, type Refusal } from '../refusal.js';
import { type PlayedDeal, playDeal } from './deal.js';
import { BotFailure, type Failure } from './failure.js';
import type { Match } from './match.js';

/** One deal of a match to play. */
export interface Task {
  readonly match: Match;
  readonly deal: number;
}

/** The result of a task: the deal, a bot's mistake, a bot that can't be loaded, or a bug of ours. Plain data, as it is posted between threads. */
export type Answer =
  { played: PlayedDeal } | { failure: Failure } | { refused: Omit<Refusal, 'toJSON'> } | { bug: string };

/** Plays the deal of a task. */
export async function answer({ match, deal }: Task): Promise<Answer> {
  try {
    return { played: await playDeal(match, deal) };
  } catch (error) {
    if (error instanceof BotFailure) return { failure: error.failure };
    return error instanceof RefusalError ? { refused: error.refusal } : { bug: String(error) };
  }
}
