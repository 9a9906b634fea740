/** Readers of the fields that board files, moves, events and snapshots share. */

import { COLOURS } from './board/colours.js';
import { int, just, list, text } from './read.js';

/** More than any box holds of anything. */
export const MANY = 1000;
/** The most seats at a table. */
export const SEATS = 9;

/** Nothing. */
export const nil = just(null);
/** A seat. */
export const seat = int(0, SEATS - 1);
/** A number of things, or the number of a route, ticket or slot. */
export const count = int(0, MANY);
/** A list of such numbers. */
export const counts = list(count, MANY);
/** A number for every seat. */
export const bySeat = list(count, SEATS, 2);
/** A kind of card. */
export const card = int(0, COLOURS.length);
/** Cards by their kinds. */
export const cards = list(card, MANY);
/** The id of a board, place or country. */
export const id = text(60, /^[a-z0-9]+(-[a-z0-9]+)*$/);
