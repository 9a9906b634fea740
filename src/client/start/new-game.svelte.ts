import { boardBlurbs } from '../../boards/blurbs.js';
import { boardFacts } from '../../boards/facts.js';
import type { Seat } from '../../engine/index.js';
import type { PlayerColour, TablePlan } from '../../protocol/index.js';
import { t } from '../language/index.js';
import { boardTitle } from '../language/table-card.js';
import { changeSettings, settings } from '../settings/settings.svelte.js';
import {
  type SeatSetup,
  chooseColour,
  fitSeats,
  guidedSeats,
  initialSeats,
  seatColours,
  tablePlan,
} from './seating.js';

const factsOf = (board: string) => boardFacts.find(({ id }) => id === board);

/** The new game as it is set up on the start page, beginning with the choices of the last one. */
export class NewGame {
  board = $state('');
  seats = $state.raw<readonly SeatSetup[]>([]);
  first = $state<Seat | 'lot'>('lot');

  constructor() {
    this.board = (factsOf(settings.board) ?? boardFacts[0])?.id ?? '';
    this.seats = initialSeats(settings.seats, this.min, this.max);
  }

  readonly #facts = $derived(factsOf(this.board));
  readonly min = $derived(this.#facts?.players[0] ?? 2);
  readonly max = $derived(this.#facts?.players[1] ?? 2);
  /** So few players that only one of two double routes can be claimed. */
  readonly few = $derived(this.seats.length < (this.#facts?.bothSidesFrom ?? 0));
  readonly title = $derived(boardTitle(this.board));
  /** The board's pieces. */
  readonly piece = $derived(boardBlurbs[this.board]?.nouns.car ?? 'wagon');
  readonly colours: readonly PlayerColour[] = $derived(seatColours(this.seats));
  readonly people = $derived(this.seats.filter(({ kind }) => kind === 'person').length);
  readonly plan: TablePlan = $derived.by(() => this.#planOf(this.seats, this.first));
  /** A guided game with the first person. */
  readonly guidedPlan: TablePlan = $derived.by(() => this.#planOf(guidedSeats(this.seats, this.min), 0));

  /** Chooses a board, to which the seats are fitted. */
  choose(board: string): void {
    if (!factsOf(board)) return;
    this.board = board;
    this.#seat(fitSeats(this.seats, this.min, this.max));
  }
  set(seat: Seat, setup: SeatSetup): void {
    this.seats = this.seats.map((it, i) => (i === seat ? setup : it));
  }
  paint(seat: Seat, colour: PlayerColour): void {
    this.seats = chooseColour(this.seats, seat, colour);
  }
  add(setup: SeatSetup): void {
    this.#seat([...this.seats, setup]);
  }
  remove(seat: Seat): void {
    this.#seat(this.seats.filter((_, i) => i !== seat));
  }
  /** Stores these choices for the next time. */
  store(): void {
    const seats = this.seats.map((it) => (it.kind === 'person' ? { ...it, name: it.name.trim() } : it));
    changeSettings({ board: this.board, seats: JSON.stringify(seats) });
  }

  #seat(seats: readonly SeatSetup[]): void {
    this.seats = seats;
    if (this.first !== 'lot' && this.first >= seats.length) this.first = 'lot';
  }
  #planOf(seats: readonly SeatSetup[], first: Seat | 'lot'): TablePlan {
    return tablePlan(this.board, seats, first, (level) => t.levels[level].bots, t.start.defaultName);
  }
}
