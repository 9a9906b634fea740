import { artOfEdition } from '../../src/boards/art.js';
import { earlierFacts } from '../../src/boards/earlier.js';
import { boardFacts } from '../../src/boards/index.js';
import { lazyParts } from '../../src/boards/lazy.js';
import { printedNames } from '../../src/boards/names.js';
import { buildScene, type Scene } from '../../src/client/board/scene.js';
import { type BoardFacts, loadBoard } from '../../src/engine/index.js';

/** A board as it is drawn. */
export interface DrawnBoard {
  id: string;
  facts: BoardFacts;
  scene: Scene;
  names: Readonly<Record<string, string>>;
}

/** Every board as it is drawn. */
export function drawnBoards(): Promise<DrawnBoard[]> {
  return Promise.all(boardFacts.map((facts) => drawn(facts, facts.id)));
}

/** Every earlier edition of a board as it is drawn. */
export function drawnEditions(): Promise<DrawnBoard[]> {
  return Promise.all(earlierFacts.map((facts) => drawn(facts, `${facts.id}, an earlier edition`)));
}

async function drawn(facts: BoardFacts, id: string): Promise<DrawnBoard> {
  const today = await lazyParts[facts.id]?.art();
  const board = loadBoard(facts);
  if (today === undefined || !board.ok) throw new Error(`the board ${facts.id} can’t be drawn`);
  const art = artOfEdition(today, board.value.hash);
  const names = printedNames[facts.id] ?? {};
  return { id, facts, scene: buildScene(facts, art.layout, art.drawing), names };
}
