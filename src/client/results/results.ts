import { LEVELS, type Level, type TableCard } from '../../protocol/index.js';
import { playersOnCard } from '../language/table-card.js';

/** How one has done on a board against bots of a level. */
export interface Result {
  level: Level;
  won: number;
  lost: number;
  best: number;
  mean: number;
}

/** How one has done on a board: how many games, and the results against each level met there. */
export interface BoardResults {
  board: string;
  games: number;
  levels: Result[];
}

/** A finished game of one person against bots, which all that is counted comes from. */
interface Finished {
  board: string;
  levels: Set<Level>;
  points: number;
  won: boolean;
}

/** Several people at a screen have no "you", and of a bare record the levels are not known. */
function finished(card: TableCard): Finished[] {
  const { plan, result, guessed } = card;
  const you = playersOnCard(card).findIndex((who) => who.you);
  if (result === null || guessed || you < 0) return [];
  const levels = new Set(plan.seats.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.level] : [])));
  return [{ board: plan.board, levels, points: result.totals[you], won: result.ranks[you] === 1 }];
}

/** The results against each level by board, the board played most first; a game against several levels counts for each, a shared win is a win. */
export function resultsOf(cards: readonly TableCard[]): BoardResults[] {
  const all = cards.flatMap(finished);
  return [...new Set(all.map(({ board }) => board))]
    .map((board) => {
      const games = all.filter((game) => game.board === board);
      return { board, games: games.length, levels: LEVELS.flatMap((level) => against(level, games)) };
    })
    .sort((x, y) => y.games - x.games);
}

function against(level: Level, games: readonly Finished[]): Result[] {
  const met = games.filter(({ levels }) => levels.has(level));
  if (met.length === 0) return [];
  const won = met.filter((game) => game.won).length;
  const points = met.map((game) => game.points);
  const mean = points.reduce((sum, n) => sum + n, 0) / met.length;
  return [{ level, won, lost: met.length - won, best: Math.max(...points), mean }];
}
