import { type Board, itemAt } from '../engine/index.js';
import { terrainOf } from './naming.js';
import type { Words } from './words.js';

/** `red tunnel, 4 spaces`; `grey ferry, 2 locomotive symbols, 4 spaces`; where there is terrain, `green route, jungle, 4 spaces`. */
export function kindOfRoute({ basics, cards }: Words, board: Board, id: number): string {
  const { colour, length } = itemAt(board.facts.routes, id);
  const { tunnel, cost, cart, twin } = itemAt(board.routes, id);
  const sort = tunnel ? 'tunnel' : cost.symbols > 0 ? 'ferry' : 'plain';
  const parts = [
    cards.route(colour, sort),
    ...(cost.symbols === 0 ? [] : [cards.symbolsOn(cost.symbols)]),
    ...(cart ? [cards.cart] : []),
    ...(board.terrain === null ? [] : [cards.terrains[terrainOf(board, id)]]),
    basics.spaces(length),
    ...(twin < 0 ? [] : [cards.double]),
  ];
  return parts.join(', ');
}
