import { type MoveOf, type State, isLegal } from '../../src/engine/index.js';
import { type Named, boardOf, cards, route } from './boards.js';

/** The board with terrain cards. */
export const africa = boardOf('africa');

/** Mountain routes by length, each with a payment without wilds. */
export const MOUNTAIN_ROUTES: Record<number, [id: number, paid: Named]> = {
  1: [route(africa, 'salisbury', 'bulawayo'), { black: 1 }],
  2: [route(africa, 'bulawayo', 'pretoria'), { white: 2 }],
  3: [route(africa, 'cape-town', 'port-elizabeth'), { black: 3 }],
  4: [route(africa, 'douala', 'bangui'), { red: 4 }],
};
/** A jungle route of five spaces with its payment. */
export const FIVE: [number, Named] = [route(africa, 'addis-ababa', 'port-florence'), { green: 5 }];

/** A claim doubled with these numbers of terrain cards and wilds. */
export function doubling(id: number, paid: Named, played: number, wilds: number): MoveOf<'claim'> {
  return { type: 'claim', route: id, cards: cards(africa, paid), terrain: { cards: played, wilds } };
}

/** Of all doublings with up to five terrain cards and wilds, those that are legal. */
export function legalDoublings(state: State, id: number, paid: Named): string[] {
  const found: string[] = [];
  for (let played = 0; played <= 5; played++) {
    for (let wilds = 0; wilds <= 5; wilds++) {
      if (isLegal(africa, state, 0, doubling(id, paid, played, wilds))) found.push(`${played}+${wilds}`);
    }
  }
  return found;
}
