import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The start page. */
export const start = (own: Own): Words['start'] => ({
  slogan: 'Bygg järnvägar i Norden, New York, Amsterdam och Afrika, med vänner eller mot botar.',
  chooseBoard: 'Välj bräde',
  whoPlays: 'Spelare',
  theTable: 'Nytt parti',
  firstTurn: 'Startspelare',
  byLot: 'Lottas',
  begins: (who) => (who.you ? 'Du börjar' : `${who.name} börjar`),
  play: (board) => `Spela ${board}`,
  opponents: (people, bots) => {
    if (people === 1) return `mot ${own.count(bots, 'bot', 'botar')}`;
    const here = `${own.number(people)} spelare på den här enheten`;
    return bots === 0 ? here : `${here} och ${own.count(bots, 'bot', 'botar')}`;
  },
  newHere: 'Ny här?',
  guided: 'Lär dig genom att spela',
  guidedLine: 'Ett första parti med guide på brädet du väljer.',
  hideGuided: 'Visa inte det här igen',
  person: 'På den här enheten',
  yourName: 'Ditt namn',
  nameOf: (seat) => `Namn på spelare ${seat}`,
  defaultName: (seat) => `Spelare ${seat}`,
  kindOf: (name) => `Typ av spelare: ${name}`,
  colourOf: (name) => `Pjäsernas färg: ${name}`,
  colours: { crimson: 'Röd', cobalt: 'Blå', amber: 'Gul', jade: 'Grön', orchid: 'Lila' },
  addPerson: 'Lägg till en spelare på enheten',
  addBot: 'Lägg till en bot',
  remove: (name) => `Ta bort ${name}`,
  seatRange: (board, min, max) => `${board} är för ${min} till ${max} spelare.`,
  doubleCloses: 'Med så här få spelare stängs den ena sträckan i en dubbelsträcka när den andra mutas in.',
  hotSeat: 'Flera på samma enhet: korten döljs mellan turerna.',
  botSpeed: 'Botarnas hastighet',
  goOn: 'Fortsätt',
  resume: (board) => `Fortsätt: ${board}`,
  moreGames: (n) => `Fler partier (${own.number(n)})`,
  notBegun: 'Inte påbörjat',
  yourGames: 'Dina partier',
  yourTurn: 'Din tur',
  waitsFor: (name) => `Väntar på ${name}`,
  over: 'Avslutat',
  played: (turns, date) => `${own.turns(turns)}, senast spelat ${date}`,
  look: 'Visa resultat',
  delete: 'Radera',
  deleteAsk: 'Vill du radera det här partiet? Det går inte att ångra.',
  damaged: 'Ett av dina partier är skadat och går inte att öppna.',
  unlisted: 'Webbläsaren låter oss inte läsa dina sparade partier just nu.',
  openRecord: 'Öppna ett sparat parti',
  dropRecord: 'Släpp ett sparat parti här',
  free: 'Gratis och med öppen källkod. Utan koppling till förlaget bakom brädspelen.',
});
