import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Planning marks, and what the outlines of routes mean. */
export const marks = (own: Own): Words['marks'] => ({
  mark: 'Mærk',
  markRoute: 'Mærk strækningen',
  unmarkRoute: 'Fjern mærket',
  removeAll: 'Fjern alle mærker',
  marked: 'mærket',
  nowMarked: (route) => `${route} er mærket.`,
  nowUnmarked: (route) => `Mærket er fjernet: ${route}.`,
  allRemoved: 'Alle mærker er fjernet.',
  onlyYou: 'Kun du kan se dine mærker.',
  sum: (n, spaces) => `Mærket: ${own.routes(n)}, ${own.spaces(spaces)}.`,
  enough: 'Du har alle kortene.',
  needed: (set, n) =>
    `Du mangler ${own.all([...set.map((some) => own.set([some])), ...(n > 0 ? [`${own.number(n)} i valgfri farve`] : [])])}.`,
  tooLong: (cars) => `Du har ${own.cars(cars)} tilbage.`,
  showCost: 'Vis, hvad den koster',
  pays: (set, n) => `${own.set(set)}: nok til ${own.routes(n)}`,
  exact: 'Hel kant: du kan betale med strækningens egen farve.',
  standIns: 'Prikket kant: du kan kun betale med erstatningskort.',
});
