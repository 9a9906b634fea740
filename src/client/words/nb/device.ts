import type { Words } from '../words.js';
import type { Own } from './own.js';

/** One's own games and results, kept on this device; updates of the page. */
export const device = (own: Own): Words['device'] => ({
  title: 'Resultatene dine',
  onlyHere: 'Lagres bare på denne enheten.',
  against: 'Mot',
  won: 'Vunnet',
  lost: 'Tapt',
  best: 'Høyeste poengsum',
  average: 'Gjennomsnitt',
  gamesPlayed: (n) => own.count(n, 'spill', 'spill'),
  none: 'Ingen ferdige spill ennå.',
  counted:
    'Ferdige spill med én person mot boter. Mot flere nivåer ved ett bord teller spillet for hvert av dem.',
  export: 'Lagre ferdige spill i en fil',
  exported: (n, file) =>
    `${own.count(n, 'spill', 'spill')} lagret som ${file}. «Åpne et lagret spill» henter dem tilbake.`,
  imported: (n) => `${own.count(n, 'spill', 'spill')} hentet tilbake.`,
  deleteAll: 'Slett alt',
  deleteAsk: 'Vil du slette alle spill og resultater på denne enheten? De kan ikke hentes tilbake.',
  deleted: 'Alt er slettet.',
  update: 'En ny versjon av Rallar er klar.',
  updateLine: 'Den brukes fra neste start; spillene dine fortsetter i den.',
  updateNow: 'Last på nytt nå',
  later: 'Senere',
  otherTab: 'Dette spillet er åpent i en annen fane også; begge viser det samme.',
  restarted: 'Spillet ble avbrutt og fortsetter der det var.',
  failed: 'Noe gikk galt.',
  tryAgain: 'Prøv igjen',
  botUnsaved:
    'Trekket til en bot kunne ikke lagres ennå; det prøves på nytt av seg selv. Kanskje er det ikke plass igjen på enheten.',
  problems: {
    'storage-silent':
      'Nettleserens lager svarer ikke. Prøv igjen; hvis det ikke hjelper, start nettleseren på nytt.',
    'file-unreadable': 'Denne filen kan ikke leses. Kanskje er den flyttet eller slettet.',
    'file-empty': 'Det er ikke noe spill i denne filen.',
  },
});
