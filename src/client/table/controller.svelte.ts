import { createContext } from 'svelte';
import type { BoardArt } from '../../boards/art.js';
import {
  claims,
  GREY,
  itemAt,
  type Move,
  type MoveOf,
  NOT_YET,
  type Problem,
  whyNot,
} from '../../engine/index.js';
import type { Host, TableProblem } from '../../protocol/index.js';
import { settings } from '../settings/settings.svelte.js';
import { vibrate } from '../ui/haptics.js';
import type { MotionState } from './animator.js';
import type { MapHighlight } from './map-highlight.js';
import type { OnlineSide } from './online-side.js';
import { missingPath } from './missing-path.js';
import type { TableModel } from './model.svelte.js';
import { byLoss, paymentWith } from './payment-ranking.js';
import { isSameMove } from './same-move.js';
import { Flags } from './flags.svelte.js';
import { ShownTable } from './shown-table.svelte.js';

/** How long a device vibrates as a move is made. */
const CONFIRM_VIBRATION_MS = 12;

/** A panel over the table. */
export type Panel =
  'menu' | 'settings' | 'keys' | 'text' | 'log' | 'tickets' | 'hint' | 'players' | 'time' | 'ask-undo';

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
  /** The table's name on this device, under which planning marks are stored. */
  name?: string | undefined;
  /** Where the table is a server's. */
  online?: OnlineSide | undefined;
}

class Controller {
  readonly model: TableModel;
  readonly motion: MotionState;
  readonly art: BoardArt;
  readonly host: Host | undefined;
  readonly online: OnlineSide | undefined;
  readonly table: ShownTable;
  /** The player's planning marks. */
  readonly flags: Flags;

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
  /** The kind of the hand's pile under the pointer, or focused by keys. */
  pointedKind = $state.raw<number>();
  /** The kind of the hand's pile that was pressed: its routes stay lit, and it is paid with where it can be. */
  pressedKind = $state.raw<number>();
  /** The tickets have been revealed, and the totals may be shown. */
  totalsShown = $state(false);
  /** What a key asked to hear, for screen readers; `n` tells it from the one before. */
  spoken = $state.raw<{ n: number; text: string }>({ n: 0, text: '' });
  #guideWantsHint = $state(false);
  /** Ticked by the player among the tickets of an offer. */
  #ticked = $state.raw<{ offer: string; tickets: readonly number[] }>();

  constructor({ model, motion, art, host, watching = false, name, online }: ControllerParts) {
    this.model = model;
    this.motion = motion;
    this.art = art;
    this.host = host;
    this.online = online;
    this.table = new ShownTable(model, art, watching);
    this.flags = new Flags(this.table, name);
  }

  /** The offered tickets that are ticked; at first none, or all where all must be kept. */
  readonly ticked: readonly number[] = $derived.by(() => {
    const { offered, leastKept } = this.table;
    if (offered.length === 0) return [];
    if (this.#ticked?.offer === offered.join()) return this.#ticked.tickets;
    return offered.length <= leastKept ? offered : [];
  });

  /** A decision is due, or a route is chosen. */
  readonly deciding = $derived.by(() => {
    const { view, offered } = this.table;
    return view.tunnel !== null || offered.length > 0 || this.chosen !== undefined;
  });
  /**
   * How long bots wait for an undo of the last move, in milliseconds, from when it has been shown: undefined while none waits.
   * On this device the settings decide it; a server does not say.
   */
  readonly undoTime: { entry: number; ms: number } | undefined = $derived.by(() => {
    const { canUndo, plan } = this.table;
    const last = this.model.log.at(-1);
    if (this.online) return undefined;
    const isWaiting = canUndo && !this.model.busy && last?.by === 'person' && settings.grace > 0;
    const isBots = this.model.waiting.some((seat) => plan.seats[seat]?.kind === 'bot');
    return isWaiting && isBots ? { entry: last.n, ms: settings.grace } : undefined;
  });
  /** This page only watches a game of others. */
  readonly isSpectator = $derived.by(() => this.online !== undefined && this.model.ownSeats.length === 0);
  /** Hints and odds may be asked for. */
  get mayBeAdvised(): boolean {
    return this.online === undefined || (this.online.options.advice && !this.isSpectator);
  }
  /** Moves may be taken back at all. */
  get mayUndo(): boolean {
    return this.online === undefined || (this.online.options.undo && !this.isSpectator);
  }
  /** The advice to ask the table for: a hint while one is shown or the guide needs it, else the odds if they are switched on. */
  get wantedAdvice(): 'hint' | 'odds' | null {
    if (!this.mayBeAdvised) return null;
    if (this.panel === 'hint' || this.#guideWantsHint) return 'hint';
    return settings.odds ? 'odds' : null;
  }

  /** The kind of card whose routes are lit on the map. */
  get litKind(): number | undefined {
    if (this.chosen !== undefined || this.dragged !== undefined) return undefined;
    return this.pointedKind ?? this.pressedKind;
  }

  /** The payments for a legal route, the suggested one first: with the pressed kind, the open hint's, or the one that loses least. */
  payments(route: number): MoveOf<'claim'>[] {
    const { board, view, seat, legal } = this.table;
    if (seat === undefined || !legal.has(route)) return [];
    const missing = this.table.tickets.flatMap((it) => (it.done ? [] : (it.missing ?? [])));
    const elsewhere = new Set(missing.filter((it) => it !== route));
    const listed = byLoss(board, view, seat, claims(board, view, seat, route), elsewhere);
    const advised = this.panel === 'hint' ? this.#advisedClaim(route) : undefined;
    const first = paymentWith(board, listed, this.pressedKind) ?? advised;
    return first === undefined ? listed : [first, ...listed.filter((it) => !isSameMove(it, first))];
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
    if (!this.mayBeAdvised) this.refuse({ code: 'not-allowed' });
    else if (this.panel === 'hint') this.close();
    else this.open('hint');
  }
  /** Closes the topmost of panel, chosen route, proposed move, pressed kind and what is lit on the map; false if there is none. */
  dismiss(): boolean {
    const overHint = this.panel === 'hint' && this.chosen !== undefined;
    if (this.panel !== undefined && !overHint) this.panel = undefined;
    else if (this.chosen !== undefined) this.chosen = undefined;
    else if (this.proposed !== undefined) this.proposed = undefined;
    else if (this.pressedKind !== undefined) this.pressedKind = undefined;
    else if (this.pointed !== undefined) this.pointed = undefined;
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
      const { a, b } = itemAt(this.table.board.facts.routes, id);
      return [a, b];
    });
    this.point(routes.length === 0 ? undefined : { routes, places });
  }
  /** Lights up a ticket's ends and its missing path. */
  pointTicket(id: number | undefined): void {
    const { seat, board, view } = this.table;
    if (id === undefined) return this.point(undefined);
    const { ends } = itemAt(board.tickets, id);
    const missing = seat === undefined ? [] : missingPath(board, view, seat, ends);
    return this.point({ routes: missing ?? [], places: this.table.endsOf(id) });
  }

  /** A route was clicked: claims it or shows what it costs. A second click deselects it, so that a double click, a habit on maps, changes nothing. */
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
  /** Clears the chosen route. */
  deselect(): void {
    this.chosen = undefined;
  }
  /** Lights the routes of a kind of card while its pile is pointed at. */
  pointKind(kind: number | undefined): void {
    this.pointedKind = kind;
  }
  /** A pile of the hand was pressed: pays the chosen route with it, or says why it can't; else lights its routes, or stops. */
  pressKind(kind: number): void {
    const payments = this.chosen === undefined ? [] : this.payments(this.chosen);
    if (this.chosen === undefined || payments.length === 0)
      this.pressedKind = this.pressedKind === kind ? undefined : kind;
    else if (paymentWith(this.table.board, payments, kind) === undefined)
      this.refuse(this.#whyNotWith(this.chosen, kind));
    else this.pressedKind = kind;
  }
  /** Stops lighting the routes of the pressed kind. */
  releaseKind(): void {
    this.pressedKind = undefined;
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
    const { board, view, seat, hand } = this.table;
    if (seat === undefined) return undefined;
    const { length, colour, cost } = this.table.route(route);
    // Which colour is wrong matters more than how many there are.
    const isOther = colour !== GREY && kind !== colour && kind !== hand.length - 1;
    if (isOther && length > cost.symbols) return { code: 'wrong-colour', need: length - cost.symbols };
    const cards = hand.map((n, k) => (k === kind ? Math.min(n, length) : 0));
    return whyNot(board, view, seat, { type: 'claim', route, cards }) ?? undefined;
  }
  /** Ticks an offered ticket, or unticks it. */
  toggleTicket(id: number): void {
    const { ticked } = this;
    const tickets = ticked.includes(id) ? ticked.filter((it) => it !== id) : [...ticked, id];
    this.#ticked = { offer: this.table.offered.join(), tickets };
  }

  /**
   * Submits a move, or says why it can't be made. Where confirmation is set, it must be proposed twice in a row;
   * so must drawing tickets in the last round, when no turn may be left to do them.
   */
  propose(move: Move): void {
    const { seat, board, view, canAct } = this.table;
    if (!canAct || seat === undefined) return;
    const problem = whyNot(board, view, seat, move);
    if (problem !== null) return this.refuse(problem);
    const needsConfirmation =
      settings.confirm === 'all' || (move.type === 'tickets' && view.turnsLeft !== NOT_YET);
    if (!needsConfirmation || isSameMove(this.proposed, move)) return this.submit(move);
    this.proposed = move;
  }
  /** Sends a move to the table, and clears the selection. */
  submit(move: Move): void {
    this.proposed = undefined;
    this.chosen = undefined;
    this.pointed = undefined;
    this.pressedKind = undefined;
    if (this.panel === 'hint') this.panel = undefined;
    vibrate(CONFIRM_VIBRATION_MS);
    this.model.submit(move);
  }
  /** Takes back the last move of the seat shown. */
  undo(): void {
    const { seat } = this.table;
    if (seat !== undefined) this.model.undo(seat);
  }
  /** What the seat shown may ask the others to agree to: back to the game after this entry. */
  get askableTo(): number | undefined {
    const { seat, canUndo } = this.table;
    if (!this.mayUndo || canUndo || this.model.vote) return undefined;
    return this.model.askable.find((it) => it.seat === seat)?.to;
  }
  /** Asks the others whether the last move of the seat shown may be undone. */
  askToUndo(): void {
    const { seat } = this.table;
    if (seat !== undefined) this.model.askToUndo(seat);
  }
  /** Lets the bots play without waiting for an undo. */
  playNow(): void {
    if (this.undoTime !== undefined) this.model.hurry(settings.botStep, settings.grace);
  }
  /** Gives the seat shown to a bot for the rest of the game. */
  resign(): void {
    const { seat } = this.table;
    this.panel = undefined;
    if (seat !== undefined) this.model.resign(seat);
  }
  /** Says why something can't be done. */
  refuse(problem: Problem | TableProblem | undefined): void {
    this.model.refuse(problem);
  }

  /** Says something to screen readers. */
  say(text: string): void {
    this.spoken = { n: this.spoken.n + 1, text };
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

/** The page's state of one table: what is shown and legal, chosen and open. Only its verbs change it. */
export type TableController = Readonly<Controller>;

/** Makes the controller of a table that has arrived. */
export function createController(parts: ControllerParts): TableController {
  return new Controller(parts);
}

/** Finds the controller of the table a component belongs to, and sets it for the components below. */
export const [useController, provideController] = createContext<TableController>();
