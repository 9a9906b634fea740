import { type Game, type Move, type Seat, undoPoint } from '../engine/index.js';
import type { Pace } from '../protocol/index.js';
import type { Clock } from './clock.js';
import { type Opponents, botToMove } from './opponents.js';

/** How bots act before anybody has said otherwise. */
const PACE: Pace = { step: 600, grace: 1000 };
/** Nobody can want bots to be slower than this. */
const SLOWEST = 60_000;
/** A bot's move that could not be stored is tried again after so long, and then after twice as long each time. */
const RETRY_MS = 1000;

/** What the bots' turns need of their table. */
export interface BotTable {
  clock: Clock;
  opponents: Opponents;
  game: () => Game;
  /** Whether a screen still shows what happened. */
  held: () => boolean;
  thinking: (seat: Seat) => void;
  /** Plays the move where it still can be played; false where it could not be stored. */
  play: (seat: Seat, move: Move) => Promise<boolean>;
}

/** When the bots of a table think and when they move: at their pace, not before a person could take back, not while a screen is behind. */
export class BotTurns {
  private readonly table: BotTable;
  private pace = PACE;
  /** The position that is thought about, the move once it is found, and how to stop it all. */
  private thought: { game: Game; seat: Seat; move: Move | null; stop: () => void } | null = null;
  private waiting: (() => void) | null = null;
  /** Not before this time the next move is made. */
  private due = -Infinity;
  /** The last move was a person's and can be taken back. */
  private graceful = false;
  private failures = 0;
  private playing = false;

  constructor(table: BotTable) {
    this.table = table;
  }

  /** The seat whose bot is to move: it thinks, or waits for its time. */
  get thinking(): Seat | null {
    return this.thought?.seat ?? null;
  }

  setPace({ step, grace }: Pace): void {
    this.pace = { step: bounded(step, PACE.step), grace: bounded(grace, PACE.grace) };
  }

  /** Something happened at the table, or is about to go on. `by` is who made it happen. */
  goOn(by: Seat | 'bot' | null = null): void {
    const { clock, game } = this.table;
    if (by === 'bot') this.due = clock.now() + this.pace.step;
    if (by !== null) this.graceful = by !== 'bot' && undoPoint(game(), by) !== null;
    if (by !== null && this.graceful) this.due = clock.now() + this.pace.grace;
    this.think();
    this.move();
  }

  /** A screen has shown what happened: only now can a person think better of a move. */
  released(): void {
    if (this.graceful) this.due = this.table.clock.now() + this.pace.grace;
    this.move();
  }

  stop(): void {
    this.thought?.stop();
    this.thought = null;
    this.waiting?.();
    this.waiting = null;
  }

  private think(): void {
    const game = this.table.game();
    if (this.thought?.game === game) return;
    this.stop();
    const seat = botToMove(game);
    if (seat === null) return;
    const thought = { game, seat, move: null as Move | null, stop: () => {} };
    this.thought = thought;
    this.table.thinking(seat);
    thought.stop = this.table.opponents.think(game, seat, (move) => {
      thought.move = move;
      this.move();
    });
  }

  /** Makes the move that was found, once its time has come. */
  private move(): void {
    const { clock, held } = this.table;
    this.waiting?.();
    this.waiting = null;
    if (!this.thought?.move || held() || this.playing) return;
    const wait = this.due - clock.now();
    if (wait > 0) this.waiting = clock.later(wait, () => this.move());
    else void this.play(this.thought.seat, this.thought.move);
  }

  private async play(seat: Seat, move: Move): Promise<void> {
    const { clock, play } = this.table;
    this.playing = true;
    const stored = await play(seat, move);
    this.playing = false;
    this.failures = stored ? 0 : this.failures + 1;
    if (!stored) this.due = clock.now() + Math.min(SLOWEST, RETRY_MS * 2 ** (this.failures - 1));
    this.move();
  }
}

function bounded(ms: number, otherwise: number): number {
  return Number.isFinite(ms) ? Math.min(SLOWEST, Math.max(0, ms)) : otherwise;
}
