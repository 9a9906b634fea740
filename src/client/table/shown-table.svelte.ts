import { untrack } from 'svelte';
import type { BoardArt } from '../../boards/art.js';
import { placeNames } from '../../boards/names.js';
import {
  type Board,
  claimable,
  itemAt,
  leastKept,
  type Route,
  type Seat,
  type View,
} from '../../engine/index.js';
import { coloursOf, type TablePlan } from '../../protocol/index.js';
import { namingOf } from '../../words/naming.js';
import type { Who } from '../../words/shapes.js';
import type { PlayerColour } from '../board/palette.js';
import type { Face } from '../cards/picture.js';
import { shownName } from '../language/default-name.js';
import { languageInUse } from '../language/index.js';
import { boardTitle } from '../language/table-card.js';
import { stableList } from '../ui/stable-list.svelte.js';
import { nearestToEnd } from './end-near.js';
import type { TableModel } from './model.svelte.js';
import { type OwnTicket, ownTickets } from './own-tickets.js';

/** The table as shown, once it has loaded: its view, names and looks, and what is legal now. */
export class ShownTable {
  readonly #model: TableModel;
  readonly #art: BoardArt;
  /** A finished game is replayed: there is nothing to do. */
  readonly watching: boolean;

  constructor(model: TableModel, art: BoardArt, watching: boolean) {
    this.#model = model;
    this.#art = art;
    this.watching = watching;
  }

  readonly board: Board = $derived.by(() => requireLoaded(this.#model.board));
  readonly view: View = $derived.by(() => requireLoaded(this.#model.view));
  /** The plan, with default names in the language in use. */
  readonly plan: TablePlan = $derived.by(() => {
    const plan = requireLoaded(this.#model.plan);
    return { ...plan, seats: plan.seats.map((seat) => ({ ...seat, name: shownName(seat) })) };
  });
  /** The seat whose hand is shown. */
  readonly seat: Seat | undefined = $derived.by(() => this.#model.seat);
  readonly names = $derived(placeNames(this.board.id, languageInUse()));
  readonly title = $derived(boardTitle(this.board.id));
  readonly piece = $derived.by(() => this.#art.drawing.piece);
  /** Several people share this screen. */
  readonly hotSeat = $derived.by(() => this.#model.ownSeats.length > 1);
  /** The seat addressed as "you": none in a replay, nor at the end of a shared game, when all players look. */
  readonly you = $derived.by(() =>
    this.watching || (this.hotSeat && this.view.outcome) ? undefined : this.seat,
  );
  readonly players: readonly Who[] = $derived.by(() =>
    this.plan.seats.map(({ name }, seat) => ({ name, you: seat === this.you })),
  );
  readonly #colours = $derived.by(() => coloursOf(this.plan.seats));
  readonly naming = $derived(namingOf(this.board, this.names, this.players));

  /** It is our turn, and no move of ours is pending. Legal routes stay marked while one is. */
  readonly canAct = $derived.by(() => this.#model.myTurn && !this.#model.pendingMove);
  readonly canUndo = $derived.by(() => this.seat !== undefined && this.#model.undoable.includes(this.seat));
  readonly #claimable = stableList(() => {
    const isTurn = this.#model.myTurn && this.view.phase === 'turn' && this.seat !== undefined;
    return isTurn ? claimable(this.board, this.view, this.seat) : [];
  });
  /** The routes that can be claimed now. */
  readonly legal: ReadonlySet<number> = $derived(new Set(this.#claimable()));
  readonly #hand = stableList(() => {
    const { seat, board, view } = this;
    return seat === undefined ? [] : view.hands.slice(seat * board.kinds, (seat + 1) * board.kinds);
  });
  readonly hand: readonly number[] = $derived(this.#hand());
  /** Changes with the owners of routes and tickets only, so that paths are not searched again for each card drawn. */
  readonly builtKey = $derived(`${this.view.owner.join()} ${this.view.kept.join()}`);
  /** The tickets of the seat shown. */
  readonly tickets: readonly OwnTicket[] = $derived.by(() => {
    const { seat, builtKey } = this;
    return seat === undefined || !builtKey ? [] : untrack(() => ownTickets(this.board, this.view, seat));
  });
  readonly #offered = stableList(() => {
    const isOffer = this.canAct && (this.view.phase === 'opening' || this.view.phase === 'keep');
    return (isOffer && this.seat !== undefined && this.view.offered[this.seat]) || [];
  });
  /** The player with the fewest cars, if the last round may be near. */
  readonly nearestToEnd: Seat | undefined = $derived.by(() => nearestToEnd(this.board, this.view));
  /** The tickets to choose from now. */
  readonly offered: readonly number[] = $derived(this.#offered());
  /** How many of them must be kept. */
  readonly leastKept = $derived(this.seat === undefined ? 0 : leastKept(this.board, this.view, this.seat));

  colour(seat: Seat): PlayerColour {
    return itemAt(this.#colours, seat);
  }
  face(kind: number): Face {
    return this.board.colours[kind] ?? 'wild';
  }
  route(id: number): Route {
    return itemAt(this.board.routes, id);
  }
  player(seat: Seat): Who {
    return itemAt(this.players, seat);
  }
  /** The ends of a ticket: places, or countries. */
  endsOf(ticket: number): [string, string] {
    const { a, b } = itemAt(this.board.facts.tickets, ticket);
    return [a, b];
  }
}

function requireLoaded<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the table has not loaded yet');
  return part;
}
