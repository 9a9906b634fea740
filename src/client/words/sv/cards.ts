import type { Words } from '../words.js';
import { COLOURS } from '../../../boards/nouns.sv.js';
import type { Own } from './own.js';

const colours: Words['cards']['colours'] = {
  purple: 'lila',
  blue: 'blå',
  orange: 'orange',
  white: 'vit',
  green: 'grön',
  yellow: 'gul',
  black: 'svart',
  red: 'röd',
  pink: 'rosa',
  grey: 'grå',
};

/** Cards, colours, pieces and routes by name. */
export const cards = (own: Own): Words['cards'] => ({
  colours,
  symbols: {
    purple: 'romb',
    blue: 'vågor',
    orange: 'ring',
    white: 'asterisk',
    green: 'löv',
    yellow: 'stjärna',
    black: 'kryss',
    red: 'triangel',
    pink: 'hjärta',
  },
  terrains: { desert: 'öken', jungle: 'djungel', mountain: 'berg' },
  card: own.card,
  aCard: own.aCard,
  set: own.set,
  hidden: 'dolt kort',
  wild: own.wild.one,
  wilds: own.wild.other,
  car: own.car.one,
  cars: own.car.other,
  ticket: own.ticket.one,
  tickets: own.ticket.other,
  terrainCard: own.terrainCard,
  terrainCards: (terrain, n) => own.terrainCards(n, terrain),
  bonusCard: 'handelsbonuskort',
  bonusCards: (n) => own.count(n, 'handelsbonuskort', 'handelsbonuskort'),
  bonusWorth: (points: number) => `värda ${own.points(points)} nu`,
  newAttractions: (points: number) => `Nya turistattraktioner: ${own.points(points)} till.`,
  route: (colour, sort) =>
    ({
      plain: `${COLOURS[colour].common} sträcka`,
      tunnel: `${COLOURS[colour].common} tunnel`,
      ferry: `${COLOURS[colour].common} färja`,
    })[sort],
  symbolsOn: (n) => own.count(n, `${own.wild.one}symbol`, `${own.wild.one}symboler`),
  cart: 'med kärrsymbol',
  attraction: 'turistattraktion',
  double: 'dubbelsträcka',
});
