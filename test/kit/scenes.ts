import { boardArt } from '../../src/boards/art.js';
import { boardFacts } from '../../src/boards/index.js';
import { boardWords } from '../../src/boards/words.js';
import { buildScene, type Scene } from '../../src/client/board/scene.js';
import type { BoardFacts } from '../../src/engine/index.js';

/** A board as it is drawn. */
export interface DrawnBoard {
  id: string;
  facts: BoardFacts;
  scene: Scene;
  names: Readonly<Record<string, string>>;
}

/** Every board of the house as it is drawn. */
export async function drawnBoards(): Promise<DrawnBoard[]> {
  return Promise.all(
    boardFacts.map(async (facts) => {
      const art = await boardArt[facts.id]?.();
      if (art === undefined) throw new Error(`the board ${facts.id} has no art`);
      const names = boardWords[facts.id]?.names ?? {};
      return { id: facts.id, facts, scene: buildScene(facts, art.layout, art.drawing), names };
    }),
  );
}
