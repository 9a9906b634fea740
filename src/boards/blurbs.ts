import { blurb as africa } from './africa/blurb.js';
import { blurb as amsterdam } from './amsterdam/blurb.js';
import type { BoardId, ByBoard } from './ids.js';
import type { InLanguages } from './languages.js';
import { blurb as newyork } from './newyork/blurb.js';
import { blurb as nordic } from './nordic/blurb.js';
import type { BoardNouns } from './nouns.js';

/** What is said of a board where it is chosen, and the nouns it is spoken of with. */
export interface BoardBlurb {
  nouns: BoardNouns;
  /** The board's name. */
  title: InLanguages;
  /** What is special about it, in one line. */
  line: InLanguages;
}

/** The blurb of every board, by the board's id. */
export const boardBlurbs: ByBoard<BoardBlurb> = {
  nordic,
  newyork,
  amsterdam,
  africa,
} satisfies Record<BoardId, BoardBlurb>;
