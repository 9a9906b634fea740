import type { Words } from '../words.js';
import { COLOURS } from '../../../boards/nouns.nb.js';
import type { Own } from './own.js';

const terrains: Words['cards']['terrains'] = { desert: 'ørken', jungle: 'jungel', mountain: 'fjell' };
const colours: Words['cards']['colours'] = {
  purple: 'lilla',
  blue: 'blå',
  orange: 'oransje',
  white: 'hvit',
  green: 'grønn',
  yellow: 'gul',
  black: 'svart',
  red: 'rød',
  pink: 'rosa',
  grey: 'grå',
};

/** Cards, colours, pieces and routes by name. */
export const cards = (own: Own): Words['cards'] => ({
  colours,
  terrains,
  card: own.card,
  set: own.set,
  cars: own.car.other,
  ticket: own.ticket.one,
  tickets: own.ticket.other,
  terrainCards: (terrain, n) => own.terrainCards(n, terrain),
  bonusCards: (n) => own.count(n, 'handelskort', 'handelskort'),
  bonusWorth: (points: number) => `verdt ${own.points(points)} nå`,
  newAttractions: (points: number) => `Nye turistattraksjoner: ${own.points(points)} til.`,
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
