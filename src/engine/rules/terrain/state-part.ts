import { expandCounts } from '../../deck.js';
import { count, counts, nil } from '../../fields.js';
import { listOf } from '../../lists.js';
import { shuffle } from '../../random/stream.js';
import { either, object } from '../../read.js';
import type { StatePart } from '../module.js';
import type { TerrainState, TerrainTable } from './types.js';

const copyTable = (table: TerrainTable): TerrainTable => ({
  faceUp: table.faceUp.slice(),
  held: table.held.slice(),
  discards: table.discards.slice(),
  deckSize: table.deckSize,
});

const withDeck = (table: TerrainTable, deck: number[]): TerrainState => ({
  faceUp: table.faceUp.slice(),
  held: table.held.slice(),
  discards: table.discards.slice(),
  deckSize: table.deckSize,
  deck,
});

const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);

/** Terrain cards: all of them are open but the deck's order. */
export const part: StatePart<TerrainState | null, TerrainTable | null> = {
  blank({ terrain }, players) {
    if (!terrain) return null;
    const { kinds, copies } = terrain;
    return {
      faceUp: [],
      held: listOf(players * kinds, 0),
      discards: listOf(kinds, 0),
      deckSize: kinds * copies,
      deck: expandCounts(listOf(kinds, copies)),
    };
  },
  clone: (whole) => whole && withDeck(whole, whole.deck.slice()),
  view: (whole) => whole && copyTable(whole),
  sample(board, seen, stream) {
    if (!board.terrain || !seen) return null;
    const { kinds, copies } = board.terrain;
    const unseen = listOf(kinds, copies);
    const { faceUp, held, discards } = seen;
    for (const kind of faceUp) unseen[kind]--;
    for (let i = 0; i < held.length; i++) unseen[i % kinds] -= held[i];
    for (let k = 0; k < kinds; k++) unseen[k] -= discards[k];
    const deck = expandCounts(unseen);
    shuffle(stream, deck);
    return withDeck(seen, deck);
  },
  addCards: () => undefined,
  /** Every terrain card is somewhere exactly once, and the deck is renewed where it can be. */
  audit(board, { terrain: whole, players }) {
    if (!board.terrain || !whole) return board.terrain || whole ? 'terrain' : null;
    const { kinds, copies, faceUp } = board.terrain;
    const found = whole.discards.slice();
    for (const kind of whole.deck) found[kind]++;
    for (const kind of whole.faceUp) found[kind]++;
    for (let i = 0; i < players * kinds; i++) found[i % kinds] += whole.held[i];
    const wrong = found.findIndex((n) => n !== copies);
    if (wrong >= 0) return `terrain cards of kind ${wrong}`;
    if (whole.held.some((n) => n < 0)) return 'terrain.held';
    if (whole.faceUp.length !== faceUp) return 'terrain.faceUp';
    if (whole.deckSize === 0 && sum(whole.discards) > 0) return 'terrain.discards';
    return whole.deckSize === whole.deck.length ? null : 'terrain.deckSize';
  },
  read: either(
    nil,
    object({ faceUp: counts, held: counts, discards: counts, deckSize: count, deck: counts }),
  ),
  mismatch(_board, whole, blank) {
    if (!whole || !blank) return whole || blank ? 'terrain' : null;
    if (whole.held.length !== blank.held.length) return 'terrain.held';
    const kinds = blank.discards.length;
    if (whole.discards.length !== kinds) return 'terrain.discards';
    return [...whole.deck, ...whole.faceUp].some((kind) => kind >= kinds) ? 'terrain.deck' : null;
  },
  withoutFacts: () => null,
};
