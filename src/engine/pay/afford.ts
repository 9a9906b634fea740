import { filled } from '../lists.js';
import { GREY } from '../words.js';
import { type Cost, type Purse, canPay } from './cost.js';

/**
 * Which routes a hand can pay for, looked up instead of worked out: `canPay` is asked once for every hand that makes a difference,
 * and the routes it says yes to are kept in lists. Asking it of every route at every turn costs more than all the rest of the turn.
 */
export type Afford = readonly Table[];

/** The routes of one colour, by cards of it, wilds, and cards in all. Where wilds are but cards, a table of its own. */
interface Table {
  /** The colour of these routes, or GREY. */
  colour: number;
  /** More cards of the colour, wilds, or cards in all than this make no difference. */
  most: number;
  mostWilds: number;
  mostCards: number;
  /** Wilds are cards like any other here (N3). */
  wildsAreCards: boolean;
  routes: (readonly number[])[];
}

/** Asks `canPay` for everything that can be asked of these routes. */
export function makeAfford(costs: readonly Cost[], kinds: number): Afford {
  const ways = new Map<string, number[]>();
  costs.forEach(({ wildStandsIn, colour }, id) => {
    const way = `${wildStandsIn} ${colour}`;
    ways.set(way, [...(ways.get(way) ?? []), id]);
  });
  return [...ways.values()].map((ids) => makeTable(costs, ids, kinds));
}

function makeTable(costs: readonly Cost[], ids: readonly number[], kinds: number): Table {
  const alike = ids.map((id) => costs[id]);
  const { wildStandsIn, colour } = alike[0];
  const longest = Math.max(...alike.map(({ length }) => length));
  const most = Math.max(...alike.map(({ length, symbols }) => length - symbols));
  const mostWilds = wildStandsIn ? 0 : longest;
  const mostCards = Math.max(
    ...alike.map(({ standIn, length }) => (standIn === 0 ? 0 : standIn * length + most)),
  );
  const routes: (readonly number[])[] = [];
  const known = new Map<string, readonly number[]>();
  for (let ofColour = 0; ofColour <= most; ofColour++) {
    for (let wilds = 0; wilds <= mostWilds; wilds++) {
      for (let coloured = 0; coloured <= mostCards; coloured++) {
        const held = { coloursHeld: filled(kinds, ofColour), most: ofColour, wilds, coloured };
        const list = ids.filter((id) => canPay(costs[id], held));
        // Few lists are different: one of each will do.
        const same = known.get(list.join());
        if (!same) known.set(list.join(), list);
        routes.push(same ?? list);
      }
    }
  }
  return { colour, most, mostWilds, mostCards, wildsAreCards: wildStandsIn, routes };
}

/** The routes of a table that a hand can pay for. */
export function affordable(table: Table, held: Purse): readonly number[] {
  const all = table.wildsAreCards ? held.coloured + held.wilds : held.coloured;
  const cards = all < table.mostCards ? all : table.mostCards;
  const wilds = held.wilds < table.mostWilds ? held.wilds : table.mostWilds;
  const own = table.colour === GREY ? held.most : held.coloursHeld[table.colour];
  const ofColour = own < table.most ? own : table.most;
  return table.routes[(ofColour * (table.mostWilds + 1) + wilds) * (table.mostCards + 1) + cards];
}
