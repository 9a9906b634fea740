import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Planning marks, and what the outlines of routes mean. */
export const marks = (own: Own): Words['marks'] => ({
  mark: 'Merkja',
  markRoute: 'Merkja leiðina',
  unmarkRoute: 'Taka merkið af',
  removeAll: 'Taka öll merki af',
  marked: 'merkt',
  nowMarked: (route) => `Merkt: ${route}.`,
  nowUnmarked: (route) => `Merkið tekið af: ${route}.`,
  allRemoved: 'Öll merki tekin af.',
  onlyYou: 'Aðeins þú sérð merkin þín.',
  sum: (n, spaces) => `Merkt: ${own.routes(n)}, ${own.spaces(spaces)}.`,
  enough: 'Þú átt öll spilin.',
  needed: (set, n) =>
    `Þig vantar ${own.all([...set.map((some) => own.set([some])), ...(n > 0 ? [`${own.number(n)} í hvaða lit sem er`] : [])])}.`,
  tooLong: (cars) => `Þú átt ${own.accusative(cars, own.car)} eftir.`,
  showCost: 'Sýna hvað hún kostar',
  pays: (set, n) => `${own.setNominative(set)}: nægir fyrir ${own.count(n, 'leið', 'leiðum')}`,
  exact: 'Heil útlína: þú getur borgað með lit leiðarinnar.',
  standIns: 'Punktalína: þú getur aðeins borgað með öðrum spilum í staðinn.',
});
