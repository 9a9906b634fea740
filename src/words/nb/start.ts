import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The start page. */
export const start = (own: Own): Words['start'] => ({
  slogan: 'Bygg jernbaner i Norden, New York, Amsterdam og Afrika, sammen med venner eller mot boter.',
  chooseBoard: 'Velg brett',
  whoPlays: 'Hvem spiller?',
  theTable: 'Oppsett',
  firstTurn: 'Startspiller',
  byLot: 'Tilfeldig',
  begins: (who) => (who.you ? 'Du begynner' : `${who.name} begynner`),
  play: (board) => `Spill ${board}`,
  opponents: (people, bots) => {
    if (people === 1) return `mot ${own.count(bots, 'bot', 'boter')}`;
    const here = `${own.number(people)} spillere på denne enheten`;
    return bots === 0 ? here : `${here} og ${own.count(bots, 'bot', 'boter')}`;
  },
  newHere: 'Ny her?',
  guided: 'Lær mens du spiller',
  guidedLine: 'Et første spill med veiledning på brettet du velger.',
  hideGuided: 'Ikke vis dette igjen',
  person: 'På denne enheten',
  yourName: 'Navnet ditt',
  nameOf: (seat) => `Navn på plass ${seat}`,
  defaultName: (seat) => `Spiller ${seat}`,
  kindOf: (name) => `Hvem sitter her: ${name}`,
  colourOf: (name) => `Farge på brikkene: ${name}`,
  colours: { crimson: 'Rød', cobalt: 'Blå', amber: 'Gul', jade: 'Grønn', orchid: 'Lilla' },
  addPerson: 'Legg til en lokal spiller',
  addBot: 'Legg til en bot',
  remove: (name) => `Fjern ${name}`,
  seatRange: (board, min, max) => `${board} er for ${min} til ${max} spillere.`,
  doubleCloses: 'Med så få spillere stenges det ene sporet i et dobbeltspor når det andre bygges.',
  hotSeat: 'Dere deler enhet: Kortene skjules mellom turene.',
  botSpeed: 'Bothastighet',
  goOn: 'Spill videre',
  resume: (board) => `Spill videre: ${board}`,
  moreGames: (n) => `Flere spill (${own.number(n)})`,
  notBegun: 'Ikke begynt ennå',
  yourGames: 'Spillene dine',
  yourTurn: 'Din tur',
  waitsFor: (name) => `Venter på ${name}`,
  over: 'Ferdig',
  played: (turns, date) => `${own.turns(turns)}, sist spilt ${date}`,
  look: 'Se resultatet',
  delete: 'Slett',
  deleteAsk: 'Vil du slette dette spillet? Det kan ikke angres.',
  damaged: 'Ett av spillene dine er skadet og kan ikke åpnes.',
  unlisted: 'Nettleseren gir ikke tilgang til de lagrede spillene dine akkurat nå.',
  openRecord: 'Åpne et lagret spill',
  dropRecord: 'Slipp et lagret spill her',
  free: 'Gratis, med åpen kildekode. Ikke tilknyttet forlaget bak brettspillene.',
});
