import { expect, test } from 'vitest';
import { Playouts, plannersFor } from '../../src/bots/master/playouts.js';
import { fastSeed, openStream, view } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf } from '../kit/boards.js';

/** How many of the cheapest tickets to try: a ticket with two equal paths is not harmed by any single route. */
const TRIED = 4;

test.each(['nordic', 'newyork', 'amsterdam', 'africa'])(
  'on %s only the routes that a rival plans to build harm it',
  (id) => {
    const board = boardOf(id);
    const byPoints = board.tickets
      .map((_, i) => i)
      .sort((x, y) => board.tickets[x]!.points - board.tickets[y]!.points);
    const found = byPoints.slice(0, TRIED).map((ticket) => {
      // Seat 0 holds all other tickets, so it knows the rival's, and cards of every colour.
      const others = byPoints.filter((other) => other !== ticket);
      const hand = Object.fromEntries(board.colours.map((colour) => [colour, 3]));
      const state = arrange(board, { kept: [others, [ticket]], tickets: [], hands: [hand] });
      const players = plannersFor(board, 2);
      const playouts = new Playouts(board, view(board, state, 0), openStream(fastSeed(5), 1), players);
      const harm = playouts.harm(0, 3);
      const planned = new Set(players[1]!.quickPlan(state).routes.map((route) => route.id));
      const harmed = harm.flatMap((points, route) => (points > 0 ? [route] : []));
      expect(harmed.filter((route) => !planned.has(route))).toEqual([]);
      // Measuring harm leaves the worlds unchanged.
      expect(playouts.harm(0, 3)).toEqual(harm);
      return harmed.length;
    });
    expect(Math.max(...found)).toBeGreaterThan(0);
  },
);
