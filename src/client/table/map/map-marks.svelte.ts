import { itemAt, NOBODY } from '../../../engine/index.js';
import type { BoardMarks } from '../../board/marks.js';
import type { WantedLabels } from '../../board/shown-labels.js';
import { deferred } from '../../ui/deferred.svelte.js';
import { stableList } from '../../ui/stable-list.svelte.js';
import { closedRoutes } from '../claim/closed-routes.js';
import { howPaid, isDear, paidRoutes } from '../claim/how-paid.js';
import type { TableController } from '../controller.svelte.js';

/** The marks of a table's map, and the routes of the turn, whichever of them are marked now. */
export interface MapMarks extends BoardMarks {
  readonly flags: ReadonlySet<number>;
  /** The routes that can be claimed now, and those of them that only stand-ins pay for. */
  readonly claimable: ReadonlySet<number>;
  readonly claimableWithStandIns: ReadonlySet<number>;
}

/** What a table marks on its map, for use as a component starts. `offered` are the routes that a touch may have meant. */
export function mapMarks(
  controller: TableController,
  offered: () => readonly number[] | undefined,
): MapMarks {
  const { table } = controller;
  const owner = deferred(stableList(() => table.view.owner));
  const owners = $derived(owner().map((seat) => (seat === NOBODY ? undefined : table.colour(seat))));
  const closedList = deferred(stableList(() => closedRoutes(table.board, table.view)));
  const closed = $derived(new Set(closedList()));
  /** The missing routes of the player's tickets. */
  const missing = deferred(
    stableList(() =>
      table.tickets.flatMap((it) => (it.done ? [] : (it.missing ?? []))).sort((x, y) => x - y),
    ),
  );
  const wanted = $derived(new Set(missing()));
  const legal = deferred(() => table.legal);
  /** While a card is dragged, only the routes it can pay for are marked. */
  const kind = $derived(controller.dragged?.kind);
  /** While a pile of the hand is pointed at, the routes that its cards pay for are marked, in the turn of others too. */
  const ofPile = $derived.by(() => {
    const { litKind } = controller;
    if (litKind === undefined || table.seat === undefined) return undefined;
    return paidRoutes(table.board, table.view, table.seat, litKind);
  });
  const marked = $derived.by(() => {
    if (ofPile !== undefined) return new Set([...ofPile.exact, ...ofPile.standIns]);
    if (kind === undefined) return legal();
    return new Set(
      [...legal()].filter((route) => controller.payments(route).some(({ cards }) => itemAt(cards, kind) > 0)),
    );
  });
  const ofKind = $derived(ofPile && new Set(Object.values(ofPile).flat()));
  const standInList = stableList(() =>
    [...legal()].filter((route) => howPaid(table.board, table.hand, route) === 'stand-ins'),
  );
  const standInRoutes = $derived(new Set(standInList()));
  const standIns = $derived(ofPile === undefined ? standInRoutes : new Set(ofPile.standIns));
  const dearList = stableList(() => [...legal()].filter((route) => isDear(table.board, table.hand, route)));
  const dear = $derived(new Set(dearList()));
  const flags = $derived(new Set(controller.flags.routes));
  const chosen = decidedRoute(controller);
  const lit = $derived(controller.motion.done ?? controller.pointed);
  const litRoutes = $derived(new Set(offered() ?? lit?.routes ?? []));
  const litPlaces = $derived(
    new Set(
      controller.motion.done
        ? table.endsOf(controller.motion.done.ticket)
        : (controller.pointed?.places ?? []),
    ),
  );
  // Getters, so that a change of one mark updates only what shows it.
  return {
    get owners() {
      return owners;
    },
    get legal() {
      return marked;
    },
    get standIns() {
      return standIns;
    },
    get dear() {
      return dear;
    },
    get wanted() {
      return wanted;
    },
    get closed() {
      return closed;
    },
    get litRoutes() {
      return litRoutes;
    },
    get litPlaces() {
      return litPlaces;
    },
    get ofKind() {
      return ofKind;
    },
    get flags() {
      return flags;
    },
    get chosen() {
      return chosen();
    },
    get arriving() {
      return controller.motion.arriving;
    },
    get claimable() {
      return legal();
    },
    get claimableWithStandIns() {
      return standInRoutes;
    },
  };
}

/** The places whose names a table's map shows first. */
export function mapLabels(controller: TableController): WantedLabels {
  const { table } = controller;
  const chosen = decidedRoute(controller);
  const chosenEnds = $derived.by(() => {
    const id = chosen();
    const facts = id === undefined ? undefined : table.board.facts.routes[id];
    return new Set(facts === undefined ? (controller.pointed?.places ?? []) : [facts.a, facts.b]);
  });
  const ticketEnds = $derived(
    new Set([...table.tickets.map(({ id }) => id), ...table.offered].flatMap((id) => table.endsOf(id))),
  );
  return {
    get chosen() {
      return chosenEnds;
    },
    get tickets() {
      return ticketEnds;
    },
  };
}

/** The route whose cost is shown, or whose tunnel is being dug. */
function decidedRoute(controller: TableController): () => number | undefined {
  // Most changes of the view are none of the tunnel.
  const tunnel = $derived(controller.table.view.tunnel?.route);
  return () => controller.chosen ?? tunnel;
}
