import { GREY, type Route, canPayFrom } from '../../engine/index.js';

/** How many more cards a hand needs to pay for a route; 0 if it can pay. Stand-ins don't count, as they cost too much to collect. */
export function cardsNeeded(route: Route, hand: readonly number[]): number {
  const cost = { ...route.cost, standIn: 0, wildStandsIn: false };
  const wild = hand.length - 1;
  for (let more = 0; more < cost.length; more++) {
    for (let kind = 0; kind < wild; kind++) {
      if (cost.colour !== GREY && kind !== cost.colour) continue;
      for (let wilds = 0; wilds <= more; wilds++) {
        const then = hand.map((n, k) => n + (k === kind ? more - wilds : k === wild ? wilds : 0));
        if (canPayFrom(cost, then)) return more;
      }
    }
  }
  return cost.length;
}
