import { gamesDone } from '../arena/contest.js';
import { failureSentence } from '../arena/failure.js';
import { milliseconds } from '../arena/report.js';
import type { Task } from '../arena/task.js';
import { meanTime } from '../arena/times.js';
import { plural, table, formatWhole } from '../text.js';
import type { TrialSettings } from './schedule.js';
import type { TrialResults } from './results.js';

/** At most this many mistakes are listed. */
const MOST_LISTED = 20;

/** A run of trials, apart from its results. */
export interface Run {
  readonly settings: TrialSettings;
  readonly seconds: number;
  readonly workers: number;
  readonly stopped: boolean;
  /** The deals that were unfinished at the timeout. */
  readonly stalled: readonly Task[];
}

/** The results of the trials, as lines of text. */
export function trialLines(results: TrialResults, { stalled }: Run): string[] {
  const lines = results.mistakes.slice(0, MOST_LISTED).map((mistake) => `- ${failureSentence(mistake)}`);
  if (results.mistakes.length > MOST_LISTED)
    lines.push(`- and ${formatWhole(results.mistakes.length - MOST_LISTED)} more`);
  if (stalled.length > 0) lines.push('No deal came to its end any more. Being played or waiting were:');
  for (const { match, deal } of stalled) {
    lines.push(`- deal ${deal} of ${match.bots.join(', ')} on the board ${match.board}, seed ${match.seed}`);
  }
  const tables = [...table(gamesRows(results)), '', ...table(botRows(results))];
  return [
    ...tables.map((line) => (line === '' ? '' : `  ${line}`)),
    ...(lines.length > 0 ? ['', ...lines] : []),
  ];
}

/** Games by table and bot. */
function gamesRows(results: TrialResults): string[][] {
  const rows = new Map<string, string[]>();
  for (const { board, players, contests } of results.trials) {
    const key = `${board} ${players}`;
    const row = rows.get(key) ?? [board, String(players)];
    row.push(formatWhole(gamesDone(contests)));
    rows.set(key, row);
  }
  return [['games', 'players', ...results.bots], ...rows.values()];
}

function botRows(results: TrialResults): string[][] {
  const rows = botFigures(results).map(({ name, games, moves, msPerMove, msLongestMove, mistakes }) => [
    name,
    formatWhole(games),
    formatWhole(moves),
    milliseconds(msPerMove),
    milliseconds(msLongestMove),
    formatWhole(mistakes),
  ]);
  return [['bot', 'games', 'moves', 'ms a move', 'longest', 'mistakes'], ...rows];
}

function botFigures(results: TrialResults) {
  const names = new Set([...results.bots, ...results.mistakes.map(({ bot }) => bot)]);
  return [...names].map((name) => {
    const times = results.timesOf(name);
    return {
      name,
      games: results.gamesOf(name),
      moves: times.moves,
      msPerMove: meanTime(times),
      msLongestMove: times.longest,
      mistakes: results.mistakesOf(name),
    };
  });
}

/** The same as JSON. */
export function trialJson(results: TrialResults, { settings, ...run }: Run) {
  const tables = results.trials.map(({ contests, ...trial }) => ({ ...trial, games: gamesDone(contests) }));
  return { ...settings, ...run, tables, bots: botFigures(results), mistakes: results.mistakes };
}

/** The verdict in one line. */
export function verdict({ mistakes }: TrialResults, { stalled, stopped }: Run): string {
  if (mistakes.length > 0) return `${plural(mistakes.length, 'mistake')}.`;
  if (stalled.length > 0) return 'A bot thinks without an end.';
  return stopped ? 'Stopped; no mistake so far.' : 'No wrong move, no crash, no game without an end.';
}
