import {
  type Game,
  type GameEvent,
  type Move,
  type Seat,
  isLegal,
  itemAt,
  legalMoves,
  redact,
  toAct,
  view,
} from '../../engine/index.js';
import { isDeserted } from '../abandoned.js';
import type { Cancel } from '../clock.js';
import type { TableDependencies } from '../dependencies.js';
import { TAKE_OVER_LEVEL } from '../reseating.js';
import type { SeatedBot } from '../thinking/thinker.js';

/**
 * The bot that must move before anything else can happen; null where the game waits for people. A game that all people have left waits
 * for them too, unless bots play alone.
 */
export function botToMove(game: Game, botsPlayAlone: boolean): Seat | null {
  const { state, sitting } = game;
  const waiting = toAct(state);
  const bots = waiting.filter((seat) => sitting[seat] === 'bot');
  if (!botsPlayAlone && bots.length > 0 && isDeserted(game)) return null;
  // The last opening choice reveals all choices and can't be taken back, so bots leave it to people.
  const isLastChoice = state.phase === 'opening' && bots.length === 1 && waiting.length > 1;
  return isLastChoice ? null : (bots[0] ?? null);
}

/** A seated bot, and the last entry it was shown. */
interface BotSeat {
  bot: SeatedBot;
  lastSeen: number;
}

/** The bots of a table. Each is seated when it first has to move. */
export class BotSeats {
  private readonly dependencies: TableDependencies;
  private readonly seats = new Map<Seat, BotSeat>();

  constructor(dependencies: TableDependencies) {
    this.dependencies = dependencies;
  }

  /** Lets the bot of a seat choose a legal move. Where the bot fails, any legal move is played. */
  think(game: Game, seat: Seat, onMove: (move: Move) => void): Cancel {
    const { budgetOf, onError } = this.dependencies;
    const { board, state } = game;
    const seen = view(board, state, seat);
    const playAny = (error: unknown) => {
      onError(error);
      onMove(itemAt(legalMoves(board, seen, seat), 0));
    };
    const { bot, events } = this.look(game, seat);
    return bot.think(
      { view: seen, events, budget: budgetOf(this.levelOf(seat)) },
      {
        onMove(move) {
          if (isLegal(board, state, seat, move)) onMove(move);
          else playAny(new Error(`an illegal move of a bot: ${JSON.stringify(move)}`));
        },
        onError: (error) => {
          this.dismiss(seat);
          playAny(error);
        },
      },
    );
  }

  dismissAll(): void {
    for (const seat of this.seats.keys()) this.dismiss(seat);
  }

  private dismiss(seat: Seat): void {
    this.seats.get(seat)?.bot.leave();
    this.seats.delete(seat);
  }

  /** The bot of a seat, and what it saw happen since it last looked; nothing where moves were taken back meanwhile. */
  private look({ board, record }: Game, seat: Seat): { bot: SeatedBot; events: GameEvent[] } {
    const last = record.log.length - 1;
    let seated = this.seats.get(seat);
    if (!seated) {
      const { thinker, randomSeed } = this.dependencies;
      const request = { board, seat, level: this.levelOf(seat), seed: randomSeed() };
      seated = { bot: thinker.seatBot(request), lastSeen: last };
      this.seats.set(seat, seated);
    }
    const fresh = record.log.slice(seated.lastSeen + 1);
    seated.lastSeen = last;
    const hasUndo = fresh.some(({ move }) => move.type === 'undo');
    const events = hasUndo ? [] : fresh.flatMap(({ outcome }) => outcome);
    return { bot: seated.bot, events: events.map((event) => redact(board, event, seat)) };
  }

  private levelOf(seat: Seat) {
    const plan = this.dependencies.plan.seats[seat];
    return plan?.kind === 'bot' ? plan.level : (this.dependencies.substitute ?? TAKE_OVER_LEVEL);
  }
}
