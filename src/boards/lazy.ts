import { lazy as africa } from './africa/lazy.js';
import { lazy as amsterdam } from './amsterdam/lazy.js';
import type { BoardId, ByBoard } from './ids.js';
import { lazy as newyork } from './newyork/lazy.js';
import { lazy as nordic } from './nordic/lazy.js';
import type { LazyParts } from './parts.js';

/** The looks, rule texts and origins of every board, by the board's id; each is loaded when it is first needed. */
export const lazyParts: ByBoard<LazyParts> = {
  nordic,
  newyork,
  amsterdam,
  africa,
} satisfies Record<BoardId, LazyParts>;
