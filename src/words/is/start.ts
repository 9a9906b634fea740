import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The start page. */
export const start = (own: Own): Words['start'] => ({
  slogan:
    'Leggðu járnbrautir um Norðurlönd, New York, Amsterdam og Afríku, með vinum eða gegn tölvuspilurum.',
  chooseBoard: 'Veldu spilaborð',
  whoPlays: 'Spilarar',
  theTable: 'Uppsetning leiks',
  firstTurn: 'Hver byrjar',
  byLot: 'Af handahófi',
  begins: (who) => (who.you ? 'Þú byrjar' : `${who.name} byrjar`),
  play: (board) => `Spila ${board}`,
  opponents: (people, bots) => {
    if (people === 1) return `gegn ${own.count(bots, 'tölvuspilara', 'tölvuspilurum')}`;
    const here = `${own.count(people, 'spilari', 'spilarar')} í þessu tæki`;
    return bots === 0 ? here : `${here} og ${own.count(bots, 'tölvuspilari', 'tölvuspilarar')}`;
  },
  newHere: 'Fyrsta skiptið?',
  guided: 'Læra með því að spila',
  guidedLine: 'Fyrsti leikurinn með leiðsögn á spilaborðinu sem þú velur.',
  hideGuided: 'Ekki sýna þetta aftur',
  person: 'Í þessu tæki',
  yourName: 'Nafnið þitt',
  nameOf: (seat) => `Nafn spilara ${seat}`,
  defaultName: (seat) => `Spilari ${seat}`,
  kindOf: (name) => `Hver spilar hér: ${name}`,
  colourOf: (name) => `Litur: ${name}`,
  colours: { crimson: 'Rauður', cobalt: 'Blár', amber: 'Gulur', jade: 'Grænn', orchid: 'Fjólublár' },
  addPerson: 'Bæta við spilara í þessu tæki',
  addBot: 'Bæta við tölvuspilara',
  remove: (name) => `Fjarlægja: ${name}`,
  seatRange: (board, min, max) => `${board}: fyrir ${min} til ${max} spilara.`,
  doubleCloses:
    'Þegar svo fáir spila lokast önnur leiðin í tvöfaldri leið um leið og einhver eignar sér hina.',
  hotSeat: 'Fleiri en einn í sama tæki: spilin eru falin þegar næsti spilari tekur við.',
  botSpeed: 'Hraði tölvuspilara',
  goOn: 'Halda áfram',
  resume: (board) => `Halda áfram: ${board}`,
  moreGames: (n) => `Fleiri leikir (${own.number(n)})`,
  notBegun: 'Ekki hafinn',
  yourGames: 'Leikirnir þínir',
  yourTurn: 'Þú átt leik',
  waitsFor: (name) => `${name} á leik`,
  over: 'Lokið',
  played: (turns, date) => `${own.turns(turns)}, síðast spilað ${date}`,
  look: 'Sjá úrslit',
  delete: 'Eyða',
  deleteAsk: 'Eyða þessum leik? Það er ekki hægt að afturkalla.',
  damaged: 'Einn af leikjunum þínum er skemmdur og ekki er hægt að opna hann.',
  unlisted: 'Vafrinn leyfir okkur ekki að lesa vistuðu leikina þína eins og er.',
  openRecord: 'Opna vistaðan leik',
  dropRecord: 'Slepptu vistuðum leik hér',
  free: 'Ókeypis og opinn hugbúnaður, ótengdur útgefanda borðspilanna.',
});
