import { listOf } from '../lists.js';
import { GREY } from '../words.js';
import { type Cost, type HandSums, canPay } from './cost.js';

/**
 * Lookup tables of the routes that a hand can pay for: `canPay` is called once for every hand that makes a difference.
 * Calling it for every route on every turn costs more than the rest of the turn.
 */
export type Afford = readonly AffordTable[];

/** The routes that are paid the same way, by colour, cards of it, wilds, and cards in all. */
export interface AffordTable {
  /** More cards of a colour, wilds, or cards in all than this make no difference. */
  most: number;
  mostWilds: number;
  mostCards: number;
  /** How many lists there are for one number of cards of a colour. */
  step: number;
  /** With fewer cards than this, none of the colour and no wild, nothing can be paid for. */
  leastStandIn: number;
  /** Wilds are cards like any other here (N3). */
  wildsAreCards: boolean;
  /** The colours of these routes, GREY among them, and for each its lists: by cards of it, then wilds, then cards in all. */
  colours: number[];
  lists: (readonly number[])[][];
}

/** Fills the tables by calling `canPay`. */
export function makeAfford(costs: readonly Cost[], kinds: number): Afford {
  const ids = costs.map((_, id) => id);
  return [false, true]
    .map((wildStandsIn) => ids.filter((id) => costs[id].wildStandsIn === wildStandsIn))
    .filter((alike) => alike.length > 0)
    .map((alike) => makeTable(costs, alike, kinds));
}

function makeTable(costs: readonly Cost[], ids: readonly number[], kinds: number): AffordTable {
  const alike = ids.map((id) => costs[id]);
  const wildsAreCards = alike[0].wildStandsIn;
  const most = Math.max(...alike.map(({ length, symbols }) => length - symbols));
  const mostWilds = wildsAreCards ? 0 : Math.max(...alike.map(({ length }) => length));
  const mostCards = Math.max(
    ...alike.map(({ standIn, length }) => (standIn > 0 ? standIn * length + most : 0)),
  );
  const colours = [...new Set(alike.map(({ colour }) => colour))];
  const lists = colours.map((colour) => {
    const found: (readonly number[])[] = [];
    const known = new Map<string, readonly number[]>();
    const ofColourIds = ids.filter((id) => costs[id].colour === colour);
    for (let ofColour = 0; ofColour <= most; ofColour++) {
      for (let wilds = 0; wilds <= mostWilds; wilds++) {
        for (let coloured = 0; coloured <= mostCards; coloured++) {
          const held = { hands: listOf(kinds, ofColour), at: 0, most: ofColour, wilds, coloured };
          const list = ofColourIds.filter((id) => canPay(costs[id], held));
          // Few lists are different: one of each will do.
          const same = known.get(list.join());
          if (!same) known.set(list.join(), list);
          found.push(same ?? list);
        }
      }
    }
    return found;
  });
  const step = (mostWilds + 1) * (mostCards + 1);
  const fewest = lists.map((list) => list.slice(0, mostCards + 1).findIndex((payable) => payable.length > 0));
  const leastStandIn = Math.min(...fewest.map((n) => (n < 0 ? Infinity : n)));
  return { most, mostWilds, mostCards, step, leastStandIn, wildsAreCards, colours, lists };
}

/** Writes the routes that the hand can pay for into `found` and returns their number. */
export function affordable(afford: Afford, held: HandSums, found: number[]): number {
  const { hands, at, most: mostOfOne, wilds: wildsHeld, coloured } = held;
  let count = 0;
  for (let t = 0; t < afford.length; t++) {
    const { most, mostWilds, mostCards, wildsAreCards, colours, lists, step, leastStandIn } = afford[t];
    const all = wildsAreCards ? coloured + wildsHeld : coloured;
    const cards = all < mostCards ? all : mostCards;
    const wilds = wildsHeld < mostWilds ? wildsHeld : mostWilds;
    const column = wilds * (mostCards + 1) + cards;
    // Without a card of the colour and without wilds only stand-ins pay, and these take some cards.
    const bare = wildsHeld === 0 && all < leastStandIn;
    for (let c = 0; c < colours.length; c++) {
      const own = colours[c] === GREY ? mostOfOne : hands[at + colours[c]];
      if (own === 0 && bare) continue;
      const list = lists[c][(own < most ? own : most) * step + column];
      for (let i = 0; i < list.length; i++) found[count++] = list[i];
    }
  }
  return count;
}
