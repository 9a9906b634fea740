import { canonical } from '../../engine/index.js';
import { EXIT, Refusal, RefusalError } from '../refusal.js';
import { saveFailed } from '../write-file.js';
import type { ProgressBar } from '../progress-bar.js';
import type { PlayedDeal } from './deal.js';
import { BotFailure, failureSentence } from './failure.js';
import type { Match } from './match.js';
import { type OnFailure, playTasks } from './pool.js';
import { type MatchFile, openMatchFile } from './match-file.js';
import { Statistics } from './statistics.js';
import type { Task } from './task.js';

/** A match in progress: how many deals it will have, its results so far, and the file it is saved to. */
export interface Contest {
  readonly match: Match;
  readonly deals: number;
  readonly statistics: Statistics;
  readonly saved: MatchFile | null;
}

/** Starts a match, or resumes the one in the file. */
export function openContest(match: Match, deals: number, file?: string): Contest | Refusal {
  const saved = file === undefined ? null : openMatchFile(file, match);
  if (saved instanceof Refusal) return saved;
  const statistics = new Statistics(match);
  for (const played of saved?.deals ?? []) if (played.deal < deals) statistics.add(played);
  return { match, deals, statistics, saved };
}

/** The number of games of all contests. */
export function gamesOf(contests: readonly Contest[]): number {
  return contests.reduce((sum, { match, deals }) => sum + deals * match.bots.length, 0);
}

/** The number of games played so far in all contests. */
export function gamesDone(contests: readonly Contest[]): number {
  return contests.reduce((sum, { statistics }) => sum + statistics.games, 0);
}

/**
 * Plays the missing deals of the contests, one contest after the other, until all are played or Ctrl-C. Without
 * `onFailure` a bot's mistake ends it. `open` holds the deals that are queued or being played.
 */
export async function playContests(
  contests: readonly Contest[],
  workers: number,
  bar: ProgressBar,
  onFailure?: OnFailure,
  open = new Map<Task, Contest>(),
): Promise<Refusal | null> {
  try {
    await recheck(contests, workers, bar);
    const progress = { bar, done: gamesDone(contests), total: gamesOf(contests) };
    await playTasks(
      missing(contests, open),
      workers,
      progress,
      (played, task) => {
        const contest = open.get(task);
        open.delete(task);
        contest?.statistics.add(played);
        if (contest?.saved) save(contest.saved, played);
      },
      onFailure &&
        ((failure, task) => {
          open.delete(task);
          onFailure(failure, task);
        }),
    );
    return null;
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    if (!(error instanceof BotFailure)) throw error;
    return new Refusal('bot-failed', failureSentence(error.failure), { ...error.failure }, EXIT.failed);
  }
}

/** The deals still to be played, generated on demand; each is added to `open`. */
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

function save(saved: MatchFile, played: PlayedDeal): void {
  try {
    saved.add(played);
  } catch (error) {
    throw new RefusalError(saveFailed('The match', saved.file, error));
  }
}

/**
 * Bots have no version, but without a time limit they are deterministic. So one deal of each file is replayed:
 * results of bots that have changed must not be mixed with new ones.
 */
async function recheck(contests: readonly Contest[], workers: number, bar: ProgressBar): Promise<void> {
  const before = new Map<Task, { saved: MatchFile; first: PlayedDeal }>();
  for (const { match, saved } of contests) {
    const hasTimeLimit = match.budget !== null && 'ms' in match.budget;
    const [first] = saved?.deals ?? [];
    if (saved && first && !hasTimeLimit) before.set({ match, deal: first.deal }, { saved, first });
  }
  const progress = { bar, done: 0, total: gamesOf(contests) };
  await playTasks(before.keys(), workers, progress, ({ deal, games }, task) => {
    const known = before.get(task);
    if (!known || canonical(known.first.games) === canonical(games)) return;
    const { file } = known.saved;
    const sentence = `${file} was played by bots that have changed since: deal ${deal} now has a different result.`;
    throw new RefusalError(new Refusal('other-bots', sentence, { file, deal }, EXIT.failed));
  });
}
