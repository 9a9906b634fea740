import type { Words } from '../words.js';

/** What the page can say of the shuffle once the game is over. */
export const dealProof: Words['dealProof'] = {
  proved: 'Stokkunin er sönnuð: enginn valdi þessi spil.',
  unproved: 'Ekki er hægt að sanna stokkunina í þessu tæki.',
  broken: 'Stokkunin er ekki sú sem lofað var.',
  provedWhy:
    'Leyndarmálið passar við fingrafarið sem tækið fékk að sjá fyrir leikinn, orð tækisins af handahófi var með í stokkuninni og saman gefa þau nákvæmlega þessi spil.',
  noWord:
    'Tækið á hvorki fingrafar né orð fyrir þennan leik: þú varst klár í öðru tæki eða vafrinn hefur eytt þeim. Ekkert er rangt í leiknum.',
  notCheckable:
    'Leikurinn fór fram eftir reglum eða á borði sem síðan getur ekki spilað aftur, svo hún getur ekkert sagt um spilin.',
  wrongSecret:
    'Leyndarmálið sem birtist eftir leikinn passar ekki við fingrafarið sem tækið fékk að sjá fyrir hann.',
  wrongWord:
    'Orð tækisins er ekki með í stokkuninni. Ef þú sagðist síðar vera klár í öðru tæki er það ástæðan; annars hefur einhver skipt því út.',
  wrongCards: 'Leyndarmálið og orðin gefa ekki spilin í þessum leik.',
  fingerprint: 'Fingrafar fyrir leikinn',
  secret: 'Leyndarmál',
  word: 'Orð tækisins',
};
