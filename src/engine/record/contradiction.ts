import type { Outcome } from '../event.js';
import { itemAt, listOf } from '../lists.js';
import type { Seat } from '../words.js';
import { firstDifference } from './difference.js';
import type { GameRecord, RecordProblem } from './record.js';

/**
 * Where a record contradicts itself; null where it doesn't: claims add up to the points, points to the totals, totals give
 * the places, and the game ends where its log ends. It needs neither rules nor board, so it is checked for every version.
 * The record has passed `checkFrame`.
 */
export function findContradiction(record: GameRecord): RecordProblem | null {
  return checkPoints(record) ?? checkEnd(record) ?? checkOutcome(record);
}

/** The route points are the sum of the claims that were not taken back. */
function checkPoints({ log, snapshot, options: { players } }: GameRecord): RecordProblem | null {
  const after: number[][] = [];
  let points: number[] = listOf(players, 0);
  for (const [n, { move, outcome }] of log.entries()) {
    if (move.type === 'undo') {
      if (move.to >= n) return { code: 'broken-log', at: `log[${n}].move.to` };
      points = itemAt(after, move.to);
    }
    points = points.slice();
    for (const [i, event] of outcome.entries()) {
      if ('seat' in event && event.seat >= players)
        return { code: 'broken-log', at: `log[${n}].outcome[${i}].seat` };
      if (event.type === 'claimed') points[event.seat] = itemAt(points, event.seat) + event.points;
    }
    after.push(points);
  }
  const off = firstDifference(snapshot.points, points, 'snapshot.points');
  return off ? { code: 'snapshot-differs', at: off } : null;
}

/** The game ends with its last entry or not at all, with the outcome recorded there, by agreement where all agreed. */
function checkEnd({ log, snapshot }: GameRecord): RecordProblem | null {
  const early = log.findIndex(({ outcome }, n) =>
    outcome.some(({ type }, i) => type === 'over' && (n < log.length - 1 || i < outcome.length - 1)),
  );
  if (early >= 0) return { code: 'broken-log', at: `log[${early}].outcome` };
  const { n, move, outcome } = itemAt(log, log.length - 1);
  const last = outcome.at(-1);
  const over = last?.type === 'over' ? last : null;
  if ((snapshot.phase === 'over') !== (over !== null))
    return { code: 'snapshot-differs', at: 'snapshot.phase' };
  if ((move.type === 'agree') !== (over?.outcome.reason === 'agreed'))
    return { code: 'broken-log', at: `log[${n}].outcome` };
  const off =
    firstDifference(snapshot.outcome, over?.outcome ?? null, 'snapshot.outcome') ??
    (over && firstDifference(snapshot.kept, over.kept, 'snapshot.kept'));
  return off ? { code: 'snapshot-differs', at: off } : null;
}

function checkOutcome({ snapshot, options: { players } }: GameRecord): RecordProblem | null {
  const { outcome, points, kept } = snapshot;
  if (outcome === null) return null;
  const at =
    wrongLength(outcome, players) ??
    wrongSum(outcome, points) ??
    wrongDone(outcome, kept) ??
    wrongRank(outcome);
  return at === null ? null : { code: 'snapshot-broken', at: `snapshot.outcome.${at}` };
}

/** Every list by seat has an item for every seat. */
function wrongLength(
  { scores, totals, doneCounts, longest, ranks }: Outcome,
  players: number,
): string | null {
  const lists = { totals, doneCounts, longest: longest ?? totals, ranks };
  for (const [name, list] of Object.entries(lists)) if (list.length !== players) return name;
  const short = scores.findIndex(({ points }) => points.length !== players);
  return short < 0 ? null : `scores[${short}]`;
}

/** Each category occurs once, routes as scored during the game, and together they are the totals. */
function wrongSum({ scores, totals }: Outcome, routes: readonly number[]): string | null {
  const twice = scores.findIndex(
    ({ category }, i) => scores.findIndex((other) => other.category === category) < i,
  );
  if (twice >= 0) return `scores[${twice}].category`;
  const own = scores.findIndex(({ category }) => category === 'routes');
  if (own < 0) return 'scores';
  const off = firstDifference(itemAt(scores, own).points, routes, `scores[${own}].points`);
  if (off) return off;
  return firstSeat(
    totals,
    (total, seat) => total !== sum(scores.map(({ points }) => itemAt(points, seat))),
    'totals',
  );
}

/** A ticket is done once, by the seat that keeps it. */
function wrongDone({ ticketsDone, doneCounts }: Outcome, kept: readonly Seat[]): string | null {
  if (new Set(ticketsDone).size < ticketsDone.length) return 'ticketsDone';
  if (sum(doneCounts) !== ticketsDone.length) return 'doneCounts';
  return firstSeat(
    doneCounts,
    (n, seat) => n !== ticketsDone.filter((ticket) => kept[ticket] === seat).length,
    'doneCounts',
  );
}

/** Places follow from the totals; breaking ties is a rule, so equals may be in any order. */
function wrongRank({ totals, ranks }: Outcome): string | null {
  return firstSeat(
    ranks,
    (rank, seat) =>
      rank !== 1 + ranks.filter((other) => other < rank).length ||
      totals.some((total, other) => total > itemAt(totals, seat) && itemAt(ranks, other) >= rank),
    'ranks',
  );
}

function firstSeat(
  list: readonly number[],
  isWrong: (n: number, seat: Seat) => boolean,
  name: string,
): string | null {
  const seat = list.findIndex(isWrong);
  return seat < 0 ? null : `${name}[${seat}]`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
