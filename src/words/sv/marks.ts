import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Planning marks, and what the outlines of routes mean. */
export const marks = (own: Own): Words['marks'] => ({
  mark: 'Märk',
  markRoute: 'Märk sträckan',
  unmarkRoute: 'Ta bort märket',
  removeAll: 'Ta bort alla märken',
  marked: 'märkt',
  nowMarked: (route) => `${route} är märkt.`,
  nowUnmarked: (route) => `Märket är borttaget: ${route}.`,
  allRemoved: 'Alla märken är borttagna.',
  onlyYou: 'Bara du ser dina märken.',
  sum: (n, spaces) => `Märkt: ${own.routes(n)}, ${own.spaces(spaces)}.`,
  enough: 'Du har alla kort som behövs.',
  needed: (set, n) =>
    `Du saknar ${own.all([...set.map((some) => own.set([some])), ...(n > 0 ? [`${own.number(n)} i valfri färg`] : [])])}.`,
  tooLong: (cars) => `Du har ${own.cars(cars)} kvar.`,
  showCost: 'Visa vad den kostar',
  pays: (set, n) => `${own.set(set)}: räcker till ${own.routes(n)}`,
  exact: 'Hel kant: du kan betala med sträckans egen färg.',
  standIns: 'Prickad kant: du kan bara betala med ersättningskort.',
});
