import { itemAt } from '../../engine/index.js';
import { gamesDone } from '../arena/contest.js';
import type { Failure } from '../arena/failure.js';
import { type Times, addTimes, noTimes } from '../arena/times.js';
import type { Trial } from './schedule.js';

/** The results of the trials so far. */
export class TrialResults {
  readonly trials: readonly Trial[];
  readonly mistakes: Failure[] = [];

  constructor(trials: readonly Trial[]) {
    this.trials = trials;
  }

  /** The bots on trial. */
  get bots(): string[] {
    return [...new Set(this.trials.map(({ bot }) => bot))];
  }

  /** Finished games of a bot's trials. */
  gamesOf(name: string): number {
    return this.trialsOf(name).reduce((sum, { contests }) => sum + gamesDone(contests), 0);
  }

  /** How long a bot's moves took in its own trials. */
  timesOf(name: string): Times {
    const times = noTimes();
    for (const { match, statistics } of this.trialsOf(name).flatMap(({ contests }) => contests)) {
      match.bots.forEach((bot, entrant) => {
        if (bot === name) addTimes(times, itemAt(statistics.entrants, entrant).times);
      });
    }
    return times;
  }

  /** How many mistakes a bot made, in any trial. */
  mistakesOf(name: string): number {
    return this.mistakes.filter(({ bot }) => bot === name).length;
  }

  private trialsOf(name: string): Trial[] {
    return this.trials.filter(({ bot }) => bot === name);
  }
}
