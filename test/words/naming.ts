import { findBoard } from '../../src/boards/index.js';
import { placeNames } from '../../src/boards/names.js';
import { namingOf } from '../../src/words/naming.js';
import type { Naming } from '../../src/words/shapes.js';
import type { Language } from '../../src/boards/languages.js';

/** The naming of a table at which the reader has seat 0. */
export function namingFor(board: string, language: Language): Naming {
  const found = findBoard(board);
  if (!found) throw new Error(`no board ${board}`);
  const players = ['Ingrid', 'Halldór', 'Frøya'].map((name, seat) => ({ name, you: seat === 0 }));
  return namingOf(found, placeNames(board, language), players);
}
