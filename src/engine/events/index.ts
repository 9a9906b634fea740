import type { EventRules } from '../board/board.js';
import type { FamilyEvent } from '../event.js';
import { drew, filled, renewed, took } from './cards.js';
import { claimed } from './claim.js';
import { chose, dealt, drewTickets, kept, opened } from './tickets.js';
import { lastRound, over, passed, turn } from './turns.js';

/** What the engine does with the events that need no special rule. */
export const FAMILY_EVENTS: { readonly [E in FamilyEvent as E['type']]: EventRules<E> } = {
  dealt,
  chose,
  opened,
  turn,
  took,
  drew,
  filled,
  renewed,
  claimed,
  'drew-tickets': drewTickets,
  kept,
  passed,
  'last-round': lastRound,
  over,
};
