import { createContext, untrack } from 'svelte';
import type { BoardArt } from '../../boards/art.js';
import { placeNames } from '../../boards/names.js';
import {
  type Board,
  claimable,
  claims,
  itemAt,
  leastKept,
  type Move,
  type MoveOf,
  NOT_YET,
  type Problem,
  type Route,
  type Seat,
  type View,
  whyNot,
} from '../../engine/index.js';
import type { Host, TablePlan, TableProblem } from '../../protocol/index.js';
import { namingOf } from '../../words/naming.js';
import type { Who } from '../../words/shapes.js';
import { PLAYER_COLOURS, type PlayerColour } from '../board/palette.js';
import type { Face } from '../cards/picture.js';
import { boardTitle } from '../language/table-card.js';
import { languageInUse } from '../language/index.js';
import { settings } from '../settings/settings.svelte.js';
import { stableList } from '../ui/stable-list.svelte.js';
import type { MotionState } from './animator.js';
import type { MapHighlight } from './map-highlight.js';
import { missingPath } from './missing-path.js';
import type { TableModel } from './model.svelte.js';
import { type OwnTicket, ownTickets } from './own-tickets.js';
import { byLoss } from './payment-ranking.js';
import { isSameMove } from './same-move.js';

/** A panel over the table. */
export type Panel = 'menu' | 'settings' | 'keys' | 'text' | 'log' | 'tickets' | 'hint' | 'players';

/** A card being dragged from the hand, and where the pointer is. */
export interface DraggedCard {
  kind: number;
  x: number;
  y: number;
}

/** What a controller is made of. */
export interface ControllerParts {
  /** Has received its table: board, plan and view are there. */
  model: TableModel;
  motion: MotionState;
  art: BoardArt;
  host?: Host | undefined;
  /** A finished game is replayed: there is nothing to open or to do. */
  watching?: boolean;
}

class Controller {
  readonly model: TableModel;
  readonly motion: MotionState;
  readonly art: BoardArt;
  readonly host: Host | undefined;
  readonly watching: boolean;

  /** The route whose cost is shown. */
  chosen = $state.raw<number>();
  /** The route under the pointer, or focused by keys. */
  hovered = $state.raw<number>();
  /** What a panel points at on the map. */
  pointed = $state.raw<MapHighlight>();
  /** The open panel. */
  panel = $state.raw<Panel>();
  /** A move that waits for confirmation. */
  proposed = $state.raw<Move>();
  dragged = $state.raw<DraggedCard>();
  /** The tickets have been revealed, and the totals may be shown. */
  totalsShown = $state(false);
  #guideWantsHint = $state(false);
  /** Ticked by the player among the tickets of an offer. */
  #ticked = $state.raw<{ offer: string; tickets: readonly number[] }>();

  constructor({ model, motion, art, host, watching = false }: ControllerParts) {
    this.model = model;
    this.motion = motion;
    this.art = art;
    this.host = host;
    this.watching = watching;
  }

  readonly board: Board = $derived.by(() => arrived(this.model.board));
  readonly view: View = $derived.by(() => arrived(this.model.view));
  readonly plan: TablePlan = $derived.by(() => arrived(this.model.plan));
  /** The seat whose hand is shown. */
  readonly seat: Seat | undefined = $derived.by(() => this.model.seat);
  readonly names = $derived(placeNames(this.board.id, languageInUse()));
  readonly title = $derived(boardTitle(this.board.id));
  readonly piece = $derived.by(() => this.art.drawing.piece);
  /** Several people share this screen. */
  readonly hotSeat = $derived.by(() => this.model.seats.length > 1);
  /** The seat addressed as "you": none in a replay, nor at the end of a shared game, when all players look. */
  readonly you = $derived.by(() =>
    this.watching || (this.hotSeat && this.view.outcome) ? undefined : this.seat,
  );
  readonly players: readonly Who[] = $derived.by(() =>
    this.plan.seats.map(({ name }, seat) => ({ name, you: seat === this.you })),
  );
  readonly naming = $derived(namingOf(this.board, this.names, this.players));

  /** It is our turn, and no move of ours is pending. Legal routes stay marked while one is. */
  readonly canAct = $derived.by(() => this.model.myTurn && !this.model.pendingMove);
  readonly canUndo = $derived.by(() => this.seat !== undefined && this.model.undoable.includes(this.seat));
  readonly #claimable = stableList(() => {
    const isTurn = this.model.myTurn && this.view.phase === 'turn' && this.seat !== undefined;
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
  readonly tickets: readonly OwnTicket[] = $derived.by(() => {
    const { seat, builtKey } = this;
    return seat === undefined || !builtKey ? [] : untrack(() => ownTickets(this.board, this.view, seat));
  });
  readonly #offered = stableList(() => {
    const isOffer = this.canAct && (this.view.phase === 'opening' || this.view.phase === 'keep');
    return (isOffer && this.seat !== undefined && this.view.offered[this.seat]) || [];
  });
  /** The tickets to choose from now. */
  readonly offered: readonly number[] = $derived(this.#offered());
  /** How many of them must be kept. */
  readonly leastKept = $derived(this.seat === undefined ? 0 : leastKept(this.board, this.view, this.seat));
  /** The offered tickets that are ticked; at first none, or all where all must be kept. */
  readonly ticked: readonly number[] = $derived.by(() => {
    const { offered } = this;
    if (offered.length === 0) return [];
    if (this.#ticked?.offer === offered.join()) return this.#ticked.tickets;
    return offered.length <= this.leastKept ? offered : [];
  });

  /** The tickets are being revealed one by one at the end. */
  readonly revealing = $derived.by(() => this.view.phase === 'over' && !this.totalsShown && !this.watching);
  /** A decision is due, or a route is chosen. */
  readonly deciding = $derived(
    this.view.tunnel !== null || this.offered.length > 0 || this.chosen !== undefined,
  );
  /** The advice to ask the table for: a hint while one is shown or the guide needs it, else the odds if they are switched on. */
  get wantedAdvice(): 'hint' | 'odds' | null {
    if (this.panel === 'hint' || this.#guideWantsHint) return 'hint';
    return settings.odds ? 'odds' : null;
  }

  colour(seat: Seat): PlayerColour {
    return PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? 'crimson';
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
  /** The payments for a legal route, the suggested one first: the open hint's, or the one that loses least. */
  payments(route: number): MoveOf<'claim'>[] {
    if (this.seat === undefined || !this.legal.has(route)) return [];
    const { board, view, seat } = this;
    const missing = this.tickets.flatMap((it) => (it.done ? [] : (it.missing ?? [])));
    const elsewhere = new Set(missing.filter((it) => it !== route));
    const listed = byLoss(board, view, seat, claims(board, view, seat, route), elsewhere);
    const advised = this.panel === 'hint' ? this.#advisedClaim(route) : undefined;
    return advised === undefined ? listed : [advised, ...listed.filter((it) => !isSameMove(it, advised))];
  }
  #advisedClaim(route: number): MoveOf<'claim'> | undefined {
    return this.model.advice?.hints
      .map(({ move }) => move)
      .find((move): move is MoveOf<'claim'> => move.type === 'claim' && move.route === route);
  }

  /** Opens a panel in place of the one that is open. */
  open(panel: Panel): void {
    this.panel = panel;
    // The hint takes the place of the chosen route.
    if (panel === 'hint') this.chosen = undefined;
  }
  /** Closes the open panel. */
  close(): void {
    this.panel = undefined;
  }
  toggleHint(): void {
    if (this.panel === 'hint') this.close();
    else this.open('hint');
  }
  /** Closes the topmost of panel, chosen route and proposed move; false if there is none. */
  dismiss(): boolean {
    const overHint = this.panel === 'hint' && this.chosen !== undefined;
    if (this.panel !== undefined && !overHint) this.panel = undefined;
    else if (this.chosen !== undefined) this.chosen = undefined;
    else if (this.proposed !== undefined) this.proposed = undefined;
    else return false;
    return true;
  }

  hover(route: number | undefined): void {
    this.hovered = route;
  }
  /** Lights something up on the map, or nothing. */
  point(at: MapHighlight | undefined): void {
    this.pointed = at;
  }
  /** Lights up routes with their ends. */
  pointRoutes(routes: readonly number[]): void {
    const places = routes.flatMap((id) => {
      const { a, b } = itemAt(this.board.facts.routes, id);
      return [a, b];
    });
    this.point(routes.length === 0 ? undefined : { routes, places });
  }
  /** Lights up a ticket's ends and its missing path. */
  pointTicket(id: number | undefined): void {
    const { seat, board, view } = this;
    if (id === undefined) return this.point(undefined);
    const { ends } = itemAt(board.tickets, id);
    const missing = seat === undefined ? [] : missingPath(board, view, seat, ends);
    return this.point({ routes: missing ?? [], places: this.endsOf(id) });
  }

  /** A route was clicked: claims it or shows what it costs. A second click lets it go, as maps are double-clicked by habit. */
  choose(route: number): void {
    const [suggested] = this.payments(route);
    if (suggested !== undefined && settings.confirm === 'none') {
      this.submit(suggested);
      return;
    }
    this.chosen = this.chosen === route ? undefined : route;
    this.proposed = undefined;
  }
  /** Shows what a route costs, without claiming it. */
  inspect(route: number): void {
    this.chosen = route;
  }
  /** Lets the chosen route go. */
  unchoose(): void {
    this.chosen = undefined;
  }
  /** Moves the dragged card, over a route or none. */
  drag(card: DraggedCard, over: number | undefined): void {
    this.dragged = card;
    this.hovered = over;
  }
  /** Ends the drag; false if no card was dragged. */
  endDrag(): boolean {
    if (this.dragged === undefined) return false;
    this.dragged = undefined;
    this.hovered = undefined;
    return true;
  }
  /** A card was dropped on a route: claims it with cards of this kind, shows what it costs, or says why the card doesn't fit. */
  dropCard(route: number, kind: number): void {
    const payments = this.payments(route);
    const fitting = payments.find(({ cards }) => itemAt(cards, kind) > 0);
    if (fitting !== undefined && settings.confirm === 'none') this.submit(fitting);
    else if (fitting !== undefined || payments.length === 0) this.chosen = route;
    else this.refuse(this.#whyNotWith(route, kind));
  }
  /** Why a route can't be claimed with cards of this kind alone. */
  #whyNotWith(route: number, kind: number): Problem | undefined {
    const { board, view, seat } = this;
    if (seat === undefined) return undefined;
    const { length } = this.route(route);
    const cards = this.hand.map((n, k) => (k === kind ? Math.min(n, length) : 0));
    return whyNot(board, view, seat, { type: 'claim', route, cards }) ?? undefined;
  }
  /** Ticks an offered ticket, or unticks it. */
  toggleTicket(id: number): void {
    const { ticked, offered } = this;
    const tickets = ticked.includes(id) ? ticked.filter((it) => it !== id) : [...ticked, id];
    this.#ticked = { offer: offered.join(), tickets };
  }

  /**
   * Submits a move, or says why it can't be made. Where confirmation is set, it must be proposed twice in a row;
   * so must drawing tickets in the last round, when no turn may be left to do them.
   */
  propose(move: Move): void {
    const { seat, board, view } = this;
    if (!this.canAct || seat === undefined) return;
    const problem = whyNot(board, view, seat, move);
    if (problem !== null) return this.refuse(problem);
    const asks = settings.confirm === 'all' || (move.type === 'tickets' && view.turnsLeft !== NOT_YET);
    if (!asks || isSameMove(this.proposed, move)) return this.submit(move);
    this.proposed = move;
  }
  /** Sends a move to the table, and lets go of what led to it. */
  submit(move: Move): void {
    this.proposed = undefined;
    this.chosen = undefined;
    this.pointed = undefined;
    if (this.panel === 'hint') this.panel = undefined;
    this.model.submit(move);
  }
  /** Takes back the last move of the seat shown. */
  undo(): void {
    if (this.seat !== undefined) this.model.undo(this.seat);
  }
  /** Says why something can't be done. */
  refuse(problem: Problem | TableProblem | undefined): void {
    this.model.refuse(problem);
  }

  /** Shows the totals, or hides them while tickets are revealed. */
  showTotals(shown: boolean): void {
    this.totalsShown = shown;
  }
  /** Asks the table for hints for the guide, or stops asking. */
  wantGuideHint(wanted: boolean): void {
    this.#guideWantsHint = wanted;
  }
}

function arrived<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the table has not arrived yet');
  return part;
}

/** The page's state of one table: what is legal, chosen and open. Only its verbs change it. */
export type TableController = Readonly<Controller>;

/** Makes the controller of a table that has arrived. */
export function createController(parts: ControllerParts): TableController {
  return new Controller(parts);
}

/** Finds the controller of the table a component belongs to, and sets it for the components below. */
export const [useController, provideController] = createContext<TableController>();
