import type { PlayedDeal } from '../arena/deal.js';
import type { Failure } from '../arena/failure.js';
import type { Task } from '../arena/task.js';
import { type Times, addTimes, noTimes } from '../arena/times.js';
import type { Trial } from './plan.js';

/** What came of the trials so far. */
export class Tally {
  /** By trial: the games played to their end. */
  readonly games = new Map<Trial, number>();
  /** By bot: how long its moves took in its own trials. */
  readonly times = new Map<string, Times>();
  readonly mistakes: Failure[] = [];

  constructor(trials: readonly Trial[]) {
    for (const trial of trials) {
      this.games.set(trial, 0);
      this.times.set(trial.bot, noTimes());
    }
  }

  /** Counts a deal of a trial. */
  add(trial: Trial, { match }: Task, { games, times }: PlayedDeal): void {
    this.games.set(trial, this.gamesOf(trial) + games.length);
    const own = this.times.get(trial.bot);
    match.bots.forEach((name, entrant) => {
      if (own && name === trial.bot) addTimes(own, times[entrant]);
    });
  }

  /** Games of a trial that were played to their end. */
  gamesOf(trial: Trial): number {
    return this.games.get(trial) ?? 0;
  }

  /** Games of a bot's trials that were played to their end. */
  gamesOfBot(name: string): number {
    let sum = 0;
    for (const [trial, games] of this.games) if (trial.bot === name) sum += games;
    return sum;
  }

  /** How many mistakes a bot made, whoever's trial it was. */
  mistakesOf(name: string): number {
    return this.mistakes.filter(({ bot }) => bot === name).length;
  }
}
