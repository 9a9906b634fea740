import { boardBlurbs } from '../../boards/blurbs.js';
import { languageInUse } from './index.js';

/** The title of a board in the language in use; its id if there is no such board. */
export function titleOf(board: string): string {
  const blurb = Object.hasOwn(boardBlurbs, board) ? boardBlurbs[board] : undefined;
  return blurb?.title[languageInUse()] ?? board;
}
