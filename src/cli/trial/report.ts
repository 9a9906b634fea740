import { gamesDone } from '../arena/contest.js';
import { failureSentence } from '../arena/failure.js';
import { milliseconds } from '../arena/report.js';
import type { Task } from '../arena/task.js';
import { meanTime } from '../arena/times.js';
import { several, table, whole } from '../text.js';
import type { Terms } from './plan.js';
import type { Tally } from './tally.js';

/** So many mistakes are told in full. */
const TOLD = 20;

/** What is known of a run beside its tally. */
export interface Run {
  readonly terms: Terms;
  readonly seconds: number;
  readonly workers: number;
  readonly stopped: boolean;
  /** The deals that nobody had ended when patience was. */
  readonly stalled: readonly Task[];
}

/** What came of the trials, as lines for people. */
export function trialLines(tally: Tally, { stalled }: Run): string[] {
  const told = tally.mistakes.slice(0, TOLD).map((mistake) => `- ${failureSentence(mistake)}`);
  if (tally.mistakes.length > TOLD) told.push(`- and ${whole(tally.mistakes.length - TOLD)} more`);
  if (stalled.length > 0) told.push('No deal came to its end any more. Being played or waiting were:');
  for (const { match, deal } of stalled) {
    told.push(`- deal ${deal} of ${match.bots.join(', ')} on the board ${match.board}, seed ${match.seed}`);
  }
  const tables = [...table(gamesRows(tally)), '', ...table(botRows(tally))];
  return [
    ...tables.map((line) => (line === '' ? '' : `  ${line}`)),
    ...(told.length > 0 ? ['', ...told] : []),
  ];
}

/** Games by table and bot. */
function gamesRows(tally: Tally): string[][] {
  const rows = new Map<string, string[]>();
  for (const { board, players, contests } of tally.trials) {
    const key = `${board} ${players}`;
    const row = rows.get(key) ?? [board, String(players)];
    row.push(whole(gamesDone(contests)));
    rows.set(key, row);
  }
  return [['games', 'players', ...tally.bots], ...rows.values()];
}

function botRows(tally: Tally): string[][] {
  const rows = botFigures(tally).map(({ name, games, moves, msPerMove, msLongestMove, mistakes }) => [
    name,
    whole(games),
    whole(moves),
    milliseconds(msPerMove),
    milliseconds(msLongestMove),
    whole(mistakes),
  ]);
  return [['bot', 'games', 'moves', 'ms a move', 'longest', 'mistakes'], ...rows];
}

function botFigures(tally: Tally) {
  const names = new Set([...tally.bots, ...tally.mistakes.map(({ bot }) => bot)]);
  return [...names].map((name) => {
    const times = tally.timesOf(name);
    return {
      name,
      games: tally.gamesOf(name),
      moves: times.moves,
      msPerMove: meanTime(times),
      msLongestMove: times.longest,
      mistakes: tally.mistakesOf(name),
    };
  });
}

/** The same for programs. */
export function trialJson(tally: Tally, { terms, ...run }: Run) {
  const tables = tally.trials.map(({ contests, ...trial }) => ({ ...trial, games: gamesDone(contests) }));
  return { ...terms, ...run, tables, bots: botFigures(tally), mistakes: tally.mistakes };
}

/** The one line that says how it went. */
export function verdict({ mistakes }: Tally, { stalled, stopped }: Run): string {
  if (mistakes.length > 0) return `${several(mistakes.length, 'mistake')}.`;
  if (stalled.length > 0) return 'A bot thinks without an end.';
  return stopped ? 'Stopped; no mistake so far.' : 'No wrong move, no crash, no game without an end.';
}
