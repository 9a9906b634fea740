import type { Colour } from '../../../engine/index.js';
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
/** The glyph every colour has beside its tint. */
const symbols: Record<Colour, string> = {
  purple: 'diamond',
  blue: 'waves',
  orange: 'ring',
  white: 'asterisk',
  green: 'leaf',
  yellow: 'star',
  black: 'cross',
  red: 'triangle',
  pink: 'heart',
};
const terrains: Record<Terrain, string> = {
  desert: 'desert',
  jungle: 'jungle',
  mountain: 'mountain',
};

/** Cards, colours, pieces and routes by name. */
export const cards = (own: Own) => ({
  colours,
  symbols,
  terrains,
  /** `yellow`, `locomotive`. */
  card: own.card,
  /** `a yellow card`, `a locomotive`. */
  aCard: own.aCard,
  /** `2 yellow and 1 locomotive`. */
  set: own.set,
  hidden: 'hidden card',
  wild: own.wild.one,
  wilds: own.wild.other,
  car: own.car.one,
  cars: own.car.other,
  ticket: own.ticket.one,
  tickets: own.ticket.other,
  terrainCard: (terrain: Terrain) => `${terrains[terrain]} card`,
  terrainCards: (terrain: Terrain, n: number) =>
    own.count(n, `${terrains[terrain]} card`, `${terrains[terrain]} cards`),
  bonusCard: 'merchandise card',
  bonusCards: (n: number) => own.count(n, 'merchandise card', 'merchandise cards'),
  bonusWorth: (points: number) => `worth ${own.points(points)} now`,
  newAttractions: (points: number) => `New tourist attractions: ${own.points(points)} more.`,
  /** The sort of a route, `yellow tunnel`, to stand before its length. */
  route: (colour: Colour | 'grey', sort: 'plain' | 'tunnel' | 'ferry') =>
    ({
      plain: `${colours[colour]} route`,
      tunnel: `${colours[colour]} tunnel`,
      ferry: `${colours[colour]} ferry`,
    })[sort],
  symbolsOn: (n: number) => own.count(n, `${own.wild.one} symbol`, `${own.wild.one} symbols`),
  cart: 'with a cart symbol',
  attraction: 'tourist attraction',
  double: 'double route',
});
