import type { Words } from '../words.js';
import type { Own } from './own.js';

/** One's own games and results, kept on this device; updates of the page. */
export const device = (own: Own): Words['device'] => ({
  title: 'Dine resultater',
  onlyHere: 'Gemmes kun på denne enhed.',
  against: 'Mod',
  won: 'Vundet',
  lost: 'Tabt',
  best: 'Bedste pointtal',
  average: 'Gennemsnit',
  gamesPlayed: (n) => own.count(n, 'spil', 'spil'),
  none: 'Ingen afsluttede spil endnu.',
  counted:
    'Afsluttede spil med én person mod botter. Mod flere niveauer ved ét bord tæller spillet for hvert af dem.',
  export: 'Gem afsluttede spil i en fil',
  exported: (n, file) =>
    `${own.count(n, 'spil', 'spil')} gemt som ${file}. »Åbn et gemt spil« henter dem tilbage.`,
  imported: (n) => `${own.count(n, 'spil', 'spil')} hentet tilbage.`,
  deleteAll: 'Slet alt',
  deleteAsk: 'Vil du slette alle spil og resultater på denne enhed? De kan ikke hentes tilbage.',
  deleted: 'Alt er slettet.',
  update: 'En ny version af Rallar er klar.',
  updateLine: 'Den bruges fra næste start; dine spil fortsætter i den.',
  updateNow: 'Genindlæs nu',
  later: 'Senere',
  otherTab: 'Dette spil er også åbent i en anden fane; begge viser det samme.',
  restarted: 'Spillet blev afbrudt og fortsætter, hvor det var.',
  failed: 'Noget gik galt.',
  tryAgain: 'Prøv igen',
  botUnsaved:
    'En bots træk kunne ikke gemmes endnu; det prøves igen af sig selv. Måske er der ikke mere plads på enheden.',
  problems: {
    'storage-silent':
      'Browserens lager svarer ikke. Prøv igen; hvis det ikke hjælper, så genstart browseren.',
    'file-unreadable': 'Denne fil kan ikke læses. Måske er den flyttet eller slettet.',
    'file-empty': 'Der er intet spil i denne fil.',
  },
});
