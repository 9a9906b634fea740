import { blurb as africa } from './africa/blurb.js';
import { blurb as amsterdam } from './amsterdam/blurb.js';
import type { BoardId, ByBoard } from './ids.js';
import { blurb as newyork } from './newyork/blurb.js';
import { blurb as nordic } from './nordic/blurb.js';
import type { BoardBlurb } from './parts.js';

/** The blurb of every board, by the board's id. */
export const boardBlurbs: ByBoard<BoardBlurb> = {
  nordic,
  newyork,
  amsterdam,
  africa,
} satisfies Record<BoardId, BoardBlurb>;
