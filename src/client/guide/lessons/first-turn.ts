import type { Moment } from './moment.js';

/** A first turn with nothing claimed yet, for tests. */
export const FIRST: Moment = {
  phase: 'turn',
  mine: true,
  turn: 1,
  moves: 1,
  owned: 0,
  ownRoute: null,
  done: 0,
  allDone: false,
  manyCars: true,
  hopeless: false,
  lastRound: false,
  wildInRow: true,
  wildEndsDraw: true,
  attractions: false,
  terrain: false,
  claimNow: null,
  sorts: { tunnel: null, ferry: null, grey: 4, double: null, cart: null },
  doubling: null,
};
