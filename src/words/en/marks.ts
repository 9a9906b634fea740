import type { CardCount } from '../shapes.js';
import type { Own } from './own.js';

/** Planning marks, and what the outlines of routes mean. */
export const marks = (own: Own) => ({
  mark: 'Mark',
  markRoute: 'Mark this route',
  unmarkRoute: 'Remove the mark',
  removeAll: 'Remove all marks',
  marked: 'marked',
  nowMarked: (route: string) => `${route} marked.`,
  nowUnmarked: (route: string) => `Mark removed: ${route}.`,
  allRemoved: 'All marks removed.',
  onlyYou: 'Only you can see your marks.',
  sum: (n: number, spaces: number) => `Marked: ${own.count(n, 'route', 'routes')}, ${own.spaces(spaces)}.`,
  enough: 'You have all the cards.',
  needed: (set: readonly CardCount[], n: number) =>
    `Still needed: ${own.all([...set.map((some) => own.set([some])), ...(n > 0 ? [`${own.number(n)} of any colour`] : [])])}.`,
  tooLong: (cars: number) => `You have ${own.cars(cars)} left.`,
  showCost: 'Show what it costs',
  /** A pile of the hand, and how many routes it can pay for. */
  pays: (set: readonly CardCount[], n: number) =>
    `${own.set(set)}: pays for ${own.count(n, 'route', 'routes')}`,
  exact: 'Solid outline: you can pay with its own colour.',
  standIns: 'Dotted outline: you can pay only with replacement cards.',
});
