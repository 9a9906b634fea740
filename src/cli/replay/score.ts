import type { Outcome, Position } from '../engine/index.js';
import { CATEGORY_NAMES, type Names } from './names.js';
import { hanging, table } from './text.js';

/** The table of points at the end, and everybody's tickets below it. */
export function scoreTable(names: Names, position: Position, outcome: Outcome, width: number): string[] {
  const seats = outcome.totals.map((_, seat) => seat);
  const row = (name: string, numbers: readonly (number | null)[]) => [
    name,
    ...seats.map((seat) => String(numbers[seat] ?? '')),
  ];
  const rows = [
    ['', ...seats.map(names.seat)],
    ...outcome.scores.map(({ category, points }) => row(CATEGORY_NAMES[category], points)),
    row('total', outcome.totals),
    ...(outcome.longest ? [row('longest path', outcome.longest)] : []),
    row('place', outcome.ranks),
  ];
  const tickets = seats.flatMap((seat) => {
    const kept = position.kept.flatMap((owner, ticket) => (owner === seat ? [ticket] : []));
    const done = kept.filter((ticket) => outcome.ticketsDone.includes(ticket));
    const failed = kept.filter((ticket) => !outcome.ticketsDone.includes(ticket));
    return [
      names.seat(seat),
      hanging('  done', 10, names.tickets(done), width),
      hanging('  failed', 10, names.tickets(failed), width),
    ];
  });
  return [...table(rows), '', ...tickets];
}

/** How a game stands that is not over. */
export function standingTable(names: Names, position: Position): string[] {
  const seats = position.cars.map((_, seat) => seat);
  return table([
    ['', ...seats.map(names.seat)],
    ['points so far', ...position.points.map(String)],
    ['cars left', ...position.cars.map(String)],
    ['cards', ...position.handSizes.map(String)],
    ['tickets', ...position.keptCounts.map(String)],
  ]);
}
