import type { Who } from '../shapes.js';
import type { Own } from './own.js';

/** The start page. */
export const start = (own: Own) => ({
  slogan: 'Build railways in the Nordics, New York, Amsterdam and Africa, with friends or against bots.',
  chooseBoard: 'Choose a board',
  whoPlays: 'Players',
  theTable: 'Game setup',
  firstTurn: 'First turn',
  byLot: 'Random',
  begins: (who: Who) => (who.you ? 'You go first' : `${who.name} goes first`),
  play: (board: string) => `Play ${board}`,
  /** With whom: `against 2 bots`, `3 players on this device`. */
  opponents: (people: number, bots: number) => {
    if (people === 1) return `against ${own.count(bots, 'bot', 'bots')}`;
    const here = `${own.number(people)} players on this device`;
    return bots === 0 ? here : `${here} and ${own.count(bots, 'bot', 'bots')}`;
  },
  newHere: 'New here?',
  guided: 'Learn by playing',
  guidedLine: 'A guided first game on the board you choose.',
  hideGuided: 'Don’t show this again',
  person: 'On this device',
  yourName: 'Your name',
  nameOf: (seat: number) => `Name of player ${seat}`,
  defaultName: (seat: number) => `Player ${seat}`,
  kindOf: (name: string) => `Type of player: ${name}`,
  colourOf: (name: string) => `Colour of the pieces: ${name}`,
  colours: { crimson: 'Red', cobalt: 'Blue', amber: 'Yellow', jade: 'Green', orchid: 'Purple' },
  addPerson: 'Add a local player',
  addBot: 'Add a bot',
  remove: (name: string) => `Remove ${name}`,
  seatRange: (board: string, min: number, max: number) => `${board} is for ${own.range(min, max)} players.`,
  doubleCloses: 'With this many players, claiming one side of a double route closes the other.',
  hotSeat: 'Pass and play: hands stay hidden between turns.',
  botSpeed: 'Bot speed',
  goOn: 'Resume',
  resume: (board: string) => `Resume ${board}`,
  moreGames: (n: number) => `More games (${own.number(n)})`,
  notBegun: 'Not started yet',
  yourGames: 'Your games',
  yourTurn: 'Your turn',
  waitsFor: (name: string) => `Waiting for ${name}`,
  over: 'Finished',
  played: (turns: number, date: string) => `${own.count(turns, 'turn', 'turns')}, last played ${date}`,
  look: 'View result',
  delete: 'Delete',
  deleteAsk: 'Delete this game? This can’t be undone.',
  damaged: 'One of your games is damaged and can’t be opened.',
  unlisted: 'Your browser won’t let us read your saved games right now.',
  openRecord: 'Open a saved game',
  dropRecord: 'Drop a saved game here',
  free: 'Free and open source. Not affiliated with the publisher of the board games.',
});
