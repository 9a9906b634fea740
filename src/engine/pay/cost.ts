import type { Problem } from '../problem.js';
import { GREY } from '../words.js';

/**
 * What a route costs (G9, and the modules that change it). A payment is s cards of one colour, w wilds and t stand-ins with
 * s + w + t = length and s ≤ length − symbols. A stand-in is `standIn` cards; they are no wilds, unless `wildStandsIn`: then
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

/** Whether the hand that begins at `at` holds any payment: the best cover its cards can give reaches the length. */
export function canPay(cost: Cost, hands: Counts, at: number, kinds: number): boolean {
  const wild = at + kinds - 1;
  let ofColour = 0;
  if (cost.colour !== GREY) ofColour = hands[at + cost.colour];
  else for (let k = at; k < wild; k++) if (hands[k] > ofColour) ofColour = hands[k];
  const free = cost.length - cost.symbols;
  const s = ofColour < free ? ofColour : free;
  const w = cost.wilds ? hands[wild] : 0;
  if (s + w >= cost.length) return true;
  if (cost.standIn === 0) return false;
  let rest = cost.wildStandsIn ? hands[wild] : 0;
  for (let k = at; k < wild; k++) rest += hands[k];
  // One card more of the set never costs more than it saves, so the largest s covers most.
  return s + w + Math.floor((rest - s) / cost.standIn) >= cost.length;
}

/** Why these cards do not pay, whoever holds them; null where they do. By arithmetic on counts: w and the total fix s and t. */
export function misfit(cost: Cost, cards: Counts): Problem | null {
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
