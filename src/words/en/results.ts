import type { Own } from './own.js';

/** The player's results: places by board, and head to head against each level of bots. */
export const results = (own: Own) => ({
  players: (n: number) => own.count(n, 'player', 'players'),
  /** As short as it gets. */
  place: (rank: number) => `${rank}${rank === 1 ? 'st' : rank === 2 ? 'nd' : rank === 3 ? 'rd' : 'th'}`,
  places: 'Places',
  games: 'Games',
  best: 'Best score',
  headToHead: 'Head to head',
  ahead: 'Ahead',
  behind: 'Behind',
  margin: 'Average margin',
  counted:
    'Finished games with one person playing against bots. Head to head, each bot is compared with you alone, no matter who won.',
});
