import type { TerrainPlay } from '../engine/index.js';
import type { Terrain } from './shapes.js';

/** What each language calls the cards that double. */
interface Namer {
  doubleWith: (terrain: Terrain, n: number) => string;
  doubleWilds: (n: number) => string;
}

/** The cards that double the points of a route of this terrain. */
export function doublingCards(say: Namer, terrain: Terrain, { cards, wilds }: TerrainPlay): string {
  const parts = [
    ...(cards > 0 ? [say.doubleWith(terrain, cards)] : []),
    ...(wilds > 0 ? [say.doubleWilds(wilds)] : []),
  ];
  return parts.join(' + ');
}
