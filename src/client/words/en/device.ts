import type { Own } from './own.js';

/** One's own games and results, kept on this device; updates of the page. */
export const device = (own: Own) => ({
  title: 'Your results',
  onlyHere: 'Kept on this device only.',
  against: 'Against',
  games: 'Games',
  won: 'Won',
  lost: 'Lost',
  best: 'Best score',
  average: 'Average',
  gamesPlayed: (n: number) => own.count(n, 'game', 'games'),
  none: 'No finished games yet.',
  export: 'Save everything to a file',
  import: 'Bring back from a file',
  imported: (n: number) => `${own.count(n, 'game', 'games')} brought back.`,
  deleteAll: 'Delete everything',
  deleteAsk: 'Delete all games and results on this device? They can’t be brought back.',
  deleted: 'Everything is deleted.',
  update: 'A new version of Rallar is ready.',
  updateLine: 'It is used from the next start; your games go on in it.',
  updateNow: 'Reload now',
  later: 'Later',
  otherTab: 'This game is open in another tab too; both show the same.',
  restarted: 'The game was interrupted and goes on where it was.',
  failed: 'Something went wrong.',
  reload: 'Reload',
});
