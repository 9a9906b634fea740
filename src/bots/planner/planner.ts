import {
  type Board,
  type Move,
  type Position,
  type Seat,
  type View,
  findClaimable,
  firstClaim,
  legalMoves,
} from '../../engine/index.js';
import type { Bot, BotKind } from '../bot.js';
import { bestClaim } from './claim.js';
import { Desk } from './analysis.js';
import { bestDraw } from './draw.js';
import { type Plan, inTime, keptTickets, makePlan, undone } from './route-plan.js';
import { Targets } from './targets.js';
import { type TicketSet, drawValue, keep, ticketSets } from './tickets.js';
import { answerTunnel } from './tunnel.js';
import { type Weights, weightsFor } from './weights.js';

/** Plans for one seat: a joint network for its tickets, and what to do next for it. */
export class Planner {
  readonly desk: Desk;
  readonly targets: Targets;
  /** What drawing tickets would bring, as far as it was asked for since the plan was made. */
  private tickets: number | null = null;
  /** Own cars when the plan was made. */
  private cars = 0;
  plan: Plan = { tickets: [], lost: [], routes: [], cars: 0, turns: 0, gain: 0, value: 0 };

  constructor(board: Board, seat: Seat, weights: Weights) {
    this.desk = new Desk(board, seat, weights);
    this.targets = new Targets(this.desk);
  }

  /** The move for a position, thought through from the beginning. */
  move(position: Position): Move {
    this.desk.hurried = false;
    this.study(position);
    return this.decide();
  }

  /** The same in a hurry, for playouts: goes on with the plan made before as long as it can be built. */
  quick(position: Position): Move {
    const { desk, targets, plan } = this;
    desk.hurried = true;
    desk.glance(position);
    if (position.phase === 'opening' || position.phase === 'keep') {
      desk.lay(position);
      // What is kept asks for another plan.
      this.forget();
      return { type: 'keep', tickets: keep(desk) };
    }
    if (!targets.update() || desk.cars !== this.cars) this.study(position);
    else {
      if (desk.weights.mixed > 0) return this.decide();
      plan.cars = 0;
      for (const route of targets.planned) plan.cars += route.length;
      desk.dealing.deal(targets.planned, targets.planned.length, null, null);
      plan.turns = targets.planned.length + desk.dealing.turns();
    }
    return this.decide();
  }

  /** The plan for a position, made in a hurry. */
  sketch(position: Position): Plan {
    this.desk.hurried = true;
    this.study(position);
    return this.plan;
  }

  /** The sets of tickets it may keep, and what it thinks of each. */
  ticketSets(position: Position): TicketSet[] {
    this.desk.hurried = false;
    this.study(position);
    return ticketSets(this.desk);
  }

  /** Forgets the plan. */
  forget(): void {
    this.targets.clear();
  }

  /** Makes the plan anew. */
  study(position: Position): void {
    const { desk } = this;
    desk.lay(position);
    this.plan = makePlan(desk, undone(desk, keptTickets(desk)));
    this.targets.set(this.plan);
    this.tickets = null;
    this.cars = desk.cars;
  }

  private decide(): Move {
    const { desk, targets } = this;
    switch (desk.position.phase) {
      case 'opening':
      case 'keep':
        return { type: 'keep', tickets: keep(desk) };
      case 'turn':
        return this.act();
      case 'second':
        desk.dealing.wish(targets.routes);
        return bestDraw(desk).move ?? firstMove(desk);
      case 'tunnel':
        return answerTunnel(desk, targets);
      default:
        return firstMove(desk);
    }
  }

  private act(): Move {
    const { desk, plan, targets } = this;
    const last = desk.turns <= 1 || (desk.turns < SOON && isReady(desk));
    const hurry = haste(desk, plan);
    desk.dealing.wish(targets.routes);
    const draw = bestDraw(desk);
    const claim = bestClaim(desk, plan, targets, hurry * usefulness(desk, draw.value), last);
    draw.value = last ? 0 : (draw.value + desk.weights.draw) * lasting(desk);
    const canAsk = desk.position.ticketDeck.length > 0;
    if (canAsk && targets.planned.length <= FEW && desk.turns > plan.turns + desk.weights.moreTickets) {
      this.tickets ??= drawValue(desk, plan);
      const value = this.tickets - hurry;
      if (value > Math.max(claim.value, draw.value)) return { type: 'tickets' };
    }
    if (claim.move && claim.value >= draw.value) return claim.move;
    return draw.move ?? firstMove(desk);
  }
}

/** With this many turns to go the last claims are counted. */
const SOON = 9;
/** More tickets are thought of when no more routes than this are still to be built. */
const FEW = 3;

function firstMove({ board, position, seat }: Desk): Move {
  return legalMoves(board, position, seat)[0];
}

/** Whether the hand can pay for claims at every turn there is still to come. */
function isReady({ board, position, seat, hand, turns }: Desk): boolean {
  if (position.handSizes[seat] < turns || position.cars[seat] < turns) return false;
  const found: number[] = [];
  found.length = findClaimable(board, position, seat, found);
  if (found.length < turns) return false;
  found.sort((x, y) => board.routes[y].length - board.routes[x].length);
  const left = hand.slice();
  let cars = position.cars[seat];
  let claims = 0;
  for (const id of found) {
    const { length } = board.routes[id];
    if (length > cars) continue;
    const { cards } = firstClaim(board, position, seat, id);
    if (cards.some((n, k) => n > left[k])) continue;
    for (let k = 0; k < left.length; k++) left[k] -= cards[k];
    cars -= length;
    if (++claims >= turns) return true;
  }
  return false;
}

/** How much a draw does for what is to be built: 1 where both cards are wanted, 0 where nothing is to be had. */
function usefulness({ weights, rate }: Desk, draw: number): number {
  const share = (draw - 2 * weights.spare) / (2 * rate * weights.card);
  return Math.min(1, Math.max(0, share)) ** weights.useful;
}

/** How much of what cards are worth now there is still time to make use of. */
function lasting({ weights: { fade }, turns }: Desk): number {
  return fade === 0 ? 1 : Math.min(1, Math.max(0, turns - 1) / fade);
}

/** How much a turn spent otherwise harms the plan, in points. */
function haste(desk: Desk, { gain, turns }: Plan): number {
  return gain === 0 ? 0 : gain * (inTime(desk, turns) - inTime(desk, turns + 1)) * desk.weights.hurry;
}

/** A planner with other weights, for trying them out. */
export function plannerWith(name: string, weights: (board: Board) => Weights): BotKind {
  return {
    name,
    iterations: 0,
    sit(board, seat): Bot {
      const planner = new Planner(board, seat, weights(board));
      let seen: View | null = null;
      return {
        look: (view) => void (seen = view),
        think: () => false,
        best() {
          if (!seen) throw new Error('a bot was asked before it could look');
          return planner.move(seen);
        },
      };
    },
  };
}

/** `planner`: joins its tickets in one cheap network and builds it in time. */
export const planner = plannerWith('planner', weightsFor);
