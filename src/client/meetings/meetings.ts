import { type Board, itemAt, type Route, type RuleName } from '../../engine/index.js';
import type { MeetingId } from '../rules/topics/texts/shape.js';

/** Something that is explained when a player first meets it. */
interface Meeting {
  /** The rule that it belongs to. */
  rule: RuleName;
  /** Whether a route has it. */
  on: (board: Board, route: Route) => boolean;
}

const isAttraction = (board: Board, place: number): boolean =>
  itemAt(board.facts.places, place).attraction === true;

/** All of them; a route that has several shows the first that is new. */
export const MEETINGS: Record<MeetingId, Meeting> = {
  tunnel: { rule: 'tunnels', on: (_board, { tunnel }) => tunnel },
  ferry: { rule: 'ferries', on: (_board, { cost }) => cost.symbols > 0 },
  cart: { rule: 'merchandise', on: (_board, { cart }) => cart },
  attraction: {
    rule: 'attractions',
    on: (board, { a, b }) => isAttraction(board, a) || isAttraction(board, b),
  },
  terrain: { rule: 'terrain', on: () => true },
};

/** What a player meets for the first time on a route, given what is known already. */
export function meetingOn(board: Board, route: Route, known: readonly string[]): MeetingId | undefined {
  const rules = new Set<string>(board.facts.rules.map(({ rule }) => rule));
  const entries = Object.entries(MEETINGS) as [MeetingId, Meeting][];
  return entries.find(
    ([id, { rule, on }]) => !known.includes(id) && rules.has(rule) && on(board, route),
  )?.[0];
}
