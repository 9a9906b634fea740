import { type Move, findClaimable } from '../../engine/index.js';
import { instantBot } from '../bot.js';
import { bestDraw } from './best-draw.js';
import { keepNearTickets } from './keep-tickets.js';
import { cardsMissing } from './cards-missing.js';
import { NEVER, type Situation } from './situation.js';
import { cheapestClaim } from './payment.js';
import { movesBy } from './strategy.js';
import { ticketProgress } from './ticket-progress.js';
import { fallbackMove } from './claim-or-draw.js';
import { indicesOfHighest } from './highest.js';

/** How many claims it has in mind when it draws. */
const AHEAD = 4;
/** A draw gains this share of what it leads to: two cards of those missing, and the claim itself counts for two. */
const DRAW = 1;
/** The points that make a card as wanted as the first card of a plan. */
const UNIT = 3;

/** `onestep`: looks one action ahead and takes what gains most at once: points, tickets brought nearer, cards for a claim. */
export const onestep = instantBot(
  'onestep',
  movesBy({
    turn(o) {
      const gains = claimGains(o);
      const wanted = nearest(o, gains);
      return gainingClaim(o, gains, wanted) ?? gainingDraw(o, gains, wanted) ?? fallbackMove(o);
    },
    second(o) {
      const gains = claimGains(o);
      return gainingDraw(o, gains, nearest(o, gains));
    },
    keep: (o) => keepNearTickets(o, 0),
  }),
);

/** By route: what claiming it would gain. */
function claimGains(o: Situation): number[] {
  const gains = ticketProgress(o);
  for (let id = 0; id < gains.length; id++) gains[id] += o.worth[id];
  return gains;
}

/** The routes that gain most for the cards that are missing. */
function nearest(o: Situation, gains: readonly number[]): number[] {
  const rates: number[] = [];
  for (let id = 0; id < gains.length; id++) {
    const can = o.view.owner[id] !== o.seat && o.missing[id] < NEVER;
    rates.push(can ? gains[id] / (o.missing[id] + 2) : 0);
  }
  return indicesOfHighest(rates, AHEAD);
}

/** Filled anew at every turn. */
const found: number[] = [];

/** The claim that gains most, the cards it takes from other claims paid; null where a draw gains more. */
function gainingClaim(o: Situation, gains: readonly number[], wanted: readonly number[]): Move | null {
  const { board, view, seat } = o;
  const count = findClaimable(board, view, seat, found);
  let best: Move | null = null;
  let most = 0;
  for (const id of wanted) {
    if (o.missing[id] > 0) most = Math.max(most, (DRAW * 2 * gains[id]) / (o.missing[id] + 2));
  }
  for (let i = 0; i < count; i++) {
    const id = found[i];
    // Doubling brings a route's points once more at best.
    if (gains[id] + board.routes[id].score <= most) continue;
    const { claim, loss } = cheapestClaim(o, id, wanted);
    if (gains[id] - loss > most) {
      most = gains[id] - loss;
      best = claim;
    }
  }
  return best;
}

/** The draw that brings a wanted claim nearest. */
function gainingDraw(o: Situation, gains: readonly number[], wanted: readonly number[]): Move | null {
  const { board } = o;
  const hand = o.hand.slice();
  const values: number[] = [];
  for (let k = 0; k < board.kinds; k++) {
    hand[k]++;
    let value = 0;
    for (const id of wanted) {
      if (o.missing[id] === 0 || cardsMissing(board.routes[id].cost, hand) >= o.missing[id]) continue;
      value = Math.max(value, gains[id] / (o.missing[id] + 2) / UNIT);
    }
    hand[k]--;
    values.push(value);
  }
  return bestDraw(o, values, wanted);
}
