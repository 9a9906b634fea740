import { itemAt, type RedactedEntry } from '../../../engine/index.js';
import { linesOf } from '../log/log-lines.js';

/** The points of routes by seat, at the beginning and after every turn, without turns taken back. */
export function pointsByTurn(log: readonly RedactedEntry[], players: number): number[][] {
  const points = Array.from({ length: players }, () => 0);
  const turns: number[][] = [points.slice()];
  let hasBegun = false;
  for (const { events } of linesOf(log)) {
    for (const event of events) {
      if (event.type === 'claimed') points[event.seat] = itemAt(points, event.seat) + event.points;
      if (event.type === 'over' || (event.type === 'turn' && hasBegun)) turns.push(points.slice());
      if (event.type === 'turn') hasBegun = true;
    }
  }
  return turns;
}
