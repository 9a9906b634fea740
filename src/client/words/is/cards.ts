import type { Words } from '../words.js';
import { COLOURS } from '../../../boards/nouns.is.js';
import type { Own } from './own.js';

/** Cards, colours, pieces and routes by name. */
export const cards = (own: Own): Words['cards'] => ({
  colours: {
    purple: 'fjólublár',
    blue: 'blár',
    orange: 'appelsínugulur',
    white: 'hvítur',
    green: 'grænn',
    yellow: 'gulur',
    black: 'svartur',
    red: 'rauður',
    pink: 'bleikur',
    grey: 'grár',
  },
  symbols: {
    purple: 'tígull',
    blue: 'öldur',
    orange: 'hringur',
    white: 'stjörnumerki',
    green: 'laufblað',
    yellow: 'stjarna',
    black: 'kross',
    red: 'þríhyrningur',
    pink: 'hjarta',
  },
  terrains: { desert: 'eyðimörk', jungle: 'frumskógur', mountain: 'fjöll' },
  card: own.card,
  aCard: own.aCard,
  set: own.setNominative,
  hidden: 'falið spil',
  wild: own.wild.one.nom,
  wilds: own.wild.many.nom,
  car: own.car.one.nom,
  cars: own.car.many.nom,
  ticket: own.ticket.one.nom,
  tickets: own.ticket.many.nom,
  terrainCard: own.terrainCard,
  terrainCards: (terrain, n) => own.terrainCards(n, terrain),
  bonusCard: 'verslunarspil',
  bonusCards: (n) => own.count(n, 'verslunarspil', 'verslunarspil'),
  bonusWorth: (points: number) => `${own.worth(points)} núna`,
  newAttractions: (points: number) => `Nýir ferðamannastaðir: ${own.points(points)} í viðbót.`,
  route: (colour, sort) =>
    ({
      plain: `${COLOURS[colour].many} leið`,
      tunnel: `${COLOURS[colour].many} göng`,
      ferry: `${COLOURS[colour].many} ferja`,
    })[sort],
  symbolsOn: (n) => own.count(n, `${own.wild.many.gen}tákn`, `${own.wild.many.gen}tákn`),
  cart: 'með kerrutákni',
  attraction: 'ferðamannastaður',
  double: 'tvöföld leið',
});
