import type { Words } from '../words.js';

/** What the page can say of the shuffle once the game is over. */
export const dealProof: Words['dealProof'] = {
  proved: 'Stokkingen er bevist: Ingen har valgt kortene.',
  unproved: 'Stokkingen kan ikke bevises på denne enheten.',
  broken: 'Stokkingen er ikke den som ble lovet.',
  provedWhy:
    'Hemmeligheten passer til fingeravtrykket som enheten fikk se før spillet, det tilfeldige ordet fra enheten var med i stokkingen, og sammen gir de nøyaktig disse kortene.',
  noWord:
    'Enheten har ikke noe fingeravtrykk og ord for dette spillet: Du var klar på en annen enhet, eller nettleseren har slettet dem. Ingenting i spillet er feil.',
  notCheckable:
    'Spillet ble spilt med regler eller på et brett som siden ikke kan spille av, så den kan ikke si noe om kortene.',
  wrongSecret:
    'Hemmeligheten som ble vist etter spillet, passer ikke til fingeravtrykket som enheten fikk se før det.',
  wrongWord:
    'Det tilfeldige ordet fra enheten er ikke med i stokkingen. Hvis du senere sa fra på en annen enhet at du var klar, er det grunnen; ellers har noen byttet det ut.',
  wrongCards: 'Hemmeligheten og ordene gir ikke kortene i dette spillet.',
  fingerprint: 'Fingeravtrykk før spillet',
  secret: 'Hemmelighet',
  word: 'Ord fra enheten',
};
