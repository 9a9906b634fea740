import type { BoardDrawing } from './drawing.js';
import type { BoardLayout } from './layout.js';

/** How a board looks: where things lie and how they are drawn. */
export interface BoardArt {
  layout: BoardLayout;
  drawing: BoardDrawing;
  /** What of the drawing was set by hand, so that `npm run layout` leaves it alone. */
  byHand: Pick<BoardDrawing, 'bends' | 'slides' | 'labels'>;
  /** How the routes of earlier editions lie, by the edition's hash; where none stands, as today. */
  editions?: Record<string, Pick<BoardDrawing, 'bends' | 'slides'>>;
}

/** How an edition of a board looks. */
export function artOfEdition(art: BoardArt, hash: string): BoardArt {
  return { ...art, drawing: { ...art.drawing, ...art.editions?.[hash] } };
}

/** How each board looks, by the board's id; fetched when it is asked for, since the rules never need it. */
export const boardArt: Partial<Record<string, () => Promise<BoardArt>>> = {
  nordic: async () => (await import('./nordic/art.js')).art,
  newyork: async () => (await import('./newyork/art.js')).art,
  amsterdam: async () => (await import('./amsterdam/art.js')).art,
  africa: async () => (await import('./africa/art.js')).art,
};
