import { isDone, type Position } from '../../engine/index.js';
import { inTime, keptTickets } from '../planner/plan.js';
import type { Planner } from '../planner/planner.js';

/** The points that a seat may end with, as its planner sees it. */
export function forecast(planner: Planner, position: Position): number {
  planner.study(position);
  const { desk, plan } = planner;
  const { board, worth, seat } = desk;
  let points = position.points[seat];
  for (const ticket of keptTickets(desk)) {
    if (isDone(desk.parts, board.tickets[ticket])) points += board.tickets[ticket].points;
  }
  const chance = inTime(desk, plan.turns);
  for (const ticket of plan.tickets) points += board.tickets[ticket].points * (2 * chance - 1);
  for (const ticket of plan.lost) points -= board.tickets[ticket].points;
  const share = Math.min(1, desk.turns / Math.max(1, plan.turns));
  for (const route of plan.routes) points += worth[route.id] * share;
  return points + desk.rate * Math.max(0, desk.turns - plan.turns);
}
