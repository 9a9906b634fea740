import { GREY, type Route } from '../../engine/index.js';

/** This many cards are held back before others are counted as stand-ins: usually there is a better use for them. */
const KEPT_BACK = 12;

/** How many more cards a hand needs to pay this cost without waste; 0 if it can pay. */
export function cardsMissing(cost: Route['cost'], hand: readonly number[]): number {
  const wild = hand.length - 1;
  const { length, standIn } = cost;
  const free = length - cost.symbols;
  let own = 0;
  if (cost.colour !== GREY) own = hand[cost.colour];
  else for (let k = 0; k < wild; k++) if (hand[k] > own) own = hand[k];
  const set = own < free ? own : free;
  const cover = cost.wilds ? set + hand[wild] : set;
  if (cover >= length) return 0;
  if (standIn === 0) return length - cover;
  let others = cost.wildStandsIn ? hand[wild] : 0;
  for (let k = 0; k < wild; k++) others += hand[k];
  others -= set + KEPT_BACK;
  const lack = length - cover - (others > 0 ? Math.floor(others / standIn) : 0);
  return lack > 0 ? lack : 0;
}
