import { untrack } from 'svelte';
import { t } from '../../language/index.js';
import { deferred } from '../../ui/deferred.svelte.js';
import { kindOfRoute, ownerOf } from '../claim/costs.js';
import type { TableController } from '../controller.svelte.js';
import type { MapMarks } from './map-marks.svelte.js';

/** The accessible names of a map's routes, for use as a component starts: what each is, whose, and whether it can be claimed. */
export function spokenRoutes(controller: TableController, marks: MapMarks): (route: number) => string {
  const { table } = controller;
  /** Computed again when a route is built, not for each card drawn. */
  const built = deferred(() => table.builtKey);
  const spoken = $derived.by(() => {
    void built();
    const { board, naming, seat, players } = table;
    const view = untrack(() => table.view);
    const nameOf = (who: number): string => players[who]?.name ?? '';
    return board.routes.map(
      ({ id }) =>
        `${naming.routeName(id)}: ${kindOfRoute(board, id)}, ${ownerOf(board, view, id, nameOf, seat)}`,
    );
  });
  /** The route of a claim on its way to the table. */
  const claiming = $derived.by(() => {
    const { pendingMove } = controller.model;
    return pendingMove?.type === 'claim' ? pendingMove.route : undefined;
  });
  return (route) => {
    // The focus returns to it from the dock: that it is open would be said just before the claim is.
    if (route === claiming) return table.naming.routeName(route);
    const name = `${spoken[route] ?? ''}${marks.flags.has(route) ? `, ${t.marks.marked}` : ''}`;
    if (!marks.claimable.has(route)) return name;
    return `${name}, ${marks.claimableWithStandIns.has(route) ? t.reading.canClaimStandIns : t.reading.canClaim}`;
  };
}
