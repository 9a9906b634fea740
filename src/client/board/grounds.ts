import type { Ground } from './ground.js';

/** A board's folder may hold a picture of its ground, and the box of board units that it covers. */
const pictures = import.meta.glob<string>('../../boards/*/ground.webp', { query: '?url', import: 'default' });
const boxes = import.meta.glob<Box>('../../boards/*/ground.json', { import: 'default' });

type Box = Omit<Ground, 'url'>;

/** Loads the ground of a board, if it has one. */
export async function loadGround(board: string): Promise<Ground | undefined> {
  const folder = `../../boards/${board}`;
  const [url, box] = await Promise.all([
    pictures[`${folder}/ground.webp`]?.(),
    boxes[`${folder}/ground.json`]?.(),
  ]);
  return url === undefined || box === undefined ? undefined : { url, ...box };
}
