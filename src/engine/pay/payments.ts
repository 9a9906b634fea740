import { COLOURS } from '../board/facts.js';
import { listOf } from '../lists.js';
import { GREY } from '../words.js';
import type { Cost, Counts } from './cost.js';

/** No cards of any kind; slicing it is the fastest start of a payment. */
const NOTHING = listOf(COLOURS.length + 1, 0);

/** Fills in stand-ins from what is left of the hand: again and again one of the colour held most of, never a wild. */
function standIn(cards: number[], hands: Counts, at: number, count: number): void {
  const wild = cards.length - 1;
  for (; count > 0; count--) {
    let most = 0;
    for (let k = 1; k < wild; k++) if (hands[at + k] - cards[k] > hands[at + most] - cards[most]) most = k;
    cards[most]++;
  }
}

/** Whether this payment is in the list already, found for another colour of a grey route. */
function listed(found: readonly Counts[], from: number, cards: Counts): boolean {
  for (let i = from; i < found.length; i++) {
    let k = 0;
    while (k < cards.length && found[i][k] === cards[k]) k++;
    if (k === cards.length) return true;
  }
  return false;
}

/**
 * One payment of each shape that the hand beginning at `at` can make: colour of the set, how many of it, wilds, stand-ins.
 * Fewest wilds first, then fewest stand-ins, then the board's order of colours. Stops after `limit` payments.
 */
export function payments(cost: Cost, hands: Counts, at: number, kinds: number, limit = Infinity): number[][] {
  const found: number[][] = [];
  const wild = kinds - 1;
  const { length, colour } = cost;
  const each = cost.standIn;
  let coloured = 0;
  for (let k = 0; k < wild; k++) coloured += hands[at + k];
  const from = colour === GREY ? 0 : colour;
  const to = colour === GREY ? wild - 1 : colour;
  const maxT = each === 0 ? 0 : length;
  const maxW = cost.wildStandsIn ? each * length : cost.wilds ? length : 0;
  for (let w = 0; w <= maxW && w <= hands[at + wild]; w++) {
    const counted = cost.wildStandsIn ? 0 : w;
    const begin = found.length;
    for (let t = 0; t <= maxT; t++) {
      const s = length - counted - t;
      const others = each * t - (w - counted);
      if (s < 0 || s > length - cost.symbols || others < 0 || s + others > coloured) continue;
      for (let k = from; k <= to; k++) {
        if (hands[at + k] < s) continue;
        const cards = NOTHING.slice(0, kinds);
        cards[wild] = w;
        cards[k] = s;
        standIn(cards, hands, at, others);
        if (others > 0 && listed(found, begin, cards)) continue;
        if (limit === 1) return [cards];
        found.push(cards);
        if (found.length >= limit) return found;
        if (s === 0) break;
      }
    }
  }
  return found;
}
