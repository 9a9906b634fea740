import {
  type Board,
  type GameEvent,
  isDone,
  itemAt,
  network,
  type Seat,
  UNKNOWN,
  type View,
} from '../../../engine/index.js';
import { settings, SLOWNESS } from '../../settings/settings.svelte.js';
import { vibrate } from '../../ui/haptics.js';
import { playSound } from './sounds.js';
import type { Animator, Flight, MotionState } from '../animator.js';
import { builtPath } from '../missing-path.js';

const FLY_MS = 320;
const FLY_BLIND_MS = 420;
const PIECE_MS = 90;
const SETTLE_MS = 160;
const DONE_MS = 1300;
const TURN_VIBRATION_MS = 30;

/** Plays events on screen: cards fly, pieces arrive, a ticket is marked as done. */
export class Motion implements Animator, MotionState {
  flights = $state.raw<readonly Flight[]>([]);
  leaving = $state.raw<string>();
  arriving = $state.raw<number>();
  gain = $state.raw<{ seat: Seat; points: number }>();
  done = $state.raw<{ ticket: number; routes: readonly number[] }>();
  #ids = 0;
  #wasDone: boolean[] = [];

  get slowness(): number {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return isReduced || document.hidden ? 0 : SLOWNESS[settings.motion];
  }

  before(event: GameEvent, board: Board, view: View): number {
    const { slowness } = this;
    if (event.type === 'claimed') this.#wasDone = doneOf(board, view);
    if (slowness === 0) return 0;
    switch (event.type) {
      case 'took':
        playSound('card');
        this.leaving = `row-${event.slot}`;
        return this.#fly(
          `row-${event.slot}`,
          place(view, event.seat, event.card),
          'card',
          event.card,
          FLY_MS,
          false,
        );
      case 'drew':
        playSound('card');
        return this.#fly(
          'deck',
          place(view, event.seat, event.card),
          'card',
          event.card,
          FLY_BLIND_MS,
          event.card !== UNKNOWN,
        );
      case 'took-terrain':
        playSound('card');
        this.leaving = `terrain-${event.slot}`;
        return this.#fly(
          `terrain-${event.slot}`,
          `player-${event.seat}`,
          'terrain',
          event.kind,
          FLY_MS,
          false,
        );
      case 'drew-terrain':
        playSound('card');
        return this.#fly('terrain-deck', `player-${event.seat}`, 'terrain', event.kind, FLY_BLIND_MS, true);
      case 'drew-tickets':
        playSound('card');
        return this.#fly('tickets', `player-${event.seat}`, 'ticket', UNKNOWN, FLY_MS, false);
      case 'dealt':
      case 'chose':
      case 'opened':
      case 'filled':
      case 'swept':
      case 'renewed':
      case 'renewed-terrain':
      case 'laid':
      case 'turned':
      case 'asked':
      case 'declined':
      case 'claimed':
      case 'bonus':
      case 'kept':
      case 'passed':
      case 'last-round':
      case 'turn':
      case 'over':
        return 0;
    }
  }

  after(event: GameEvent, board: Board, view: View): number {
    const { slowness } = this;
    this.flights = [];
    this.leaving = undefined;
    if (event.type === 'turn') this.#settle();
    this.#sound(event, view);
    if (slowness === 0) return 0;
    switch (event.type) {
      case 'claimed': {
        const { length } = itemAt(board.routes, event.route);
        for (let i = 0; i < length; i++) playSound('piece', (i * PIECE_MS * slowness) / 1000);
        this.arriving = event.route;
        this.gain = { seat: event.seat, points: event.points };
        this.done = this.#newlyDone(board, view);
        if (this.done) playSound('done', (length * PIECE_MS * slowness) / 1000);
        return (length * PIECE_MS + SETTLE_MS + (this.done ? DONE_MS : 250)) * slowness;
      }
      case 'turned':
        event.cards.forEach((_, i) => playSound('tunnel', (i * 260 * slowness) / 1000));
        return (event.cards.length * 260 + 420) * slowness;
      case 'took':
      case 'swept':
      case 'filled':
        return 120 * slowness;
      case 'dealt':
      case 'chose':
      case 'opened':
      case 'drew':
      case 'took-terrain':
      case 'drew-terrain':
      case 'renewed':
      case 'renewed-terrain':
      case 'drew-tickets':
      case 'laid':
      case 'asked':
      case 'declined':
      case 'bonus':
      case 'kept':
      case 'passed':
      case 'last-round':
      case 'turn':
      case 'over':
        return 0;
    }
  }

  /** The sounds that don't depend on motion. */
  #sound(event: GameEvent, { eyes }: View): void {
    if (event.type === 'swept' || event.type === 'renewed') playSound('shuffle');
    else if (event.type === 'last-round') playSound('bell');
    else if (event.type === 'over') playSound('end');
    else if (event.type === 'turn' && event.seat === eyes) {
      playSound('turn');
      vibrate(TURN_VIBRATION_MS);
    }
  }

  clear(): void {
    this.flights = [];
    this.leaving = undefined;
    this.#settle();
  }

  #settle(): void {
    this.arriving = undefined;
    this.gain = undefined;
    this.done = undefined;
  }

  #newlyDone(board: Board, view: View): { ticket: number; routes: number[] } | undefined {
    const seat = view.eyes;
    if (typeof seat !== 'number') return undefined;
    const now = doneOf(board, view);
    const ticket = now.findIndex((done, id) => done && !this.#wasDone[id]);
    return ticket < 0
      ? undefined
      : { ticket, routes: builtPath(board, view, seat, itemAt(board.tickets, ticket).ends) };
  }

  #fly(from: string, to: string, what: Flight['what'], kind: number, time: number, flips: boolean): number {
    const ms = time * this.slowness;
    this.#ids++;
    this.flights = [{ id: this.#ids, from, to, what, kind, ms, flips }];
    return ms;
  }
}

/** The spot that a seat's new card goes to. */
function place({ eyes }: View, seat: Seat, card: number): string {
  return seat === eyes && card !== UNKNOWN ? `hand-${card}` : `player-${seat}`;
}

/** By ticket: whether it is the viewer's own and done. */
function doneOf(board: Board, view: View): boolean[] {
  const seat = view.eyes;
  if (typeof seat !== 'number') return [];
  const part = network(board, view, seat);
  return board.tickets.map((ticket, id) => view.kept[id] === seat && isDone(part, ticket));
}
