import type { BoardDrawing } from './drawing.js';
import type { BoardLayout } from './layout.js';

/** The looks of a board: its layout and its drawing. */
export interface BoardArt {
  layout: BoardLayout;
  drawing: BoardDrawing;
  /** The parts of the drawing set by hand, which `npm run layout` leaves alone. */
  byHand: Pick<BoardDrawing, 'bends' | 'slides' | 'labels'>;
  /** Earlier editions that look different, by hash. */
  editions?: Record<string, EditionArt>;
}

/** The places, routes and labels of an earlier edition. */
interface EditionArt extends Pick<BoardDrawing, 'bends' | 'slides' | 'labels'> {
  places: BoardLayout['places'];
}

/** The art of an edition of a board. */
export function artOfEdition(art: BoardArt, hash: string): BoardArt {
  const edition = art.editions?.[hash];
  if (edition === undefined) return art;
  const { places, ...lines } = edition;
  return { ...art, layout: { ...art.layout, places }, drawing: { ...art.drawing, ...lines } };
}
