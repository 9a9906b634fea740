import type { Words } from '../words.js';
import { COLOURS } from '../../boards/nouns.da.js';
import type { Own } from './own.js';

/** Cards, colours, pieces and routes by name. */
export const cards = (own: Own): Words['cards'] => ({
  terrains: { desert: 'ørken', jungle: 'jungle', mountain: 'bjerg' },
  card: own.card,
  set: own.set,
  cars: own.car.other,
  tickets: own.ticket.other,
  terrainCards: (terrain, n) => own.terrainCards(n, terrain),
  bonusCards: (n) => own.count(n, 'handelskort', 'handelskort'),
  bonusWorth: (points: number) => `${own.points(points)} værd nu`,
  newAttractions: (points: number) =>
    `${points === 1 ? 'Ny turistattraktion' : 'Nye turistattraktioner'}: ${own.signed(points)} point.`,
  route: (colour, sort) =>
    ({
      plain: `${COLOURS[colour].common} strækning`,
      tunnel: `${COLOURS[colour].common} tunnel`,
      ferry: `${COLOURS[colour].common} færge`,
    })[sort],
  cart: 'med kærresymbol',
  double: 'dobbeltspor',
  symbolsOn: (n) => own.count(n, `${own.wild.one}symbol`, `${own.wild.one}symboler`),
  attraction: 'turistattraktion',
});
