import type { TerrainPlay } from '../engine/index.js';
import type { Terrain } from './shapes.js';

/** A language's texts for cards that double. */
interface DoublingWords {
  doubleWith: (terrain: Terrain, n: number) => string;
  doubleWilds: (n: number) => string;
}

/** The cards that double the points of a route of this terrain. */
export function doublingCards(words: DoublingWords, terrain: Terrain, { cards, wilds }: TerrainPlay): string {
  const parts = [
    ...(cards > 0 ? [words.doubleWith(terrain, cards)] : []),
    ...(wilds > 0 ? [words.doubleWilds(wilds)] : []),
  ];
  return parts.join(' + ');
}
