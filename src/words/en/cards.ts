import type { Colour } from '../../engine/index.js';
import type { Terrain } from '../shapes.js';
import type { Own } from './own.js';

const colours: Record<Colour | 'grey', string> = {
  purple: 'purple',
  blue: 'blue',
  orange: 'orange',
  white: 'white',
  green: 'green',
  yellow: 'yellow',
  black: 'black',
  red: 'red',
  pink: 'pink',
  grey: 'grey',
};
const terrains: Record<Terrain, string> = {
  desert: 'desert',
  jungle: 'jungle',
  mountain: 'mountain',
};

/** Cards, colours, pieces and routes by name. */
export const cards = (own: Own) => ({
  terrains,
  /** `yellow`, `locomotive`. */
  card: own.card,
  /** `2 yellow and 1 locomotive`. */
  set: own.set,
  cars: own.car.other,
  tickets: own.ticket.other,
  terrainCards: (terrain: Terrain, n: number) =>
    own.count(n, `${terrains[terrain]} card`, `${terrains[terrain]} cards`),
  bonusCards: (n: number) => own.count(n, 'merchandise card', 'merchandise cards'),
  bonusWorth: (points: number) => `worth ${own.points(points)} now`,
  newAttractions: (points: number) =>
    `+${own.points(points)} for ${points === 1 ? 'a new tourist attraction' : 'new tourist attractions'}.`,
  /** The sort of a route, `yellow tunnel`, followed by its length. */
  route: (colour: Colour | 'grey', sort: 'plain' | 'tunnel' | 'ferry') =>
    ({
      plain: `${colours[colour]} route`,
      tunnel: `${colours[colour]} tunnel`,
      ferry: `${colours[colour]} ferry`,
    })[sort],
  cart: 'with a cart symbol',
  double: 'double route',
  symbolsOn: (n: number) => own.count(n, `${own.wild.one} symbol`, `${own.wild.one} symbols`),
  attraction: 'tourist attraction',
});
