import type { CardCount, CardName, Drawn, Terrain } from './shapes.js';

/** What a language calls drawn cards, as objects of a verb. */
export interface DrawnNouns {
  all: (items: readonly string[]) => string;
  /** `1 yellow and 1 red`. */
  set: (set: readonly CardCount[]) => string;
  /** `2 cards`. */
  cards: (n: number) => string;
  /** `a yellow card`. */
  aCard: (name: CardName) => string;
  /** `a card`. */
  hidden: string;
  /** `a jungle card`. */
  aTerrain: (terrain: Terrain) => string;
  /** `2 jungle cards`. */
  terrains: (terrain: Terrain, n: number) => string;
}

/** Drawn cards as the object of a verb: `a yellow card`, or counted where there are several. */
export function drawnCards(nouns: DrawnNouns, { cards, hidden, terrain }: Drawn): string {
  const one = oneOf(nouns, { cards, hidden, terrain });
  if (one !== undefined) return one;
  return nouns.all([
    ...(cards.length > 0 ? [nouns.set(cards)] : []),
    ...(hidden > 0 ? [nouns.cards(hidden)] : []),
    ...terrain.map(([kind, n]) => nouns.terrains(kind, n)),
  ]);
}

/** The words for a single card; undefined for several. */
function oneOf(nouns: DrawnNouns, { cards, hidden, terrain }: Omit<Drawn, 'from'>): string | undefined {
  const names = [
    ...cards.flatMap(([name, n]) => Array.from({ length: n }, () => nouns.aCard(name))),
    ...Array.from({ length: hidden }, () => nouns.hidden),
    ...terrain.flatMap(([kind, n]) => Array.from({ length: n }, () => nouns.aTerrain(kind))),
  ];
  return names.length === 1 ? names[0] : undefined;
}
