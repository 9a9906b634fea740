import type { Words } from '../words.js';
import { COLOURS } from '../../boards/nouns.sv.js';
import type { Own } from './own.js';

/** Cards, colours, pieces and routes by name. */
export const cards = (own: Own): Words['cards'] => ({
  terrains: { desert: 'öken', jungle: 'djungel', mountain: 'berg' },
  card: own.card,
  set: own.set,
  cars: own.car.other,
  tickets: own.ticket.other,
  terrainCards: (terrain, n) => own.terrainCards(n, terrain),
  bonusCards: (n) => own.count(n, 'handelsbonuskort', 'handelsbonuskort'),
  bonusWorth: (points: number) => `ger just nu ${own.points(points)}`,
  newAttractions: (points: number) =>
    `${points === 1 ? 'Ny turistattraktion' : 'Nya turistattraktioner'}: +${own.points(points)}.`,
  route: (colour, sort) =>
    ({
      plain: `${COLOURS[colour].common} sträcka`,
      tunnel: `${COLOURS[colour].common} tunnel`,
      ferry: `${COLOURS[colour].common} färja`,
    })[sort],
  cart: 'med kärrsymbol',
  double: 'dubbelsträcka',
  symbolsOn: (n) => own.count(n, `${own.wild.one}symbol`, `${own.wild.one}symboler`),
  attraction: 'turistattraktion',
});
