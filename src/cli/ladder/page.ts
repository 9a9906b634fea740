import { VERSIONS } from '../../engine/index.js';
import { milliseconds, percent, signed } from '../arena/report.js';
import { plural, table, formatWhole } from '../text.js';
import type { BoardStanding, Share } from './standing.js';

/** The settings of a ladder. */
export interface Setup {
  /** The command that reproduces it. */
  readonly command: string;
  readonly games: number;
  readonly iterations: number;
  readonly seed: number;
  /** The folder of the charts, relative to the page. */
  readonly charts: string;
}

/** A ladder as a Markdown page. */
export function ladderPage(standings: readonly BoardStanding[], setup: Setup): string {
  return [...opening(setup), ...standings.flatMap((standing) => section(standing, setup)), ''].join('\n');
}

function opening({ command, games, iterations, seed }: Setup): string[] {
  return [
    '# How strong the bots are',
    '',
    `This page is made by \`${command}\`; made again it says the same, but for the times, which are those of one machine.`,
    '',
    `- Every two bots play at least ${plural(games, 'game')} on every board, and the strongest of the list as many at the largest table.`,
    '- A deal is played once in every seating: with the same cards, tickets and first seat, the bots moving on by one seat.',
    `- Bots that search think ${plural(iterations, 'iteration')} about a move; given more, as at a table, they play better.`,
    '- A shared win counts as an equal share. Intervals are of 95 % and take a deal with all its games as one.',
    '- Elo is fitted to the games between two: 400 points are odds of ten to one, and 0 is the mean of the bots on this board.',
    '- The time a move is the median: half of a bot’s moves took no longer.',
    `- The seed is ${seed}, the rules have version ${VERSIONS.rules}.`,
  ];
}

function section({ board, bots, table: large, turnsPerGame }: BoardStanding, { charts }: Setup): string[] {
  const list = bots.map(({ name, rating, games, meanScore, msPerMoveMedian }) => [
    name,
    signed(rating.elo),
    `${signed(rating.low)} to ${signed(rating.high)}`,
    formatWhole(games),
    meanScore.toFixed(1),
    milliseconds(msPerMoveMedian),
  ]);
  const cross = bots.map(({ name, against }) => [name, ...against.map(shareWords)]);
  const seated = large.bots.map((bot) => [
    bot.name,
    shareWords(bot),
    bot.meanScore.toFixed(1),
    percent(bot.ticketsDoneRate),
  ]);
  return [
    '',
    `## ${board.title}`,
    '',
    `![Elo of the bots on ${board.title}](${charts}/${board.id}.svg)`,
    '',
    ...markdownTable([['bot', 'Elo', '95 %', 'games', 'points', 'ms a move'], ...list]),
    '',
    `How often the bot of the row won against that of the column; ${turnsPerGame.toFixed(1)} turns a game:`,
    '',
    ...markdownTable([['bot', ...bots.map(({ name }) => name)], ...cross]),
    '',
    `${plural(large.bots.length, 'player')} at one table, ${plural(large.games, 'game')}:`,
    '',
    ...markdownTable([['bot', 'won', 'points', 'tickets done'], ...seated]),
  ];
}

function shareWords(share: Share | null): string {
  if (!share) return '–';
  return `${percent(share.winRate)} (${(share.low * 100).toFixed(1)}–${(share.high * 100).toFixed(1)})`;
}

/** A Markdown table with right-aligned numbers, formatted as by Prettier. */
function markdownTable(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(3, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, i) => (i === 0 ? (cells[i] ?? '').padEnd(width) : (cells[i] ?? '').padStart(width))).join(' | ')} |`;
  const [heading = [], ...body] = rows;
  return [heading, rule, ...body].map(line);
}

/** A ladder for the terminal. */
export function ladderLines(standings: readonly BoardStanding[]): string[] {
  return standings.flatMap(({ board, bots }) => [
    `${board.title} (${board.id})`,
    ...table([
      ['bot', 'Elo', '95 %', 'points', 'ms a move'],
      ...bots.map(({ name, rating, meanScore, msPerMoveMedian }) => [
        name,
        signed(rating.elo),
        `${signed(rating.low)} to ${signed(rating.high)}`,
        meanScore.toFixed(1),
        milliseconds(msPerMoveMedian),
      ]),
    ]).map((line) => `  ${line}`),
    '',
  ]);
}
