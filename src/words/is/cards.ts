import type { Words } from '../words.js';
import { COLOURS } from '../../boards/nouns.is.js';
import type { Own } from './own.js';

/** Cards, colours, pieces and routes by name. */
export const cards = (own: Own): Words['cards'] => ({
  terrains: { desert: 'eyðimörk', jungle: 'frumskógur', mountain: 'fjöll' },
  card: own.card,
  set: own.setNominative,
  cars: own.car.many.nom,
  tickets: own.ticket.many.nom,
  terrainCards: (terrain, n) => own.terrainCards(n, terrain),
  bonusCards: (n) => own.count(n, 'verslunarspil', 'verslunarspil'),
  bonusWorth: (points: number) => `${own.worth(points)} núna`,
  newAttractions: (points: number) =>
    `${points === 1 ? 'Nýr ferðamannastaður' : 'Nýir ferðamannastaðir'}: +${own.points(points)}.`,
  route: (colour, sort) =>
    ({
      plain: `${COLOURS[colour].many} leið`,
      tunnel: `${COLOURS[colour].many} göng`,
      ferry: `${COLOURS[colour].many} ferja`,
    })[sort],
  cart: 'með kerrutákni',
  double: 'tvöföld leið',
  symbolsOn: (n) => own.count(n, `${own.wild.many.gen}tákn`, `${own.wild.many.gen}tákn`),
  attraction: 'ferðamannastaður',
});
