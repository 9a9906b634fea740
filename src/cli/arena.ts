import { findBoard } from '../boards/index.js';
import { bots, levels } from '../bots/index.js';
import { type Contest, openContest, playContests } from './arena/contest.js';
import { WORKERS_OPTION, readGames, readMatch, readWorkers } from './arena/options.js';
import { dealsFor } from './arena/match.js';
import { budgetWords, matchLines } from './arena/report.js';
import { type MatchSummary, summarize } from './arena/summary.js';
import type { Command } from './command.js';
import { GAME_OPTIONS } from './options.js';
import { type Output, printJson } from './output.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { duration, plural, formatWhole } from './text.js';
import { ProgressBar } from './progress-bar.js';

/** `arena`: bots play each other, to measure which is better and by how much. */
export const arenaCommand: Command = {
  name: 'arena',
  summary: 'bots play each other: how often each wins, with how many points, and how long it thinks',
  options: [
    ...GAME_OPTIONS.filter(({ flag }) => flag !== 'players'),
    {
      flag: 'bots',
      value: 'A,B',
      text:
        `Who plays, as many as the board is for, the same also more than once: the bots ${allOf(bots.map(({ name }) => name))}, ` +
        `the levels ${allOf(levels.map(({ name }) => name))}, and files of your own, such as ./my-bot.js.`,
    },
    {
      flag: 'games',
      value: 'N',
      text: 'How many games, rounded up to whole deals; default: 200.',
    },
    { flag: 'budget', value: 'MS', text: 'How many milliseconds a bot thinks about a move.' },
    {
      flag: 'iterations',
      value: 'N',
      text: 'How many iterations it thinks instead; where neither is given, as many as it likes.',
    },
    { flag: 'save', value: 'FILE', text: 'Keep every deal in this file, and go on with those it holds.' },
    WORKERS_OPTION,
  ],
  details: [
    'Every deal is played as often as there are bots: with the same cards, tickets and first seat, the bots moving on by a seat each time, so that ' +
      'luck falls to all alike. Intervals are of 95 % and take a deal with all its games as one. A shared win counts as an equal share. Elo is against the ' +
      'mean of the others: 400 points are odds of ten to one.',
    'The file of a bot is a JavaScript module that has the bot as its default export, or as the export bot; its path holds no comma. docs/bots.md says what a bot is.',
    'The same board, bots, seed and iterations give the same games, whatever the number of threads. Deal n is dealt as game n of simulate is.',
    'Ctrl-C ends it early, and the deals so far are summarized; with --save the same command resumes later.',
  ],
  async run(args, output) {
    const match = await readMatch(args);
    if (match instanceof Refusal) return match;
    const games = readGames(args, 200);
    if (games instanceof Refusal) return games;
    const workers = readWorkers(args);
    if (workers instanceof Refusal) return workers;
    const contest = openContest(match, dealsFor(games, match.bots.length), args.options.get('save'));
    if (contest instanceof Refusal) return contest;
    const resumed = contest.statistics.games;
    const bar = new ProgressBar(output, 'games');
    let refusal: Refusal | null;
    try {
      refusal = await playContests([contest], workers, bar);
    } finally {
      bar.end();
    }
    if (refusal) return refusal;
    const run: Run = { requested: games, resumed, seconds: bar.seconds, workers, stopped: bar.isStopped };
    report(contest, run, output, args.json);
    return bar.isStopped ? EXIT.stopped : EXIT.fine;
  },
};

/** This run of the command, apart from the match. */
interface Run {
  requested: number;
  /** Games loaded from the file. */
  resumed: number;
  seconds: number;
  workers: number;
  stopped: boolean;
}

function report(contest: Contest, run: Run, output: Output, json: boolean): void {
  const { match, statistics } = contest;
  const summary = statistics.games > 0 ? summarize(match, statistics) : null;
  if (!json) return print(contest, summary, run, output);
  const { resumed, seconds, workers, stopped } = run;
  const { bots: entrants = [], ...facts } = summary ?? { board: match.board, games: 0 };
  const played = statistics.games - resumed;
  const speed = { seconds, gamesPerSecond: played > 0 ? played / seconds : null, workers };
  printJson(output, { ...facts, resumed, ...speed, stopped, bots: entrants });
}

function print({ match, deals, saved }: Contest, summary: MatchSummary | null, run: Run, output: Output) {
  const { requested, resumed, seconds, stopped } = run;
  const players = match.bots.length;
  const title = findBoard(match.board)?.title ?? match.board;
  output.out(`${title} (${match.board}), seed ${match.seed}, ${budgetWords(match.budget)}`);
  if (!summary) return output.out('Stopped before a deal was played.');
  const { games } = summary;
  const before = resumed > 0 ? `, ${formatWhole(resumed)} of them before` : '';
  const asIf =
    requested === deals * players ? '' : ` (${formatWhole(requested)} asked for, rounded up to whole deals)`;
  output.out(`${plural(games, 'game')} of ${plural(games / players, 'deal')}${asIf}${before}`);
  if (stopped) output.out(`Stopped: ${plural(deals * players, 'game')} were to be played.`);
  output.out(['', ...matchLines(summary), ''].join('\n'));
  const speed = [
    `${summary.turnsPerGame.toFixed(1)} turns a game`,
    ...(games > resumed ? [`${duration(seconds)}, ${perSecond((games - resumed) / seconds)}`] : []),
    `${perSecond(summary.gamesPerSecondPerCore)} on a core`,
  ];
  output.out(`  ${speed.join('; ')}`);
  if (saved) output.out(`\nThe deals are kept in ${saved.file}.`);
}

function perSecond(n: number): string {
  return `${n >= 10 ? formatWhole(n) : n.toPrecision(2)} games a second`;
}
