import type { Own } from './own.js';

/** Games and results on this device; updates of the page. */
export const device = (own: Own) => ({
  title: 'Your results',
  onlyHere: 'Kept on this device only.',
  gamesPlayed: (n: number) => own.count(n, 'game', 'games'),
  none: 'No finished games yet.',
  export: 'Save finished games to a file',
  exported: (n: number, file: string) =>
    `${own.count(n, 'game', 'games')} saved as ${file}. To import them again, use ‘Open a saved game’.`,
  imported: (n: number) => `${own.count(n, 'game', 'games')} imported.`,
  known: (n: number) => own.count(n, 'game was already here.', 'games were already here.'),
  leftOut: (n: number) => own.count(n, 'game was left out:', 'games were left out:'),
  moreLeftOut: (n: number) => `… and ${own.number(n)} more.`,
  unnamed: 'Unnamed game',
  importing: 'Importing games',
  exporting: 'Saving games',
  importStopped: 'Stopped. The games imported so far have been kept.',
  deleteAll: 'Delete everything',
  deleteAsk: 'Delete all games and results on this device? This can’t be undone.',
  deleted: 'Everything has been deleted.',
  update: 'A new version of Rallar is ready.',
  updateLine: 'It will load next time you open the page; your games carry over.',
  updateNow: 'Reload now',
  later: 'Later',
  otherTab: 'This game is also open in another tab; they stay in sync.',
  restarted: 'The game was interrupted. It has resumed where it left off.',
  failed: 'Something went wrong.',
  tryAgain: 'Try again',
  unfetched: 'Part of the page couldn’t be loaded. Are you online?',
  reload: 'Reload',
  botUnsaved: 'A bot’s move couldn’t be saved; retrying automatically. This device may be out of space.',
});
