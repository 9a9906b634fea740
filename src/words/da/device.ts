import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Games and results on this device; updates of the page. */
export const device = (own: Own): Words['device'] => ({
  title: 'Dine resultater',
  onlyHere: 'Gemmes kun på denne enhed.',
  gamesPlayed: (n) => own.count(n, 'spil', 'spil'),
  none: 'Ingen afsluttede spil endnu. Spil et til ende mod botter, så vises dine placeringer og højeste pointtal her.',
  export: 'Gem afsluttede spil i en fil',
  exported: (n, file) =>
    `${own.count(n, 'spil', 'spil')} gemt som ${file}. Kan importeres igen med »Åbn et gemt spil«.`,
  imported: (n) => `${own.count(n, 'spil', 'spil')} importeret.`,
  known: (n) => own.count(n, 'spil var her allerede.', 'spil var her allerede.'),
  leftOut: (n) => own.count(n, 'spil blev sprunget over:', 'spil blev sprunget over:'),
  moreLeftOut: (n) => `… og ${own.number(n)} til.`,
  unnamed: 'et spil uden navn',
  importing: 'Importerer spil',
  exporting: 'Gemmer spil',
  importStopped: 'Stoppet. De spil, der allerede er importeret, bliver her.',
  deleteAll: 'Slet alt',
  deleteAsk: 'Vil du slette alle spil og resultater på denne enhed? Det kan ikke fortrydes.',
  deleted: 'Alt er slettet.',
  update: 'En ny version af Rallar er klar.',
  updateLine: 'Den indlæses, næste gang du åbner siden, og dine spil følger med.',
  updateNow: 'Genindlæs nu',
  later: 'Senere',
  install: 'Installér som app',
  otherTab: 'Dette spil er også åbent i en anden fane. Begge viser det samme.',
  restarted: 'Spillet blev afbrudt. Nu fortsætter det, hvor det slap.',
  failed: 'Noget gik galt.',
  tryAgain: 'Prøv igen',
  unfetched: 'En del af siden kunne ikke hentes. Er du online?',
  reload: 'Genindlæs',
  botUnsaved:
    'En bots træk kunne ikke gemmes. Vi prøver automatisk igen. Måske er der ikke mere plads på enheden.',
});
