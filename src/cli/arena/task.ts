import { type PlayedDeal, playDeal } from './deal.js';
import { BotFailure, type Failure } from './failure.js';
import type { Match } from './match.js';

/** One deal of a match, to be played. */
export interface Task {
  readonly match: Match;
  readonly deal: number;
}

/** What comes of it: the deal, a bot's mistake, or a bug of ours; plain data, as threads can say nothing else. */
export type Answer = { played: PlayedDeal } | { failure: Failure } | { bug: string };

/** Plays a deal. */
export function answer({ match, deal }: Task): Answer {
  try {
    return { played: playDeal(match, deal) };
  } catch (error) {
    return error instanceof BotFailure ? { failure: error.failure } : { bug: String(error) };
  }
}
