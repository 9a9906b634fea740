import type { Words } from '../words.js';

/** What the page can say of the shuffle once the game is over. */
export const dealProof: Words['dealProof'] = {
  proved: 'Blandingen er bevist: ingen har valgt kortene.',
  unproved: 'Blandingen kan ikke bevises på denne enhed.',
  broken: 'Blandingen er ikke den, der blev lovet.',
  provedWhy:
    'Hemmeligheden passer til det fingeraftryk, som enheden fik vist før spillet, enhedens tilfældige ord indgik i blandingen, og tilsammen giver de netop disse kort.',
  noWord:
    'Enheden har intet fingeraftryk og intet ord for dette spil: du var klar på en anden enhed, eller browseren har slettet dem. Intet i spillet er forkert.',
  notCheckable:
    'Spillet blev spillet med regler eller på et spillebræt, som siden ikke kan afspille, så den kan ikke sige noget om kortene.',
  wrongSecret:
    'Den hemmelighed, der blev vist efter spillet, passer ikke til det fingeraftryk, som enheden fik vist før det.',
  wrongWord:
    'Enhedens tilfældige ord er ikke med i blandingen. Hvis du senere meldte dig klar på en anden enhed, er det grunden; ellers har nogen udskiftet det.',
  wrongCards: 'Hemmeligheden og ordene giver ikke kortene i dette spil.',
  fingerprint: 'Fingeraftryk før spillet',
  secret: 'Hemmelighed',
  word: 'Enhedens ord',
};
