import type { Words } from '../words.js';

/** What the page can say of the shuffle once the game is over. */
export const dealProof: Words['dealProof'] = {
  proved: 'Blandningen är bevisad: ingen har valt korten.',
  unproved: 'Blandningen kan inte bevisas på den här enheten.',
  broken: 'Blandningen är inte den som utlovades.',
  provedWhy:
    'Hemligheten stämmer med fingeravtrycket som enheten fick se före partiet, enhetens slumpade ord ingick i blandningen, och tillsammans ger de precis de här korten.',
  noWord:
    'Enheten har inget fingeravtryck och inget ord för det här partiet: du var redo på en annan enhet, eller så har webbläsaren raderat dem. Inget i partiet är fel.',
  notCheckable:
    'Partiet spelades med regler eller på ett bräde som sidan inte kan spela upp, så den kan inte säga något om korten.',
  wrongSecret:
    'Hemligheten som visades efter partiet stämmer inte med fingeravtrycket som enheten fick se före det.',
  wrongWord:
    'Enhetens slumpade ord finns inte i blandningen. Om du senare sade att du var redo på en annan enhet beror det på det; annars har någon bytt ut det.',
  wrongCards: 'Hemligheten och orden ger inte korten i det här partiet.',
  fingerprint: 'Fingeravtryck före partiet',
  secret: 'Hemlighet',
  word: 'Enhetens ord',
};
