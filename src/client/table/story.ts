import type { Event, Seat, SeenEntry } from '../../engine/index.js';

/** One line of what happened: who, which events, and what of the map it was about. */
export interface Line {
  n: number;
  seat: Seat | null;
  events: readonly Event[];
  /** It took something back. */
  undone: boolean;
  points: number | undefined;
  routes: readonly number[];
}

/** The log as lines, without what was taken back; a tunnel that was paid for and both cards of a draw stay lines of their own. */
export function linesOf(log: readonly SeenEntry[]): Line[] {
  const lines: Line[] = [];
  for (const { n, seat, move, outcome } of log) {
    if (move.type === 'undo') {
      const { to } = move;
      while (lines.length > 0 && (lines.at(-1)?.n ?? 0) > to) lines.pop();
      lines.push({ n, seat, events: [], undone: true, points: undefined, routes: [] });
      continue;
    }
    let points: number | undefined;
    const routes: number[] = [];
    for (const event of outcome) {
      if (event.type === 'claimed') points = event.points;
      if (event.type === 'claimed' || event.type === 'laid') routes.push(event.route);
    }
    lines.push({ n, seat, events: outcome, undone: false, points, routes: [...new Set(routes)] });
  }
  return lines;
}
