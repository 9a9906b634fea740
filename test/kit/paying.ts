import { type Board, type Problem, whyNot } from '../../src/engine/index.js';
import { type Wanted, arrange } from './arrange.js';
import { type Named, cards, route } from './boards.js';

/** Cards written as people say them, such as `4 red + 2 wild`. */
export function named(text: string): Named {
  const counts: Named = {};
  for (const part of text.split('+')) {
    const [, n, name] = /^\s*(\d+) (\w+)\s*$/.exec(part) ?? [];
    if (!name) throw new Error(`not cards: ${text}`);
    counts[name] = (counts[name] ?? 0) + Number(n);
  }
  return counts;
}

/** Whether seat 0, holding just these cards, may claim the route with all of them: `pays`, or the code of the refusal. */
export function offer(board: Board, id: number, text: string, wanted: Wanted = {}): 'pays' | Problem['code'] {
  const paid = named(text);
  const state = arrange(board, { ...wanted, hands: [paid] });
  const problem = whyNot(board, state, 0, { type: 'claim', route: id, cards: cards(board, paid) });
  return problem?.code ?? 'pays';
}

/** The first routes between each place and the next of a line of places. */
export function line(board: Board, ...places: string[]): number[] {
  return places.slice(1).map((place, i) => route(board, places[i]!, place));
}
