import type { Outcome, Position } from '../../engine/index.js';
import { hanging, table } from '../text.js';
import { type GameWords, ticketList } from '../words.js';

/** The table of points at the end, and everybody's tickets below it. */
export function scoreTable(game: GameWords, { kept }: Position, outcome: Outcome, width: number): string[] {
  const { words, naming } = game;
  const seats = outcome.totals.map((_, seat) => seat);
  const row = (name: string, numbers: readonly (number | null)[]) => [
    name,
    ...seats.map((seat) => String(numbers[seat] ?? '')),
  ];
  const rows = [
    nameRow(game, seats.length),
    ...outcome.scores.map(({ category, points }) => row(words.end.categories[category], points)),
    row(words.end.total, outcome.totals),
    ...(outcome.longest ? [row(words.end.tiePath, outcome.longest)] : []),
    ['', ...outcome.ranks.map(words.end.place)],
  ];
  const headings = { done: `  ${words.table.ticketDone}`, failed: `  ${words.end.notDone}` };
  const column = 2 + Math.max(headings.done.length, headings.failed.length);
  const tickets = seats.flatMap((seat) => {
    const own = kept.flatMap((owner, ticket) => (owner === seat ? [ticket] : []));
    const done = own.filter((ticket) => outcome.ticketsDone.includes(ticket));
    const failed = own.filter((ticket) => !outcome.ticketsDone.includes(ticket));
    return [
      naming.who(seat).name,
      hanging(headings.done, column, ticketList(game, done) || '–', width),
      hanging(headings.failed, column, ticketList(game, failed) || '–', width),
    ];
  });
  return [...table(rows), '', ...tickets];
}

/** Points, cars, cards and tickets of a game that is not over. */
export function standingTable(game: GameWords, { cars, points, handSizes, keptCounts }: Position): string[] {
  const { basics, cards, replay, table: texts } = game.words;
  return table([
    nameRow(game, cars.length),
    [texts.score, ...points.map(String)],
    [basics.capital(cards.cars), ...cars.map(texts.left)],
    [replay.hands, ...handSizes.map(String)],
    [basics.capital(cards.tickets), ...keptCounts.map(String)],
  ]);
}

function nameRow({ naming }: GameWords, seats: number): string[] {
  return ['', ...Array.from({ length: seats }, (_, seat) => naming.who(seat).name)];
}
