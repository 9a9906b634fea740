import { type Game, type Seat, toAct } from '../../engine/index.js';
import { type Clocks, clocksAt, fullTime, type Timing } from './clocks.js';

/** Somebody who returns without time has at least this much: enough to move, once a turn, so that nobody can stall with it. */
const RETURN_MS = { live: 30_000, days: 60 * 60_000 } as const;

/** The seats whose time runs: those of people that the game waits for. */
export function runningSeats({ state, sitting }: Pick<Game, 'state' | 'sitting'>): Seat[] {
  return toAct(state).filter((seat) => sitting[seat] === 'person');
}

/** The clocks after the last entry of a game. */
export function clocksAfter(clocks: Clocks, game: Game, now: number, timing: Timing): Clocks {
  const before = clocksAt(clocks, now, timing);
  const { state, record } = game;
  const running = runningSeats(game);
  const next: Clocks = {
    ...before,
    running,
    turn: Math.max(before.turn, state.turns),
    absent: before.absent.map((ms, seat) => (running.includes(seat) ? ms : 0)),
    paused: before.paused && state.phase !== 'over',
  };
  const last = record.log.at(-1);
  const type = last?.move.type;
  if (type === 'give-back' && last?.seat != null) return withReturn(next, last.seat, timing);
  // A move by the day that is played again has the rest of its days.
  if (type === 'undo' && timing.control.type === 'days')
    return running.reduce((all, seat) => withReturn(all, seat, timing), next);
  return state.turns > before.turn ? withTurn(next, before, timing) : next;
}

/** A turn has ended: live, its player gets some more time; by the day, the next has all of it. */
function withTurn(next: Clocks, before: Clocks, { control }: Timing): Clocks {
  if (control.type === 'days')
    return {
      ...next,
      left: next.left.map((ms, seat) => (next.running.includes(seat) ? fullTime(control) : ms)),
    };
  // Nobody gets more for being the last to choose tickets.
  if (before.turn === 0) return next;
  const ended = before.running.filter((seat) => !next.running.includes(seat));
  return {
    ...next,
    left: next.left.map((ms, seat) => (ended.includes(seat) ? ms + control.seconds * 1000 : ms)),
  };
}

/** A person has the seat again: with at least a little time, once in each turn. */
function withReturn(clocks: Clocks, seat: Seat, { control }: Timing): Clocks {
  const least = RETURN_MS[control.type];
  if ((clocks.left[seat] ?? 0) >= least || clocks.rescued[seat] === clocks.turn) return clocks;
  return {
    ...clocks,
    left: clocks.left.map((ms, i) => (i === seat ? least : ms)),
    rescued: clocks.rescued.map((turn, i) => (i === seat ? clocks.turn : turn)),
  };
}

/** Whether a person may have the seat back now: one who ran out of time twice in a turn waits until the bot has played it. */
export function mayReturn(
  { left, rescued, turn }: Clocks,
  { state }: Pick<Game, 'state'>,
  seat: Seat,
): boolean {
  return (left[seat] ?? 0) > 0 || rescued[seat] !== turn || !toAct(state).includes(seat);
}
