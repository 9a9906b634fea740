import { itemAt } from '../../engine/index.js';
import { LEVELS, type Level, type TableCard } from '../../protocol/index.js';
import { playersOnCard } from '../language/table-card.js';

/** A player's results on a board. */
export interface BoardResults {
  board: string;
  games: number;
  /** By number of players, the fewest first. */
  sizes: SizeResult[];
  /** Head to head, the easiest level first. */
  levels: LevelResult[];
}

/** A player's places in games of one size. */
export interface SizeResult {
  players: number;
  games: number;
  /** How often each place was reached, the first place first. */
  places: number[];
  best: number;
}

/** A player head to head with all bots of a level: each bot of each game counts once, no matter who won. */
export interface LevelResult {
  level: Level;
  met: number;
  ahead: number;
  behind: number;
  /** The player's points less the bot's, on average. */
  margin: number;
}

/** A finished game of one person against bots; only these count. */
interface CountedGame {
  board: string;
  place: number;
  points: number;
  rivals: { level: Level; isAhead: boolean; isBehind: boolean; margin: number }[];
}

/**
 * The game of a card, if it counts: several people on one device have no "you", and a bare record has no levels. An only
 * person who stopped a game has given it up, and is behind all others.
 */
function countedGame(card: TableCard): CountedGame[] {
  const { plan, result, guessed } = card;
  const you = playersOnCard(card).findIndex((who) => who.you);
  if (result === null || guessed || you < 0) return [];
  const { totals, ranks, reason } = result;
  const gaveUp = reason === 'agreed';
  const points = itemAt(totals, you);
  const rank = itemAt(ranks, you);
  const rivals = plan.seats.flatMap((sitter, seat) => {
    if (sitter.kind !== 'bot') return [];
    const other = itemAt(ranks, seat);
    return {
      level: sitter.level,
      isAhead: !gaveUp && rank < other,
      isBehind: gaveUp || rank > other,
      margin: points - itemAt(totals, seat),
    };
  });
  return [{ board: plan.board, place: gaveUp ? plan.seats.length : rank, points, rivals }];
}

/** The results by board, the board played most first. */
export function resultsOf(cards: readonly TableCard[]): BoardResults[] {
  const all = cards.flatMap(countedGame);
  return [...new Set(all.map(({ board }) => board))]
    .map((board) => {
      const games = all.filter((game) => game.board === board);
      const sizes = [...new Set(games.map(({ rivals }) => rivals.length + 1))].sort((x, y) => x - y);
      return {
        board,
        games: games.length,
        sizes: sizes.map((players) => placesIn(players, games)),
        levels: LEVELS.flatMap((level) => against(level, games)),
      };
    })
    .sort((x, y) => y.games - x.games);
}

function placesIn(players: number, all: readonly CountedGame[]): SizeResult {
  const games = all.filter(({ rivals }) => rivals.length + 1 === players);
  return {
    players,
    games: games.length,
    places: Array.from({ length: players }, (_, i) => games.filter(({ place }) => place === i + 1).length),
    best: Math.max(...games.map(({ points }) => points)),
  };
}

function against(level: Level, games: readonly CountedGame[]): LevelResult[] {
  const met = games.flatMap(({ rivals }) => rivals.filter((rival) => rival.level === level));
  if (met.length === 0) return [];
  return [
    {
      level,
      met: met.length,
      ahead: met.filter(({ isAhead }) => isAhead).length,
      behind: met.filter(({ isBehind }) => isBehind).length,
      margin: met.reduce((sum, { margin }) => sum + margin, 0) / met.length,
    },
  ];
}
