import { signed } from '../arena/report.js';
import type { BoardStanding, BotStanding } from './standing.js';

const WIDTH = 720;
const LEFT = 110;
const RIGHT = 190;
const ROW = 30;
const TOP = 40;
const BOTTOM = 34;
const BAR = 14;
/** About this many marks on the scale. */
const MARKS = 6;

/** Embedded as an image, the chart can't inherit the page's colours: it has its own for light and dark. */
const STYLE = `
    text { font: 13px system-ui, sans-serif; fill: #1f2328 }
    .title { font-weight: 600 }
    .mark { font-size: 11px; fill: #59636e }
    .grid { stroke: #d1d9e0 }
    .zero, .whisker { stroke: #1f2328 }
    .whisker { stroke-width: 1.5 }
    .bar { fill: #4a90d9 }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc }
      .mark { fill: #9198a1 }
      .grid { stroke: #3d444d }
      .zero, .whisker { stroke: #f0f6fc }
      .bar { fill: #316dca }
    }
  `;

/** A board's standing as an SVG: a bar of Elo for each bot, with its interval. */
export function eloChart({ board, bots }: BoardStanding): string {
  const least = Math.min(0, ...bots.map(({ rating }) => rating.low));
  const most = Math.max(0, ...bots.map(({ rating }) => rating.high));
  const step = niceStep((most - least) / MARKS);
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  const x = (elo: number) =>
    Number((LEFT + ((elo - from) / (to - from)) * (WIDTH - LEFT - RIGHT)).toFixed(1));
  const foot = TOP + bots.length * ROW;
  const marks: string[] = [];
  for (let elo = from; elo <= to; elo += step) {
    marks.push(
      `<line class="${elo === 0 ? 'zero' : 'grid'}" x1="${x(elo)}" y1="${TOP}" x2="${x(elo)}" y2="${foot}"/>`,
      `<text class="mark" x="${x(elo)}" y="${foot + 18}" text-anchor="middle">${signed(elo)}</text>`,
    );
  }
  const title = `Elo of the bots on ${board.title}, with intervals of 95 %`;
  const description = bots.map(({ name, rating }) => `${name} ${signed(rating.elo)}`).join(', ');
  const height = foot + BOTTOM;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml(description)}</desc>`,
    `<style>${STYLE}</style>`,
    `<text class="title" x="${LEFT}" y="22">${escapeXml(title)}</text>`,
    ...marks,
    ...bots.flatMap((bot, i) => rowOf(bot, TOP + i * ROW + ROW / 2, x)),
    '</svg>',
    '',
  ].join('\n');
}

function rowOf({ name, rating: { elo, low, high } }: BotStanding, y: number, x: (elo: number) => number) {
  const left = Math.min(x(0), x(elo));
  const width = Math.abs(x(elo) - x(0)).toFixed(1);
  const cap = (at: number) =>
    `<line class="whisker" x1="${x(at)}" y1="${y - 5}" x2="${x(at)}" y2="${y + 5}"/>`;
  const figures = `${signed(elo)} (${signed(low)} to ${signed(high)})`;
  return [
    `<rect class="bar" x="${left}" y="${y - BAR / 2}" width="${width}" height="${BAR}" rx="2"/>`,
    `<line class="whisker" x1="${x(low)}" y1="${y}" x2="${x(high)}" y2="${y}"/>`,
    cap(low),
    cap(high),
    `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${escapeXml(name)}</text>`,
    `<text x="${WIDTH - RIGHT + 12}" y="${y + 4}">${figures}</text>`,
  ];
}

/** Rounds up to one of 1, 2, 5, 10, 20, 50, … */
function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, step)));
  return power * ([1, 2, 5, 10].find((factor) => power * factor >= step) ?? 10);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
