import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Planning marks, and what the outlines of routes mean. */
export const marks = (own: Own): Words['marks'] => ({
  mark: 'Merk',
  markRoute: 'Merk strekningen',
  unmarkRoute: 'Fjern merket',
  removeAll: 'Fjern alle merker',
  marked: 'merket',
  nowMarked: (route) => `${route} er merket.`,
  nowUnmarked: (route) => `Merket er fjernet: ${route}.`,
  allRemoved: 'Alle merker er fjernet.',
  onlyYou: 'Bare du ser merkene dine.',
  sum: (n, spaces) => `Merket: ${own.count(n, 'strekning', 'strekninger')}, ${own.spaces(spaces)}.`,
  enough: 'Du har alle kortene.',
  needed: (set, n) =>
    `Du mangler ${own.all([...set.map((some) => own.set([some])), ...(n > 0 ? [`${own.number(n)} i valgfri farge`] : [])])}.`,
  tooLong: (cars) => `Du har ${own.cars(cars)} igjen.`,
  showCost: 'Vis hva den koster',
  pays: (set, n) => `${own.set(set)}: nok til ${own.count(n, 'strekning', 'strekninger')}`,
  exact: 'Hel kant: du kan betale med strekningens egen farge.',
  standIns: 'Prikket kant: du kan bare betale med erstatningskort.',
});
