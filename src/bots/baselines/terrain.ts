import { type Move, terrainToDouble } from '../../engine/index.js';
import type { Situation } from './situation.js';

/** Converts points gained by terrain into the scale of `cardValues`. */
const PER_POINT = 0.18;
/** Each card a route still lacks delays its doubling as much as this many terrain cards. */
const LATER = 0.7;

/** The terrain card to draw for these routes, and its value on the scale of `cardValues`. */
export function terrainDraw(situation: Situation, wanted: readonly number[]): { move: Move; value: number } {
  const { board, view, seat } = situation;
  const rule = board.terrain;
  const table = view.terrain;
  if (!rule || !table || table.faceUp.length === 0) return { move: { type: 'terrain' }, value: 0 };
  const values: number[] = [];
  for (let kind = 0; kind < rule.kinds; kind++) {
    const own = table.held[seat * rule.kinds + kind];
    let value = 0;
    for (const id of wanted) {
      if (rule.kindOf[id] !== kind) continue;
      const route = board.routes[id];
      const need = terrainToDouble(board, view, seat, route.id) - own;
      if (need > 0)
        value = Math.max(value, (PER_POINT * route.score) / (need + LATER * situation.missing[id]));
    }
    values.push(value);
  }
  let slot = 0;
  for (let s = 1; s < table.faceUp.length; s++)
    if (values[table.faceUp[s]] > values[table.faceUp[slot]]) slot = s;
  const value = values[table.faceUp[slot]];
  return { move: { type: 'terrain', slot }, value };
}
