import { earlierFacts } from '../../boards/earlier.js';
import { boardFacts } from '../../boards/facts.js';
import { type Board, type BoardFacts, loadBoard } from '../../engine/index.js';

const cached = new Map<BoardFacts, Board>();

/** The board with this id and hash, in today's or an earlier edition, loaded on first use. */
export function boardOf(id: string, hash: string): Board | undefined {
  for (const facts of [...boardFacts, ...earlierFacts]) {
    const board = facts.id === id ? load(facts) : undefined;
    if (board?.hash === hash) return board;
  }
  const today = boardFacts.find((facts) => facts.id === id);
  return today && load(today);
}

function load(facts: BoardFacts): Board | undefined {
  const known = cached.get(facts);
  if (known !== undefined) return known;
  const loaded = loadBoard(facts);
  if (!loaded.ok) return undefined;
  cached.set(facts, loaded.value);
  return loaded.value;
}
