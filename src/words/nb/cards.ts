import type { Words } from '../words.js';
import { COLOURS } from '../../boards/nouns.nb.js';
import type { Own } from './own.js';

const terrains: Words['cards']['terrains'] = { desert: 'ørken', jungle: 'jungel', mountain: 'fjell' };
/** Cards, colours, pieces and routes by name. */
export const cards = (own: Own): Words['cards'] => ({
  terrains,
  card: own.card,
  set: own.set,
  cars: own.car.other,
  tickets: own.ticket.other,
  terrainCards: (terrain, n) => own.terrainCards(n, terrain),
  bonusCards: (n) => own.count(n, 'handelskort', 'handelskort'),
  bonusWorth: (points: number) => `verdt ${own.points(points)} nå`,
  newAttractions: (points: number) =>
    `${points === 1 ? 'Ny turistattraksjon' : 'Nye turistattraksjoner'}: ${own.signed(points)} poeng.`,
  route: (colour, sort) =>
    ({
      plain: `${COLOURS[colour].common} strekning`,
      tunnel: `${COLOURS[colour].common} tunnel`,
      ferry: `${COLOURS[colour].common} ferge`,
    })[sort],
  cart: 'med kjerresymbol',
  double: 'dobbeltspor',
  symbolsOn: (n) => own.count(n, `${own.wild.one}symbol`, `${own.wild.one}symboler`),
  attraction: 'turistattraksjon',
});
