import type { BoardDrawing } from '../../boards/drawing.js';
import { carts } from './carts.js';
import type { Face, Picture, Pictures } from './picture.js';
import { taxis } from './taxis.js';
import { trains } from './trains.js';
import { wagons } from './wagons.js';

const SETS: Readonly<Record<BoardDrawing['piece'], Pictures>> = {
  wagon: wagons,
  taxi: taxis,
  cart: carts,
  train: trains,
};

/** The picture of a card of a board with these pieces. */
export function pictureOf(piece: BoardDrawing['piece'], face: Face): Picture {
  return SETS[piece][face] ?? wagons[face] ?? [];
}
