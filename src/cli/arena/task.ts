import { Refused, type Refusal } from '../refusal.js';
import { type PlayedDeal, playDeal } from './deal.js';
import { BotFailure, type Failure } from './failure.js';
import type { Match } from './match.js';

/** One deal of a match, to be played. */
export interface Task {
  readonly match: Match;
  readonly deal: number;
}

/** What comes of it: the deal, a bot's mistake, a bot that can't be had, or a bug of ours; plain data, as threads can say nothing else. */
export type Answer =
  { played: PlayedDeal } | { failure: Failure } | { refused: Omit<Refusal, 'toJSON'> } | { bug: string };

/** Plays a deal. */
export async function answer({ match, deal }: Task): Promise<Answer> {
  try {
    return { played: await playDeal(match, deal) };
  } catch (error) {
    if (error instanceof BotFailure) return { failure: error.failure };
    return error instanceof Refused ? { refused: error.refusal } : { bug: String(error) };
  }
}
