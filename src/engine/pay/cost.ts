import type { Problem } from '../problem.js';
import { GREY } from '../words.js';

/**
 * The cost of a route (G9, and the rules that change it). A payment is s cards of one colour, w wilds and t stand-ins with
 * s + w + t = length and s ≤ length − symbols. A stand-in is `standIn` cards; none of them wild, unless `wildStandsIn`: then
 * wilds are cards like any other, never count by themselves, and w is 0 in the sum.
 */
export interface Cost {
  readonly length: number;
  /** The kind of card, or GREY for any one colour. */
  readonly colour: number;
  /** Locomotive symbols: spaces that no coloured card can pay for (N4, A12). */
  readonly symbols: number;
  /** Wilds may replace cards of the set (G9, N2, N5, N7). */
  readonly wilds: boolean;
  /** How many cards stand in for one (N6: three, N3: four); 0: none do. */
  readonly standIn: number;
  /** Wilds may be among the stand-ins (N3), instead of counting as wilds. */
  readonly wildStandsIn: boolean;
}

/** Cards counted by kind, the wild last: a hand or a payment. `at` is where the counts begin in a longer list. */
export type Counts = readonly number[];

/** A hand summed up once, to ask of many routes whether it can pay for them. */
export interface HandSums {
  /** The hand, which begins at `at`. */
  hands: Counts;
  at: number;
  /** The most of any one colour: what a grey route can be paid with. */
  most: number;
  wilds: number;
  /** All cards that are not wild. */
  coloured: number;
}

/** The only instance, overwritten by each call of `sumHand` to save an allocation on every turn. */
const shared: HandSums = { hands: [], at: 0, most: 0, wilds: 0, coloured: 0 };

/** Sums up the hand that begins at `at`. The result is valid until the next call. */
export function sumHand(hands: Counts, at: number, kinds: number): HandSums {
  const wild = at + kinds - 1;
  let coloured = 0;
  let most = 0;
  for (let k = at; k < wild; k++) {
    const n = hands[k];
    coloured += n;
    if (n > most) most = n;
  }
  shared.hands = hands;
  shared.at = at;
  shared.most = most;
  shared.wilds = hands[wild];
  shared.coloured = coloured;
  return shared;
}

/** Whether the hand holds any payment: its best cards cover the length. */
export function canPay(cost: Cost, held: HandSums): boolean {
  const { length, standIn } = cost;
  const ofColour = cost.colour === GREY ? held.most : held.hands[held.at + cost.colour];
  const free = length - cost.symbols;
  const s = ofColour < free ? ofColour : free;
  const cover = cost.wilds ? s + held.wilds : s;
  if (cover >= length) return true;
  if (standIn === 0) return false;
  const others = held.coloured - s + (cost.wildStandsIn ? held.wilds : 0);
  // One card more of the set never costs more than it saves, so the largest s covers most.
  return cover + Math.floor(others / standIn) >= length;
}

/** Whether a hand, counted by kind, holds any payment. */
export function canPayFrom(cost: Cost, hand: readonly number[]): boolean {
  return canPay(cost, sumHand(hand, 0, hand.length));
}

/** Why these cards don't pay the cost; null where they do. By arithmetic on counts: w and the total determine s and t. */
export function whyNotPaid(cost: Cost, cards: Counts): Problem | null {
  const wild = cards.length - 1;
  const { length, standIn } = cost;
  let pool = 0;
  for (let k = 0; k < wild; k++) pool += cards[k];
  let w = cards[wild];
  if (cost.wildStandsIn) {
    pool += w;
    w = 0;
  } else if (w > 0 && !cost.wilds) {
    return { code: 'wilds-not-here' };
  }
  const over = pool + w - length;
  let t = 0;
  if (over !== 0) {
    if (over < 0 || standIn === 0 || w > length) return { code: 'wrong-number', need: length, got: pool + w };
    if (over % (standIn - 1) !== 0) return { code: 'stand-ins-uneven', each: standIn };
    t = over / (standIn - 1);
  }
  const s = length - w - t;
  if (s < 0) return { code: 'wrong-number', need: length, got: pool + w };
  if (s > length - cost.symbols) return { code: 'too-few-wilds', need: cost.symbols };
  if (s === 0) return null;
  if (cost.colour !== GREY) return cards[cost.colour] >= s ? null : { code: 'wrong-colour', need: s };
  for (let k = 0; k < wild; k++) if (cards[k] >= s) return null;
  return { code: 'wrong-colour', need: s };
}
