import type { DeviceProblems } from '../hindrance.js';
import type { Own } from './own.js';

/** One's own games and results, kept on this device; updates of the page. */
export const device = (own: Own) => ({
  title: 'Your results',
  onlyHere: 'Kept on this device only.',
  against: 'Against',
  won: 'Won',
  lost: 'Lost',
  best: 'Best score',
  average: 'Average',
  gamesPlayed: (n: number) => own.count(n, 'game', 'games'),
  none: 'No finished games yet.',
  counted:
    'Finished games of one person against bots. Against several levels at one table, a game counts for each.',
  export: 'Save finished games to a file',
  exported: (n: number, file: string) =>
    `${own.count(n, 'game', 'games')} saved as ${file}. ‘Open a saved game’ brings them back.`,
  imported: (n: number) => `${own.count(n, 'game', 'games')} brought back.`,
  known: (n: number) => own.count(n, 'game was here already.', 'games were here already.'),
  leftOut: (n: number) => own.count(n, 'game was left out:', 'games were left out:'),
  moreLeftOut: (n: number) => `… and ${own.number(n)} more.`,
  unnamed: 'an unnamed game',
  importing: 'Bringing games back',
  exporting: 'Saving games',
  importStopped: 'Stopped. What has come in stays.',
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
  tryAgain: 'Try again',
  unfetched: 'A part of the page could not be fetched. Are you online?',
  reload: 'Reload',
  botUnsaved:
    'A bot’s move could not be saved yet; it is tried again by itself. Perhaps this device has no room left.',
  /** What is wrong with this device's storage, or with a file. */
  problems: {
    'storage-silent':
      'The storage of this browser does not answer. Try again; if that does not help, restart the browser.',
    'file-unreadable': 'This file can’t be read. It may have been moved or deleted.',
    'file-too-large': 'This file is larger than any file of games, so it was not opened.',
    'file-empty': 'There is no game in this file.',
  } satisfies DeviceProblems,
});
