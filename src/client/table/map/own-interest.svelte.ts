import { NOBODY } from '../../../engine/index.js';
import type { OwnInterest } from '../../board/own-interest.js';
import { deferred } from '../../ui/deferred.svelte.js';
import { stableList } from '../../ui/stable-list.svelte.js';
import type { TableController } from '../controller.svelte.js';

/** What the map shows of the player, for use as a component starts: the network, and what open tickets need. */
export function ownInterest(controller: TableController): () => OwnInterest | undefined {
  const { table } = controller;
  const routes = deferred(
    stableList(() =>
      table.view.owner.flatMap((seat, route) => (seat === table.seat && seat !== NOBODY ? route : [])),
    ),
  );
  const openTickets = deferred(stableList(() => table.tickets.filter((it) => !it.done).map(({ id }) => id)));
  const endsOfAll = (tickets: readonly number[]): string[] => [
    ...new Set(tickets.flatMap((id) => table.endsOf(id))),
  ];
  const own: OwnInterest | undefined = $derived(
    table.seat === undefined
      ? undefined
      : {
          colour: table.colour(table.seat),
          routes: routes(),
          ends: endsOfAll([...openTickets(), ...table.offered]),
          // A decision has the map to itself.
          signs: controller.deciding ? [] : endsOfAll(openTickets()),
        },
  );
  return () => own;
}
