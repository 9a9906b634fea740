import type { Board } from '../board/board.js';
import type { Category, Outcome } from '../event.js';
import { listOf } from '../lists.js';
import type { Position } from '../position.js';
import { type EndReason, NOBODY } from '../words.js';
import { isDone, network } from './networks.js';

/** The tickets done now by the seats that keep them (G14); the position must see all tickets. */
export function ticketsDone(board: Board, position: Position): number[] {
  const parts = position.cars.map((_, seat) => network(board, position, seat));
  const done: number[] = [];
  for (let ticket = 0; ticket < position.kept.length; ticket++) {
    const seat = position.kept[ticket];
    if (seat !== NOBODY && isDone(parts[seat], board.tickets[ticket])) done.push(ticket);
  }
  return done;
}

/** Scores the game: routes, tickets done and failed (G14), the categories of the board's rules, and the places (G17). */
export function scoreGame(board: Board, position: Position, reason: EndReason): Outcome {
  const zeros = () => listOf(position.players, 0);
  const done = ticketsDone(board, position);
  const doneCounts = zeros();
  const tickets = zeros();
  const failed = zeros();
  let next = 0;
  for (let ticket = 0; ticket < position.kept.length; ticket++) {
    const seat = position.kept[ticket];
    if (seat === NOBODY) continue;
    const { points } = board.tickets[ticket];
    // Both lists are sorted.
    if (done[next] === ticket) {
      next++;
      doneCounts[seat]++;
      tickets[seat] += points;
    } else {
      failed[seat] -= points;
    }
  }
  const scores: { category: Category; points: number[] }[] = [
    { category: 'routes', points: position.points.slice() },
    { category: 'tickets', points: tickets },
    { category: 'failed', points: failed },
  ];
  for (const scoring of board.hooks.scorings)
    scores.push({ category: scoring.category, points: scoring.points(board, position, doneCounts) });
  const totals = zeros().map((_, seat) => scores.reduce((sum, { points }) => sum + points[seat], 0));
  const longest = breakTies(board, position, totals, doneCounts);
  return {
    reason,
    scores,
    totals,
    ticketsDone: done,
    doneCounts,
    longest,
    ranks: rank(totals, doneCounts, longest),
  };
}

/** N12, A11: the tie-break is measured only for seats that points and tickets leave tied. */
function breakTies(
  board: Board,
  position: Position,
  totals: number[],
  doneCounts: number[],
): (number | null)[] | null {
  const { tieBreak } = board.hooks;
  if (!tieBreak) return null;
  const tied = totals.map((total, seat) =>
    totals.some((other, i) => i !== seat && other === total && doneCounts[i] === doneCounts[seat]),
  );
  return tied.includes(true) ? tied.map((is, seat) => (is ? tieBreak(board, position, seat) : null)) : null;
}

/** G17: most points, then most tickets done, then the tie-break of the board's rules; places still tied are shared. */
function rank(totals: number[], doneCounts: number[], longest: (number | null)[] | null): number[] {
  const ahead = (x: number, y: number) =>
    totals[x] - totals[y] || doneCounts[x] - doneCounts[y] || (longest?.[x] ?? 0) - (longest?.[y] ?? 0);
  return totals.map((_, seat) => 1 + totals.filter((_total, other) => ahead(other, seat) > 0).length);
}
