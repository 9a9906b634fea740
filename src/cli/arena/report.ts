import { CATEGORIES, itemAt } from '../../engine/index.js';
import { CATEGORY_NAMES } from '../labels.js';
import { table, formatWhole } from '../text.js';
import type { MatchBudget } from './match.js';
import type { BotSummary, MatchSummary } from './summary.js';

const BAR = 20;

/** The results of a match as lines of text. */
export function matchLines(summary: MatchSummary): string[] {
  const results = [
    ['bot', 'wins', 'won', '95 %', '0 %            100 %', 'Elo', '95 %'],
    ...summary.bots.map(resultRow),
  ];
  const figures = [...pointRows(summary), [], ...seatRows(summary), [], ...timeRows(summary)];
  return [...table(results), '', ...table(figures)].map((line) => (line === '' ? '' : `  ${line}`));
}

/** The time limit of the bots, as a phrase that follows a comma. */
export function budgetWords(budget: MatchBudget): string {
  if (!budget) return 'each thinking as long as it likes';
  return 'ms' in budget
    ? `${formatWhole(budget.ms)} ms a move`
    : `${formatWhole(budget.iterations)} iterations a move`;
}

function resultRow(bot: BotSummary): string[] {
  return [
    bot.name,
    // A win shared by three counts as a third each.
    bot.wins.toFixed(Number.isInteger(bot.wins) ? 0 : 1),
    percent(bot.winRate),
    `${(bot.low * 100).toFixed(1)}–${percent(bot.high)}`,
    bar(bot),
    signed(bot.elo),
    `${signed(bot.eloLow)} to ${signed(bot.eloHigh)}`,
  ];
}

/** The win rate as a mark on a bar from 0 to 1, with its interval as a line. */
function bar({ low, winRate, high }: BotSummary): string {
  const at = (share: number) => Math.min(BAR - 1, Math.floor(share * BAR));
  return Array.from({ length: BAR }, (_, i) => {
    if (i === at(winRate)) return '#';
    return i >= at(low) && i <= at(high) ? '=' : '.';
  }).join('');
}

function pointRows({ bots }: MatchSummary): string[][] {
  const categories = CATEGORIES.filter((category) =>
    bots.some(({ scores }) => scores[category] !== undefined),
  );
  return [
    ['points a game', ...bots.map(({ name }) => name)],
    ...categories.map((category) => [
      CATEGORY_NAMES[category],
      ...bots.map(({ scores }) => (scores[category] ?? 0).toFixed(1)),
    ]),
    ['total', ...bots.map(({ meanScore }) => meanScore.toFixed(1))],
    ['total when won', ...bots.map(({ meanWinningScore }) => meanWinningScore?.toFixed(1) ?? '–')],
    ['tickets kept', ...bots.map(({ ticketsKept }) => ticketsKept.toFixed(2))],
    ['of them done', ...bots.map(({ ticketsDoneRate }) => percent(ticketsDoneRate))],
  ];
}

function seatRows({ bots, winRateBySeat, winRateFirst }: MatchSummary): string[][] {
  return [
    ['games won', ...bots.map(({ name }) => name), 'all'],
    ...winRateBySeat.map((all, seat) => [
      `in seat ${seat}`,
      ...bots.map((bot) => percent(itemAt(bot.winRateBySeat, seat))),
      percent(all),
    ]),
    [
      'having begun',
      ...bots.map(({ winRateFirst: own }) => (own === null ? '–' : percent(own))),
      percent(winRateFirst),
    ],
  ];
}

function timeRows({ bots, movesPerGame }: MatchSummary): string[][] {
  const row = (name: string, ms: (bot: BotSummary) => number) => [
    name,
    ...bots.map((bot) => milliseconds(ms(bot))),
  ];
  return [
    ['thinking', ...bots.map(({ name }) => name), 'all'],
    ['moves a game', ...bots.map((bot) => bot.movesPerGame.toFixed(1)), movesPerGame.toFixed(1)],
    row('ms a move', (bot) => bot.msPerMove),
    row('half within', (bot) => bot.msPerMoveMedian),
    row('95 % within', (bot) => bot.msPerMoveP95),
    row('longest', (bot) => bot.msLongestMove),
  ];
}

/** `52.3 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** `+12`, `-7`, `0`. */
export function signed(n: number): string {
  const size = formatWhole(Math.abs(n));
  if (size === '0') return size;
  return n < 0 ? `-${size}` : `+${size}`;
}

/** Milliseconds with the digits that matter. */
export function milliseconds(ms: number): string {
  if (ms >= 10) return formatWhole(ms);
  return ms.toFixed(ms >= 1 ? 1 : ms >= 0.1 ? 2 : 3);
}
