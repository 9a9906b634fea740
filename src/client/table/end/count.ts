import { type Category, itemAt, NOBODY, type Outcome, type Seat } from '../../../engine/index.js';
import { verdictOf } from './verdict.js';

/**
 * A step of the final count: a ticket of one seat, a category that changes the numbers of several, or what breaks a tie
 * (by seat; null where it isn't compared).
 */
export type CountStep =
  | { kind: 'ticket'; ticket: number; seat: Seat; done: boolean; points: number }
  | { kind: 'category'; category: Category; points: readonly number[] }
  | { kind: 'tie'; by: 'tickets' | 'path'; values: readonly (number | null)[] };

type TicketStep = Extract<CountStep, { kind: 'ticket' }>;

/** Counted apart from the other categories: routes before the count, tickets one by one. */
const APART: readonly Category[] = ['routes', 'tickets', 'failed'];

/**
 * The steps of the count: all tickets, then the board's other categories. Each seat's tickets come from the smallest to
 * the largest and are spread evenly over the count, so that players alternate and the end stays open for long.
 */
export function countSteps(
  outcome: Outcome,
  kept: readonly Seat[],
  worth: (ticket: number) => number,
): CountStep[] {
  const tickets = outcome.totals.flatMap((_, seat) => {
    const own = kept
      .flatMap((owner, ticket) => (owner === seat && owner !== NOBODY ? [ticket] : []))
      .sort((x, y) => worth(x) - worth(y) || x - y);
    return own.map((ticket, i) => ({
      at: (i + 1) / own.length,
      step: ticketStep(outcome, ticket, seat, worth),
    }));
  });
  const routes = startOfCount(outcome);
  // Of tickets that would come at once, the one of the player who has least comes first.
  const order = (seat: Seat): number => itemAt(routes, seat);
  tickets.sort((x, y) => x.at - y.at || order(x.step.seat) - order(y.step.seat) || x.step.seat - y.step.seat);
  const categories = outcome.scores
    .filter(({ category, points }) => !APART.includes(category) && points.some((n) => n !== 0))
    .map(({ category, points }): CountStep => ({ kind: 'category', category, points }));
  return [...tickets.map(({ step }) => step), ...categories, ...tieBreak(outcome)];
}

/** What decides between those with the most points, if more than points does. */
function tieBreak(outcome: Outcome): CountStep[] {
  const { winners, tied, by } = verdictOf(outcome);
  if (by !== 'tickets' && by !== 'path') return [];
  const level = [...winners, ...tied];
  const values = by === 'path' ? (outcome.longest ?? []) : outcome.doneCounts;
  return [
    {
      kind: 'tie',
      by,
      values: outcome.totals.map((_, seat) => (level.includes(seat) ? (values[seat] ?? null) : null)),
    },
  ];
}

function ticketStep(
  { ticketsDone }: Outcome,
  ticket: number,
  seat: Seat,
  worth: (ticket: number) => number,
): TicketStep {
  const done = ticketsDone.includes(ticket);
  return { kind: 'ticket', ticket, seat, done, points: done ? worth(ticket) : -worth(ticket) };
}

/** By seat: the points for routes, with which the count begins. */
export function startOfCount({ scores, totals }: Outcome): number[] {
  return scores.find(({ category }) => category === 'routes')?.points.slice() ?? totals.map(() => 0);
}

/** By seat: the numbers after the first `count` steps. */
export function totalsAfter(outcome: Outcome, steps: readonly CountStep[], count: number): number[] {
  const totals = startOfCount(outcome);
  for (const step of steps.slice(0, count)) {
    for (const seat of totals.keys()) totals[seat] = itemAt(totals, seat) + pointsFor(step, seat);
  }
  return totals;
}

/** What a step gives to a seat, or takes from it. */
export function pointsFor(step: CountStep, seat: Seat): number {
  switch (step.kind) {
    case 'ticket':
      return step.seat === seat ? step.points : 0;
    case 'category':
      return itemAt(step.points, seat);
    case 'tie':
      return 0;
  }
}

/** The seats by their numbers, the best first; seats with equal numbers stay in the order they had. */
export function standingsAfter(totals: readonly number[], before: readonly Seat[]): Seat[] {
  return [...before].sort((x, y) => itemAt(totals, y) - itemAt(totals, x));
}

/** By seat: its place by these numbers; equal numbers share a place. */
export function placesOf(totals: readonly number[]): number[] {
  return totals.map((mine) => 1 + totals.filter((other) => other > mine).length);
}
