import { type Game, type Move, type Seat, undoPoint } from '../../engine/index.js';
import type { Pace } from '../../protocol/index.js';
import type { Cancel, Clock } from '../clock.js';
import { type BotSeats, botToMove } from './bot-seats.js';

/** A bot's move that could not be stored is retried after this time, which doubles with each failure up to a limit. */
const RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

/** Who changed the game: a person's seat, or a bot. */
export type Cause = Seat | 'bot';

/** What the bots' turns need of their table. */
export interface BotTable {
  clock: Clock;
  bots: Pick<BotSeats, 'think'>;
  game: () => Game;
  botsPlayAlone: boolean;
  /** Whether bots must wait: a client is still showing what happened, or none is connected. */
  isHeld: () => boolean;
  onThinking: (seat: Seat) => void;
  /** Plays the move if the game is still the same. Resolves to false where it could not be stored. */
  play: (seat: Seat, move: Move) => Promise<boolean>;
}

/** The bot whose turn it is. */
interface Turn {
  game: Game;
  seat: Seat;
}
type State =
  | { type: 'idle' }
  | ({ type: 'thinking'; cancel: Cancel } & Turn)
  /** The move is found; it is played when its time has come and no client holds the bots. */
  | ({ type: 'waiting'; move: Move; cancel: Cancel } & Turn)
  | ({ type: 'storing'; move: Move; failures: number } & Turn)
  /** The move could not be stored, and is tried again after a while. */
  | ({ type: 'retrying'; move: Move; failures: number; cancel: Cancel } & Turn);

const IDLE: State = { type: 'idle' };

/** Decides when bots think and when they move: at their pace, after the grace time of a person's move, not while held. */
export class BotTurns {
  private readonly table: BotTable;
  private pace: Pace;
  private state: State = IDLE;
  /** No bot moves before this time. */
  private notBefore = -Infinity;
  /** The last move was a person's and can be taken back. */
  private inGrace = false;

  constructor(table: BotTable, pace: Pace) {
    this.table = table;
    this.pace = pace;
  }

  /** The seat whose bot is to move. */
  get thinking(): Seat | null {
    return this.state.type === 'idle' ? null : this.state.seat;
  }

  /** Sets the pace. A shorter grace time counts for the last move too; `advance` follows. */
  setPace(pace: Pace): void {
    this.pace = pace;
    if (this.inGrace) this.notBefore = Math.min(this.notBefore, this.table.clock.now() + pace.grace);
  }

  /** Call when the game or the sessions changed; `cause` is who changed the game. */
  advance(cause: Cause | null = null): void {
    const { clock, game } = this.table;
    if (cause === 'bot') {
      this.inGrace = false;
      this.notBefore = clock.now() + this.pace.step;
    } else if (cause !== null) {
      this.inGrace = undoPoint(game(), cause) !== null;
      if (this.inGrace) this.notBefore = clock.now() + this.pace.grace;
    }
    this.think();
    this.playWhenDue();
  }

  /** A client has shown what happened. Only now its person can decide to take the move back. */
  release(): void {
    if (this.inGrace) this.notBefore = this.table.clock.now() + this.pace.grace;
    this.playWhenDue();
  }

  stop(): void {
    this.enter(IDLE);
  }

  /** Every state but idle and storing has something to cancel. */
  private enter(state: State): void {
    if ('cancel' in this.state) this.state.cancel();
    this.state = state;
  }

  private think(): void {
    const { table, state } = this;
    const game = table.game();
    if (state.type !== 'idle' && state.game === game) return;
    this.stop();
    const seat = botToMove(game, table.botsPlayAlone);
    if (seat === null) return;
    table.onThinking(seat);
    const cancel = table.bots.think(game, seat, (move) => {
      this.enter({ type: 'waiting', game, seat, move, cancel: () => {} });
      this.playWhenDue();
    });
    this.state = { type: 'thinking', game, seat, cancel };
  }

  /** Plays the move that was found, once its time has come. */
  private playWhenDue(): void {
    const { state, table } = this;
    if (state.type !== 'waiting' && state.type !== 'retrying') return;
    if (table.isHeld()) return this.enter({ ...state, cancel: () => {} });
    const wait = this.notBefore - table.clock.now();
    if (wait > 0) this.enter({ ...state, cancel: table.clock.setTimer(wait, () => this.playWhenDue()) });
    else void this.play(state, state.type === 'retrying' ? state.failures : 0);
  }

  private async play({ game, seat, move }: Turn & { move: Move }, failures: number): Promise<void> {
    const { clock, play } = this.table;
    const storing: State = { type: 'storing', game, seat, move, failures };
    this.enter(storing);
    const isStored = await play(seat, move);
    // Meanwhile the game changed, or the bots were stopped.
    if (this.state !== storing) return;
    if (isStored) return this.enter(IDLE);
    this.notBefore = clock.now() + Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** failures);
    this.enter({ type: 'retrying', game, seat, move, failures: failures + 1, cancel: () => {} });
    this.playWhenDue();
  }
}
