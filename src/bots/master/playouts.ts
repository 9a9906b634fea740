import {
  type Board,
  type GameEvent,
  type Move,
  type Outcome,
  type Seat,
  type State,
  type Stream,
  type View,
  claimable,
  clone,
  fastSeed,
  play,
  sample,
  toAct,
} from '../../engine/index.js';
import { Belief } from './belief.js';
import { Planner } from '../planner/planner.js';
import { weightsFor } from '../planner/board-weights.js';

/** Plays a view out to the end repeatedly: hidden cards and tickets are re-dealt each time, and every seat plays the planner's quick moves. */
export class Playouts {
  private readonly board: Board;
  private readonly view: View;
  private readonly stream: Stream;
  private readonly players: readonly Planner[];
  /** Null in the opening, as nothing is built to infer from, and when all tickets are visible. */
  private readonly belief: Belief | null;
  private readonly worlds: State[] = [];
  private readonly events: GameEvent[] = [];

  constructor(board: Board, view: View, stream: Stream, players: readonly Planner[]) {
    this.board = board;
    this.view = view;
    this.stream = stream;
    this.players = players;
    this.belief = view.phase === 'opening' || view.eyes === 'all' ? null : new Belief(board, view);
  }

  /** Plays the n-th world out, starting with this move of the seat. Every move gets the same worlds, for a fair comparison. */
  play(n: number, seat: Seat, first: Move | null): Outcome {
    const { board, players, events } = this;
    const state = clone(this.world(n));
    for (const player of players) player.discardPlan();
    if (first) this.move(state, seat, first);
    while (state.phase !== 'over') {
      const mover = state.phase === 'opening' ? toAct(state)[0] : state.seat;
      this.move(state, mover, players[mover].quickMove(state));
    }
    events.length = 0;
    if (!state.outcome) throw new Error(`a playout on ${board.id} has no outcome`);
    return state.outcome;
  }

  /** By route: the points that the rivals' plans lose if the seat takes it now, averaged over `worlds` worlds. */
  harm(seat: Seat, worlds: number): number[] {
    const { board, players } = this;
    const takeable = claimable(board, this.view, seat);
    const harm = board.routes.map(() => 0);
    const each = 1 / (worlds * (players.length - 1));
    for (let n = 0; n < worlds; n++) {
      const world = this.world(n);
      for (const rival of players) {
        if (rival.analysis.seat === seat) continue;
        const { value, routes } = rival.quickPlan(world);
        for (const { id } of routes) {
          if (!takeable.includes(id)) continue;
          const owner = world.owner[id];
          world.owner[id] = seat;
          harm[id] += Math.max(0, value - rival.quickPlan(world).value) * each;
          world.owner[id] = owner;
        }
      }
    }
    return harm;
  }

  private move(state: State, seat: Seat, move: Move): void {
    this.events.length = 0;
    const problem = play(this.board, state, seat, move, this.events);
    if (problem) throw new Error(`a playout was refused: ${problem.code}, ${JSON.stringify(move)}`);
  }

  private world(n: number): State {
    const { stream, worlds } = this;
    while (worlds.length <= n) {
      const world = sample(this.board, this.view, stream, fastSeed(stream.next()));
      this.belief?.deal(world, stream);
      worlds.push(world);
    }
    return worlds[n];
  }
}

/** A planner for each seat. */
export function plannersFor(board: Board, players: number): Planner[] {
  return Array.from({ length: players }, (_, seat) => new Planner(board, seat, weightsFor(board)));
}

/** The seat's share of the win. */
export function shareOf({ ranks }: Outcome, seat: Seat): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

/** How many points the seat is ahead of the best other. */
export function leadOf({ totals }: Outcome, seat: Seat): number {
  let other = -Infinity;
  for (let s = 0; s < totals.length; s++) if (s !== seat) other = Math.max(other, totals[s]);
  return totals[seat] - other;
}
