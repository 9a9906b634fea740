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

/** How many claims it considers when it draws. */
const AHEAD = 4;
/** The weight of a draw: it brings two of the missing cards nearer, and the claim itself counts as two more. */
const DRAW = 1;
/** The gain at which a card is worth as much as the first card of a plan. */
const UNIT = 3;

/** `onestep`: looks one action ahead and takes what gains most: points, progress of tickets, cards for a claim. */
export const onestep = instantBot(
  'onestep',
  movesBy({
    turn(situation) {
      const gains = claimGains(situation);
      const wanted = nearest(situation, gains);
      return (
        gainingClaim(situation, gains, wanted) ??
        gainingDraw(situation, gains, wanted) ??
        fallbackMove(situation)
      );
    },
    second(situation) {
      const gains = claimGains(situation);
      return gainingDraw(situation, gains, nearest(situation, gains));
    },
    keep: (situation) => keepNearTickets(situation, 0),
  }),
);

/** By route: the points that claiming it gains. */
function claimGains(situation: Situation): number[] {
  const gains = ticketProgress(situation);
  for (let id = 0; id < gains.length; id++) gains[id] += situation.worth[id];
  return gains;
}

/** The routes with the highest gain per missing card. */
function nearest(situation: Situation, gains: readonly number[]): number[] {
  const rates: number[] = [];
  for (let id = 0; id < gains.length; id++) {
    const can = situation.view.owner[id] !== situation.seat && situation.missing[id] < NEVER;
    rates.push(can ? gains[id] / (situation.missing[id] + 2) : 0);
  }
  return indicesOfHighest(rates, AHEAD);
}

/** A buffer, refilled every turn. */
const found: number[] = [];

/** The claim that gains most, less the cards it takes from other claims; null if a draw gains more. */
function gainingClaim(
  situation: Situation,
  gains: readonly number[],
  wanted: readonly number[],
): Move | null {
  const { board, view, seat } = situation;
  const count = findClaimable(board, view, seat, found);
  let best: Move | null = null;
  let most = 0;
  for (const id of wanted) {
    if (situation.missing[id] > 0)
      most = Math.max(most, (DRAW * 2 * gains[id]) / (situation.missing[id] + 2));
  }
  for (let i = 0; i < count; i++) {
    const id = found[i];
    // At best, doubling scores the route a second time.
    if (gains[id] + board.routes[id].score <= most) continue;
    const { claim, loss } = cheapestClaim(situation, id, wanted);
    if (gains[id] - loss > most) {
      most = gains[id] - loss;
      best = claim;
    }
  }
  return best;
}

/** The draw that helps the wanted claims most. */
function gainingDraw(situation: Situation, gains: readonly number[], wanted: readonly number[]): Move | null {
  const { board } = situation;
  const hand = situation.hand.slice();
  const values: number[] = [];
  for (let k = 0; k < board.kinds; k++) {
    hand[k]++;
    let value = 0;
    for (const id of wanted) {
      if (situation.missing[id] === 0 || cardsMissing(board.routes[id].cost, hand) >= situation.missing[id])
        continue;
      value = Math.max(value, gains[id] / (situation.missing[id] + 2) / UNIT);
    }
    hand[k]--;
    values.push(value);
  }
  return bestDraw(situation, values, wanted);
}
