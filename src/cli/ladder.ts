import { itemAt } from '../engine/index.js';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BotKind, bots } from '../bots/index.js';
import { type Contest, gamesDone, gamesOf, openContest, playContests } from './arena/contest.js';
import { dealsFor, fileOf } from './arena/match.js';
import { WORKERS_OPTION } from './arena/options.js';
import type { Command } from './command.js';
import { eloChart } from './ladder/chart.js';
import { USUAL, readLadder } from './ladder/options.js';
import { type Setup, ladderLines, ladderPage } from './ladder/page.js';
import type { BoardMatches } from './ladder/schedule.js';
import { type BoardStanding, boardStanding } from './ladder/standing.js';
import { GAME_OPTIONS } from './options.js';
import { printJson } from './output.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { cannotSave, makeFolder, saveFailed, writeFileAtomically } from './write-file.js';
import { duration, formatWhole } from './text.js';
import { ProgressBar } from './progress-bar.js';

/** `ladder`: every bot against every other on every board, and a page with the results. */
export const ladderCommand: Command = {
  name: 'ladder',
  summary: 'every bot plays every other on every board, and a page is written that tells how strong they are',
  options: [
    {
      flag: 'bots',
      value: 'A,B',
      text: `Which bots play, by default all: ${allOf(bots.map(({ name }) => name))}.`,
    },
    {
      flag: 'games',
      value: 'N',
      text: `How many games a match has, rounded up to whole deals; default: ${USUAL.games}.`,
    },
    {
      flag: 'iterations',
      value: 'N',
      text: `How many iterations a bot thinks about a move; default: ${USUAL.iterations}.`,
    },
    ...GAME_OPTIONS.filter(({ flag }) => flag === 'seed'),
    {
      flag: 'save',
      value: 'FOLDER',
      text: 'Keep the matches in this folder, and go on with those it holds; default: .ladder.',
    },
    {
      flag: 'out',
      value: 'FILE',
      text: 'Write the page here, and its charts beside it; default: docs/ladder.md.',
    },
    WORKERS_OPTION,
  ],
  details: [
    'It may take hours. Ctrl-C ends it early; the same command goes on where it stopped, and with more games adds to those it has.',
    'A match is kept in a file of its own, as arena keeps it. Where a bot has changed since, its files are refused: delete them to replay those matches.',
  ],
  async run(args, output) {
    const read = readLadder(args);
    if (read instanceof Refusal) return read;
    const { kinds, matches, setup, workers, folder, page } = read;
    const unsaved = cannotSave('The page', page) ?? makeFolder(folder);
    if (unsaved) return unsaved;
    const opened = openAll(matches, setup.games, folder);
    if (opened instanceof Refusal) return opened;
    const bar = new ProgressBar(output, 'games');
    let refusal: Refusal | null;
    try {
      refusal = await playContests(opened, workers, bar);
    } finally {
      bar.end();
    }
    if (refusal) return refusal;
    if (bar.isStopped) {
      const [done, total] = [gamesDone(opened), gamesOf(opened)];
      if (args.json) printJson(output, { games: done, of: total, folder, stopped: true });
      else
        output.out(
          `Stopped after ${formatWhole(done)} of ${formatWhole(total)} games; they are kept in ${folder}.`,
        );
      return EXIT.stopped;
    }
    const standings = standingsOf(matches, kinds, opened);
    const problem = writePage(page, standings, setup);
    if (problem) return problem;
    if (args.json) printJson(output, asJson(standings, setup, page));
    else {
      output.out(ladderLines(standings).join('\n'));
      output.out(`${formatWhole(gamesOf(opened))} games, ${duration(bar.seconds)} now; the page is ${page}.`);
    }
    return EXIT.fine;
  },
};

/** Opens the matches of all boards: on each those for two, then the large table. */
function openAll(matches: readonly BoardMatches[], games: number, folder: string): Contest[] | Refusal {
  const contests: Contest[] = [];
  for (const match of matches.flatMap(({ pairs, table }) => [...pairs, table])) {
    const contest = openContest(match, dealsFor(games, match.bots.length), join(folder, fileOf(match)));
    if (contest instanceof Refusal) return contest;
    contests.push(contest);
  }
  return contests;
}

function standingsOf(
  matches: readonly BoardMatches[],
  kinds: readonly BotKind[],
  contests: readonly Contest[],
) {
  const names = kinds.map(({ name }) => name);
  let from = 0;
  return matches.map(({ board, pairs }): BoardStanding => {
    const own = contests.slice(from, (from += pairs.length + 1));
    return boardStanding(board, names, own.slice(0, -1), itemAt(own, pairs.length));
  });
}

function writePage(page: string, standings: readonly BoardStanding[], setup: Setup): Refusal | null {
  try {
    const charts = join(dirname(page), setup.charts);
    mkdirSync(charts, { recursive: true });
    for (const standing of standings) {
      writeFileAtomically(join(charts, `${standing.board.id}.svg`), eloChart(standing));
    }
    writeFileAtomically(page, ladderPage(standings, setup));
    return null;
  } catch (error) {
    return saveFailed('The page', page, error);
  }
}

function asJson(
  standings: readonly BoardStanding[],
  { command, games, iterations, seed }: Setup,
  page: string,
) {
  const boards = standings.map(({ board, ...standing }) => ({ board: board.id, ...standing }));
  return { command, games, iterations, seed, page, boards, stopped: false };
}
