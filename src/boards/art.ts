import type { BoardDrawing } from './drawing.js';
import type { BoardLayout } from './layout.js';

/** How a board looks: where things lie and how they are drawn. */
export interface BoardArt {
  layout: BoardLayout;
  drawing: BoardDrawing;
  /** What of the drawing was set by hand, so that `npm run layout` leaves it alone. */
  byHand: Pick<BoardDrawing, 'bends' | 'slides' | 'labels'>;
  /** How earlier editions look, by the edition's hash; those not listed look like today's. */
  editions?: Record<string, EditionArt>;
}

/** Where places, routes and names of an earlier edition lie. */
interface EditionArt extends Pick<BoardDrawing, 'bends' | 'slides' | 'labels'> {
  places: BoardLayout['places'];
}

/** How an edition of a board looks. */
export function artOfEdition(art: BoardArt, hash: string): BoardArt {
  const edition = art.editions?.[hash];
  if (edition === undefined) return art;
  const { places, ...lines } = edition;
  return { ...art, layout: { ...art.layout, places }, drawing: { ...art.drawing, ...lines } };
}
