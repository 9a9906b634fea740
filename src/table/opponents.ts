import type { Bot } from '../bots/index.js';
import {
  type GameEvent,
  type Game,
  type Move,
  type Seat,
  isLegal,
  legalMoves,
  redact,
  toAct,
  view,
} from '../engine/index.js';
import type { Opponent } from './levels.js';
import type { TableParts } from './parts.js';
import { thinkInPortions } from './portions.js';

/** The bot that is to move before anything else can happen; null where people are waited for. */
export function botToMove({ state, sitting }: Game): Seat | null {
  const waiting = toAct(state);
  const bots = waiting.filter((seat) => sitting[seat] === 'bot');
  // The last opening choice shows what all keep and can't be taken back: bots leave the time before it to people.
  const waits = state.phase === 'opening' && bots.length === 1 && waiting.length > 1;
  return bots.length === 0 || waits ? null : bots[0];
}

/** A bot on its chair, and the last entry it was shown. */
interface Chair {
  bot: Bot;
  opponent: Opponent;
  told: number;
}

/** The bots of a table: they sit down when they are first to move, and think in portions. */
export class Opponents {
  private readonly parts: TableParts;
  private readonly chairs = new Map<Seat, Chair>();

  constructor(parts: TableParts) {
    this.parts = parts;
  }

  /** Lets the bot of a seat think; `decided` hears its move. Returns how to stop it. */
  think(game: Game, seat: Seat, decided: (move: Move) => void): () => void {
    const { clock, trouble } = this.parts;
    const attempt = <T>(act: () => T): T | undefined => {
      try {
        return act();
      } catch (error) {
        trouble(error);
        this.chairs.delete(seat);
        return undefined;
      }
    };
    const chair = attempt(() => this.chairOf(game, seat));
    if (chair) attempt(() => show(chair, game, seat));
    const think = (iterations: number) => attempt(() => chair?.bot.think(iterations)) ?? false;
    const done = () => {
      const move = attempt(() => chair?.bot.bestMove());
      if (move && isLegal(game.board, game.state, seat, move)) return decided(move);
      if (move) trouble(new Error(`${chair?.opponent.kind.name} made a wrong move: ${JSON.stringify(move)}`));
      decided(legalMoves(game.board, view(game.board, game.state, seat), seat)[0]);
    };
    return thinkInPortions(clock, think, chair?.opponent ?? { iterations: 0, ms: 0 }, { done });
  }

  private chairOf(game: Game, seat: Seat): Chair {
    const sat = this.chairs.get(seat);
    if (sat) return sat;
    const { plan, opponentOf, chance } = this.parts;
    const sitter = plan.seats[seat];
    const opponent = opponentOf(sitter.kind === 'bot' ? sitter.level : 'foreman');
    const bot = opponent.kind.createBot(game.board, seat, chance());
    const chair = { bot, opponent, told: game.record.log.length - 1 };
    this.chairs.set(seat, chair);
    return chair;
  }
}

/** Shows a bot what its seat sees, and what happened since it last looked; of moves taken back nothing is told. */
function show(chair: Chair, { board, record, state }: Game, seat: Seat): void {
  const fresh = record.log.slice(chair.told + 1);
  const taken = fresh.some(({ move }) => move.type === 'undo');
  const events: GameEvent[] = taken ? [] : fresh.flatMap(({ outcome }) => outcome);
  chair.told = record.log.length - 1;
  chair.bot.observe(
    view(board, state, seat),
    events.map((event) => redact(board, event, seat)),
  );
}
