import { boardFacts } from '../../boards/facts.js';
import { type Board, loadBoard } from '../../engine/index.js';

const ready = new Map<string, Board>();

/** The board of this id, made ready when it is first asked for: a page seldom shows more than one. */
export function boardOf(id: string): Board | undefined {
  const known = ready.get(id);
  if (known !== undefined) return known;
  const facts = boardFacts.find((it) => it.id === id);
  const loaded = facts && loadBoard(facts);
  if (!loaded?.ok) return undefined;
  ready.set(id, loaded.value);
  return loaded.value;
}
