import { itemAt } from '../../engine/index.js';
import { LEVELS, type Level, type TableCard } from '../../protocol/index.js';
import { playersOnCard } from '../language/table-card.js';

/** A player's record on a board against bots of a level. */
export interface LevelResult {
  level: Level;
  won: number;
  lost: number;
  best: number;
  mean: number;
}

/** A player's record on a board: the number of games, and the results against each level. */
export interface BoardResults {
  board: string;
  games: number;
  levels: LevelResult[];
}

/** A finished game of one person against bots; only these count. */
interface CountedGame {
  board: string;
  levels: Set<Level>;
  points: number;
  won: boolean;
}

/** The game of a card, if it counts: several people on one device have no "you", and a bare record has no levels. */
function countedGame(card: TableCard): CountedGame[] {
  const { plan, result, guessed } = card;
  const you = playersOnCard(card).findIndex((who) => who.you);
  if (result === null || guessed || you < 0) return [];
  const levels = new Set(plan.seats.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.level] : [])));
  return [{ board: plan.board, levels, points: itemAt(result.totals, you), won: result.ranks[you] === 1 }];
}

/** The results by board and level, the board played most first. A game against several levels counts for each; a shared win is a win. */
export function resultsOf(cards: readonly TableCard[]): BoardResults[] {
  const all = cards.flatMap(countedGame);
  return [...new Set(all.map(({ board }) => board))]
    .map((board) => {
      const games = all.filter((game) => game.board === board);
      return { board, games: games.length, levels: LEVELS.flatMap((level) => against(level, games)) };
    })
    .sort((x, y) => y.games - x.games);
}

function against(level: Level, games: readonly CountedGame[]): LevelResult[] {
  const met = games.filter(({ levels }) => levels.has(level));
  if (met.length === 0) return [];
  const won = met.filter((game) => game.won).length;
  const points = met.map((game) => game.points);
  const mean = points.reduce((sum, n) => sum + n, 0) / met.length;
  return [{ level, won, lost: met.length - won, best: Math.max(...points), mean }];
}
