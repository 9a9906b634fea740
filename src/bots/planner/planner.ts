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
import { Analysis } from './analysis.js';
import { bestDraw } from './draw.js';
import { type RoutePlan, chanceInTime, keptTickets, makePlan, openTickets } from './route-plan.js';
import { Targets } from './targets.js';
import { type TicketSet, drawValue, ticketsToKeep, ticketSets } from './tickets.js';
import { answerTunnel } from './tunnel.js';
import { weightsFor } from './board-weights.js';
import type { Weights } from './weights.js';

/** Plans for one seat: a joint network for its tickets, and the next move towards it. */
export class Planner {
  readonly analysis: Analysis;
  readonly targets: Targets;
  /** The cached value of drawing tickets under the current plan. */
  private tickets: number | null = null;
  /** The seat's cars when the plan was made. */
  private cars = 0;
  plan: RoutePlan = { tickets: [], lost: [], routes: [], cars: 0, turns: 0, gain: 0, value: 0 };

  constructor(board: Board, seat: Seat, weights: Weights) {
    this.analysis = new Analysis(board, seat, weights);
    this.targets = new Targets(this.analysis);
  }

  /** The move for a position, planned from scratch. */
  chooseMove(position: Position): Move {
    this.analysis.isQuick = false;
    this.analyse(position);
    return this.decide();
  }

  /** A quicker, weaker move for playouts: follows the last plan as long as it can be built. */
  quickMove(position: Position): Move {
    const { analysis, targets, plan } = this;
    analysis.isQuick = true;
    analysis.refresh(position);
    if (position.phase === 'opening' || position.phase === 'keep') {
      analysis.load(position);
      // New tickets need a new plan.
      this.discardPlan();
      return { type: 'keep', tickets: ticketsToKeep(analysis) };
    }
    if (!targets.update() || analysis.cars !== this.cars) this.analyse(position);
    else {
      if (analysis.weights.mixed > 0) return this.decide();
      plan.cars = 0;
      for (const route of targets.planned) plan.cars += route.length;
      analysis.allocation.allocate(targets.planned, targets.planned.length, null, null);
      plan.turns = targets.planned.length + analysis.allocation.turns();
    }
    return this.decide();
  }

  /** A quick plan for a position. */
  quickPlan(position: Position): RoutePlan {
    this.analysis.isQuick = true;
    this.analyse(position);
    return this.plan;
  }

  /** The sets of tickets it may keep, each with its value. */
  ticketSets(position: Position): TicketSet[] {
    this.analysis.isQuick = false;
    this.analyse(position);
    return ticketSets(this.analysis);
  }

  /** Discards the plan. */
  discardPlan(): void {
    this.targets.clear();
  }

  /** Analyses a position and makes a new plan. */
  analyse(position: Position): void {
    const { analysis } = this;
    analysis.load(position);
    this.plan = makePlan(analysis, openTickets(analysis, keptTickets(analysis)));
    this.targets.set(this.plan);
    this.tickets = null;
    this.cars = analysis.cars;
  }

  private decide(): Move {
    const { analysis, targets } = this;
    switch (analysis.position.phase) {
      case 'opening':
      case 'keep':
        return { type: 'keep', tickets: ticketsToKeep(analysis) };
      case 'turn':
        return this.chooseAction();
      case 'second':
        analysis.allocation.valueCards(targets.routes);
        return bestDraw(analysis).move ?? firstMove(analysis);
      case 'tunnel':
        return answerTunnel(analysis, targets);
      case 'over':
        return firstMove(analysis);
    }
  }

  private chooseAction(): Move {
    const { analysis, plan, targets } = this;
    const last = analysis.turns <= 1 || (analysis.turns < SOON && isReady(analysis));
    const hurry = haste(analysis, plan);
    analysis.allocation.valueCards(targets.routes);
    const draw = bestDraw(analysis);
    const claim = bestClaim(analysis, plan, targets, hurry * usefulness(analysis, draw.value), last);
    draw.value = last ? 0 : (draw.value + analysis.weights.draw) * lasting(analysis);
    const canAsk = analysis.position.ticketDeck.length > 0;
    if (
      canAsk &&
      targets.planned.length <= FEW &&
      analysis.turns > plan.turns + analysis.weights.moreTickets
    ) {
      this.tickets ??= drawValue(analysis, plan);
      const value = this.tickets - hurry;
      if (value > Math.max(claim.value, draw.value)) return { type: 'tickets' };
    }
    if (claim.move && claim.value >= draw.value) return claim.move;
    return draw.move ?? firstMove(analysis);
  }
}

/** With fewer turns left than this, it checks whether the hand pays for a claim on every one. */
const SOON = 9;
/** More tickets are considered with at most this many planned routes left. */
const FEW = 3;

function firstMove({ board, position, seat }: Analysis): Move {
  return legalMoves(board, position, seat)[0];
}

/** Whether the hand can pay for a claim on every turn left. */
function isReady({ board, position, seat, hand, turns }: Analysis): boolean {
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

/** How useful a draw is for the plan: 1 if both cards are needed, 0 if none is. */
function usefulness({ weights, rate }: Analysis, draw: number): number {
  const share = (draw - 2 * weights.spare) / (2 * rate * weights.card);
  return Math.min(1, Math.max(0, share)) ** weights.useful;
}

/** The share of a card's worth that there is still time to use. */
function lasting({ weights: { fade }, turns }: Analysis): number {
  return fade === 0 ? 1 : Math.min(1, Math.max(0, turns - 1) / fade);
}

/** The cost to the plan of a turn spent elsewhere, in points. */
function haste(analysis: Analysis, { gain, turns }: RoutePlan): number {
  return gain === 0
    ? 0
    : gain * (chanceInTime(analysis, turns) - chanceInTime(analysis, turns + 1)) * analysis.weights.hurry;
}

/** A planner with other weights. */
export function plannerWith(name: string, weights: (board: Board) => Weights): BotKind {
  return {
    name,
    iterations: 0,
    createBot(board, seat): Bot {
      const planner = new Planner(board, seat, weights(board));
      let observed: View | null = null;
      return {
        observe: (view) => void (observed = view),
        think: () => false,
        bestMove() {
          if (!observed) throw new Error('a bot was asked for a move before it observed a view');
          return planner.chooseMove(observed);
        },
      };
    },
  };
}

/** `planner`: joins its tickets in one cheap network and builds it in time. */
export const planner = plannerWith('planner', weightsFor);
