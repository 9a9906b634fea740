import { type Board, type Problem, whyNot } from '../../src/engine/index.js';
import { type Wanted, arrange } from './arrange.js';
import { type Named, cards, route } from './boards.js';

/** Parses cards such as `4 red + 2 wild`. */
export function parseCards(text: string): Named {
  const counts: Named = {};
  for (const part of text.split('+')) {
    const [, n, name] = /^\s*(\d+) (\w+)\s*$/.exec(part) ?? [];
    if (!name) throw new Error(`not cards: ${text}`);
    counts[name] = (counts[name] ?? 0) + Number(n);
  }
  return counts;
}

/** Tries to claim the route as seat 0 with all of these cards and no others in hand: `pays`, or the problem's code. */
export function offer(board: Board, id: number, text: string, wanted: Wanted = {}): 'pays' | Problem['code'] {
  const paid = parseCards(text);
  const state = arrange(board, { ...wanted, hands: [paid] });
  const problem = whyNot(board, state, 0, { type: 'claim', route: id, cards: cards(board, paid) });
  return problem?.code ?? 'pays';
}

/** The routes along a list of places, the first of each double. */
export function line(board: Board, ...places: string[]): number[] {
  return places.slice(1).map((place, i) => route(board, places[i]!, place));
}
