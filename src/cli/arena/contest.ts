import { canonical } from '../../engine/index.js';
import { EXIT, Refusal, Refused } from '../refusal.js';
import { notSaved } from '../save.js';
import type { Work } from '../work.js';
import type { PlayedDeal } from './deal.js';
import { BotFailure, failureSentence } from './failure.js';
import type { Match } from './match.js';
import { type TakeMistake, playTasks } from './pool.js';
import { type Saved, openSaved } from './saved.js';
import { Statistics } from './statistics.js';
import type { Task } from './task.js';

/** A match that is being played: how many deals it is to have, what has come of it, and where it is kept. */
export interface Contest {
  readonly match: Match;
  readonly deals: number;
  readonly statistics: Statistics;
  readonly saved: Saved | null;
}

/** Begins a match, or goes on with the one in the file. */
export function openContest(match: Match, deals: number, file?: string): Contest | Refusal {
  const saved = file === undefined ? null : openSaved(file, match);
  if (saved instanceof Refusal) return saved;
  const statistics = new Statistics(match);
  for (const played of saved?.deals ?? []) if (played.deal < deals) statistics.add(played);
  return { match, deals, statistics, saved };
}

/** Games there are to play, all contests together. */
export function gamesOf(contests: readonly Contest[]): number {
  return contests.reduce((sum, { match, deals }) => sum + deals * match.bots.length, 0);
}

/** Games played so far, all contests together. */
export function gamesDone(contests: readonly Contest[]): number {
  return contests.reduce((sum, { statistics }) => sum + statistics.games, 0);
}

/**
 * Plays what is missing of the contests, one after the other, until all is done or the work is stopped. A bot's
 * mistake ends it where nobody takes it. What is being played or waits for it is noted in `open`.
 */
export async function playContests(
  contests: readonly Contest[],
  workers: number,
  work: Work,
  takeMistake?: TakeMistake,
  open = new Map<Task, Contest>(),
): Promise<Refusal | null> {
  try {
    await recheck(contests, workers, work);
    const progress = { work, done: gamesDone(contests), total: gamesOf(contests) };
    await playTasks(
      missing(contests, open),
      workers,
      progress,
      (played, task) => {
        const contest = open.get(task);
        open.delete(task);
        contest?.statistics.add(played);
        if (contest?.saved) keep(contest.saved, played);
      },
      takeMistake &&
        ((failure, task) => {
          open.delete(task);
          takeMistake(failure, task);
        }),
    );
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    if (!(error instanceof BotFailure)) throw error;
    return new Refusal('bot-failed', failureSentence(error.failure), { ...error.failure }, EXIT.failed);
  }
}

/** The deals that are still to be played, one by one as somebody is free for them; notes whose they are. */
function* missing(contests: readonly Contest[], open: Map<Task, Contest>): Generator<Task> {
  for (const contest of contests) {
    const { match, deals, statistics } = contest;
    for (let deal = 0; deal < deals; deal++) {
      if (statistics.groups.has(deal)) continue;
      const task = { match, deal };
      open.set(task, contest);
      yield task;
    }
  }
}

function keep(saved: Saved, played: PlayedDeal): void {
  try {
    saved.add(played);
  } catch (error) {
    throw new Refused(notSaved('The match', saved.file, error));
  }
}

/**
 * Bots have no version, but without a clock they play the same deal in the same way. So one deal of each file is
 * played again: figures of bots that have changed since must not be mixed with new ones.
 */
async function recheck(contests: readonly Contest[], workers: number, work: Work): Promise<void> {
  const before = new Map<Task, { saved: Saved; first: PlayedDeal }>();
  for (const { match, saved } of contests) {
    const isClocked = match.budget !== null && 'ms' in match.budget;
    const [first] = saved?.deals ?? [];
    if (saved && first && !isClocked) before.set({ match, deal: first.deal }, { saved, first });
  }
  const progress = { work, done: 0, total: gamesOf(contests) };
  await playTasks(before.keys(), workers, progress, ({ deal, games }, task) => {
    const known = before.get(task);
    if (!known || canonical(known.first.games) === canonical(games)) return;
    const { file } = known.saved;
    const sentence = `${file} was played by bots that have changed since: deal ${deal} ends otherwise now.`;
    throw new Refused(new Refusal('other-bots', sentence, { file, deal }, EXIT.failed));
  });
}
