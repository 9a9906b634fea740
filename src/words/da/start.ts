import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The start page. */
export const start = (own: Own): Words['start'] => ({
  slogan: 'Byg jernbaner i Norden, New York, Amsterdam og Afrika, sammen med venner eller mod botter.',
  chooseBoard: 'Vælg spillebræt',
  whoPlays: 'Hvem spiller?',
  theTable: 'Opsætning',
  firstTurn: 'Startspiller',
  byLot: 'Tilfældig',
  begins: (who) => (who.you ? 'Du begynder' : `${who.name} begynder`),
  play: (board) => `Spil ${board}`,
  opponents: (people, bots) => {
    if (people === 1) return `mod ${own.count(bots, 'bot', 'botter')}`;
    const here = `${own.number(people)} spillere på denne enhed`;
    return bots === 0 ? here : `${here} og ${own.count(bots, 'bot', 'botter')}`;
  },
  newHere: 'Ny her?',
  guided: 'Lær, mens du spiller',
  guidedLine: 'Et første spil med vejledning på det spillebræt, du vælger.',
  hideGuided: 'Vis ikke dette igen',
  person: 'På denne enhed',
  yourName: 'Dit navn',
  nameOf: (seat) => `Navn på spiller ${seat}`,
  defaultName: (seat) => `Spiller ${seat}`,
  kindOf: (name) => `Spillertype: ${name}`,
  colourOf: (name) => `Brikkernes farve: ${name}`,
  colours: { crimson: 'Rød', cobalt: 'Blå', amber: 'Gul', jade: 'Grøn', orchid: 'Lilla' },
  addPerson: 'Tilføj en lokal spiller',
  addBot: 'Tilføj en bot',
  remove: (name) => `Fjern ${name}`,
  seatRange: (board, min, max) => `${board} er for ${min} til ${max} spillere.`,
  doubleCloses: 'Med så få spillere lukkes det ene spor i et dobbeltspor, når det andet bygges.',
  hotSeat: 'I deler enhed: kortene skjules mellem turene.',
  botSpeed: 'Botternes hastighed',
  goOn: 'Spil videre',
  resume: (board) => `Spil videre: ${board}`,
  moreGames: (n) => `Flere spil (${own.number(n)})`,
  notBegun: 'Ikke begyndt endnu',
  yourGames: 'Dine spil',
  yourTurn: 'Din tur',
  waitsFor: (name) => `Venter på ${name}`,
  over: 'Afsluttet',
  played: (turns, date) => `${own.turns(turns)}, senest spillet ${date}`,
  look: 'Se resultatet',
  delete: 'Slet',
  deleteAsk: 'Vil du slette dette spil? Det kan ikke fortrydes.',
  damaged: 'Et af dine spil er beskadiget og kan ikke åbnes.',
  unlisted: 'Browseren giver ikke adgang til dine gemte spil lige nu.',
  openRecord: 'Åbn et gemt spil',
  dropRecord: 'Slip et gemt spil her',
  free: 'Gratis og open source. Ikke tilknyttet forlaget bag brætspillene.',
});
