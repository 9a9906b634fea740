import { getContext, setContext, untrack } from 'svelte';
import type { BoardArt } from '../../boards/art.js';
import { boardBlurbs } from '../../boards/blurbs.js';
import { placeNames } from '../../boards/names.js';
import {
  type Board,
  claimable,
  claims,
  type Move,
  type MoveOf,
  NOT_YET,
  type Problem,
  type Seat,
  type View,
  whyNot,
} from '../../engine/index.js';
import type { Host, TablePlan } from '../../protocol/index.js';
import { PLAYER_COLOURS, type PlayerColour } from '../board/palette.js';
import type { Face } from '../cards/picture.js';
import { settings } from '../settings/settings.svelte.js';
import { languageInUse } from '../language/index.js';
import { namingOf } from '../../words/naming.js';
import type { Who } from '../../words/shapes.js';
import type { TableModel } from './model.svelte.js';
import type { MotionState } from './animator.js';
import { type OwnTicket, ownTickets } from './own-tickets.js';
import type { MapHighlight } from './map-highlight.js';
import { stableList } from '../ui/stable-list.svelte.js';
import { byLoss } from './payment-ranking.js';
import { missingPath } from './missing-path.js';

/** A panel that lies over the table. */
export type Panel = 'menu' | 'settings' | 'keys' | 'text' | 'log' | 'tickets' | 'hint' | 'players';

/** A table that has arrived, with all that panels ask about it. One for a screen, found by `screen()`. */
export class TableController {
  readonly model: TableModel;
  readonly motion: MotionState;
  readonly art: BoardArt;
  readonly host: Host | undefined;
  /** A game is looked at that is over; there is nothing to open or to do. */
  readonly watching: boolean;
  chosen = $state.raw<number>();
  hovered = $state.raw<number>();
  pointed = $state.raw<MapHighlight>();
  panel = $state.raw<Panel>();
  /** With confirmation on: the move that a second click confirms. */
  wished = $state.raw<Move>();
  /** The card that is dragged from the hand, and where it is. */
  dragged = $state.raw<{ kind: number; x: number; y: number }>();
  /** The tickets have been revealed, and the totals may be shown. */
  counted = $state(false);
  /** A guide waits for what the hint would do. */
  coached = $state(false);
  /** The tickets ticked while choosing. */
  ticked = $state.raw<readonly number[]>([]);

  constructor(model: TableModel, motion: MotionState, art: BoardArt, host?: Host, watching = false) {
    this.model = model;
    this.motion = motion;
    this.art = art;
    this.host = host;
    this.watching = watching;
  }

  readonly board: Board = $derived.by(() => {
    if (this.model.board === undefined) throw new Error('the table has no board yet');
    return this.model.board;
  });
  readonly view: View = $derived.by(() => {
    if (this.model.view === undefined) throw new Error('the table has not arrived yet');
    return this.model.view;
  });
  readonly plan: TablePlan = $derived.by(() => {
    if (this.model.plan === undefined) throw new Error('the table has no plan yet');
    return this.model.plan;
  });
  /** Whose hand lies open before us. */
  readonly seat: Seat | undefined = $derived.by(() => this.model.seat);
  readonly names = $derived(placeNames(this.board.id, languageInUse()));
  readonly title = $derived(boardBlurbs[this.board.id]?.title[languageInUse()] ?? this.board.title);
  readonly piece = $derived.by(() => this.art.drawing.piece);
  /** Who shares a screen is "you" while the others look away; at the end all look, and at a film. */
  readonly you = $derived.by(() =>
    this.watching || (this.hotSeat && this.view.outcome) ? undefined : this.seat,
  );
  readonly players: readonly Who[] = $derived.by(() =>
    this.plan.seats.map(({ name }, seat) => ({ name, you: seat === this.you })),
  );
  readonly naming = $derived(namingOf(this.board, this.names, this.players));
  readonly hotSeat = $derived.by(() => this.model.seats.length > 1);
  /** We may act, and nothing of ours is on its way; what may be done stays marked while it is. */
  readonly free = $derived.by(() => this.model.myTurn && !this.model.asked);

  readonly #claimable = stableList(() => {
    const isTurn = this.model.myTurn && this.view.phase === 'turn' && this.seat !== undefined;
    return isTurn ? claimable(this.board, this.view, this.seat) : [];
  });
  readonly legal: ReadonlySet<number> = $derived(new Set(this.#claimable()));
  readonly #hand = stableList(() => {
    const { seat, board, view } = this;
    return seat === undefined ? [] : view.hands.slice(seat * board.kinds, (seat + 1) * board.kinds);
  });
  readonly hand: readonly number[] = $derived(this.#hand());
  /** What is built, and who keeps which tickets: ways are looked for anew when it changes, and not with every card that is drawn. */
  readonly built = $derived(`${this.view.owner.join()} ${this.view.kept.join()}`);
  readonly tickets: readonly OwnTicket[] = $derived.by(() => {
    const { seat, built } = this;
    return seat === undefined || !built ? [] : untrack(() => ownTickets(this.board, this.view, seat));
  });
  /** The tickets to choose from now. */
  readonly #offered = stableList(() => {
    const isAsked = this.free && (this.view.phase === 'opening' || this.view.phase === 'keep');
    return (isAsked && this.seat !== undefined && this.view.offered[this.seat]) || [];
  });
  readonly offered: readonly number[] = $derived(this.#offered());

  /** At the end the tickets are told one by one. */
  readonly telling = $derived.by(() => this.view.phase === 'over' && !this.counted && !this.watching);
  /** Something is asked, or a route is looked at. */
  readonly deciding = $derived(
    this.view.tunnel !== null || this.offered.length > 0 || this.chosen !== undefined,
  );

  colour(seat: Seat): PlayerColour {
    return PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? 'crimson';
  }
  face(kind: number): Face {
    return this.board.colours[kind] ?? 'wild';
  }
  /** The ends of a ticket: places, or countries. */
  endsOf(ticket: number): [string, string] {
    const { a, b } = this.board.facts.tickets[ticket];
    return [a, b];
  }
  /** The payments listed for a route one can claim now, the suggested one first: the open hint's, or the one that loses least. */
  payments(route: number): MoveOf<'claim'>[] {
    if (this.seat === undefined || !this.legal.has(route)) return [];
    const { board, view, seat } = this;
    const elsewhere = this.tickets.flatMap(({ done, missing }) => (done ? [] : (missing ?? [])));
    const others = new Set(elsewhere.filter((it) => it !== route));
    const listed = byLoss(board, view, seat, claims(board, view, seat, route), others);
    const advised = this.panel === 'hint' ? this.#advisedClaim(route) : undefined;
    return advised === undefined ? listed : [advised, ...listed.filter((it) => !isSame(it, advised))];
  }
  /** The payment that the open hint names for a route. */
  #advisedClaim(route: number): MoveOf<'claim'> | undefined {
    return this.model.advice?.hints
      .map(({ move }) => move)
      .find((move): move is MoveOf<'claim'> => move.type === 'claim' && move.route === route);
  }
  /** What the table is to advise on: a hint while one is looked at or a guide waits for it, else the odds for those who want them. */
  get wantedAdvice(): 'hint' | 'odds' | null {
    if (this.panel === 'hint' || this.coached) return 'hint';
    return settings.odds ? 'odds' : null;
  }

  /** Makes a move at once, or with confirmation on, when it is asked for a second time; so are tickets that there is no turn left to do. */
  wish(move: Move): void {
    if (!this.free) return;
    const asks = settings.confirm === 'all' || (move.type === 'tickets' && this.view.turnsLeft !== NOT_YET);
    if (asks && !isSame(this.wished, move)) {
      this.wished = move;
      return;
    }
    this.make(move);
  }
  /** Makes a move. */
  make(move: Move): void {
    this.wished = undefined;
    this.chosen = undefined;
    this.pointed = undefined;
    // The advice has served.
    if (this.panel === 'hint') this.panel = undefined;
    this.model.act(move);
  }
  /** A route was clicked: it is claimed, or shown with what it costs; clicked again it is let go, as maps are clicked twice by habit. */
  pick(route: number): void {
    const [suggested] = this.payments(route);
    if (suggested !== undefined && settings.confirm === 'none') {
      this.make(suggested);
      return;
    }
    this.chosen = this.chosen === route ? undefined : route;
    this.wished = undefined;
  }
  /** A card was dropped on a route: it is claimed with cards of this kind, or shown with what it costs; a card that doesn't fit is told why. */
  drop(route: number, kind: number): void {
    const ways = this.payments(route);
    const way = ways.find(({ cards }) => cards[kind] > 0);
    if (way !== undefined && settings.confirm === 'none') this.make(way);
    else if (way !== undefined || ways.length === 0) this.chosen = route;
    else this.model.refusal = this.#misfit(route, kind);
  }
  /** Why a route can't be paid for with cards of this kind. */
  #misfit(route: number, kind: number): Problem | undefined {
    const { board, view, seat } = this;
    if (seat === undefined) return undefined;
    const cards = this.hand.map((n, k) => (k === kind ? Math.min(n, board.routes[route].length) : 0));
    return whyNot(board, view, seat, { type: 'claim', route, cards }) ?? undefined;
  }
  /** Lights up a ticket's ends and the way it still misses. */
  pointTicket(id: number | undefined): void {
    this.pointed = undefined;
    if (id === undefined) return;
    const { seat, board, view } = this;
    const missing = seat === undefined ? null : missingPath(board, view, seat, board.tickets[id].ends);
    this.pointed = { routes: missing ?? [], places: this.endsOf(id) };
  }
  /** Closes what lies uppermost; false where nothing does. */
  dismiss(): boolean {
    const overHint = this.panel === 'hint' && this.chosen !== undefined;
    if (this.panel !== undefined && !overHint) this.panel = undefined;
    else if (this.chosen !== undefined) this.chosen = undefined;
    else if (this.wished !== undefined) this.wished = undefined;
    else return false;
    return true;
  }
}

function isSame(move: Move | undefined, other: Move): boolean {
  return JSON.stringify(move) === JSON.stringify(other);
}

const KEY = Symbol('screen');

/** Lets the panels below find the screen. */
export function provideController(screen: TableController): TableController {
  return setContext(KEY, screen);
}

/** The screen that a panel belongs to. */
export function useController(): TableController {
  return getContext<TableController>(KEY);
}
