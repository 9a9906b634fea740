import type { BoardArt } from '../art.js';
import { byHand, drawing } from './drawing.js';
import { editions } from './earlier-drawing.js';
import { layout } from './layout.js';

/** How the board looks. */
export const art: BoardArt = { layout, drawing, byHand, editions };
