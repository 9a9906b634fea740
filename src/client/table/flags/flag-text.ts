import { t } from '../../language/index.js';
import type { TableController } from '../controller.svelte.js';
import { flagCost } from './flag-cost.js';

/** The marked routes in words: their spaces, and the cards or cars still needed; empty without marks. */
export function flagText({ flags, table }: TableController): string {
  const { routes } = flags;
  if (routes.length === 0 || table.seat === undefined) return '';
  const { spaces, short, any } = flagCost(table.board, table.hand, routes);
  const set = table.naming.set(short);
  const cars = table.view.cars[table.seat] ?? 0;
  return [
    t.marks.sum(routes.length, spaces),
    set.length === 0 && any === 0 ? t.marks.enough : t.marks.needed(set, any),
    ...(spaces > cars ? [t.marks.tooLong(cars)] : []),
  ].join(' ');
}
