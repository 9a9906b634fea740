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
    'Ferdige spill der én person møtte boter. Mot boter på flere nivåer teller spillet én gang for hvert nivå.',
  export: 'Lagre ferdige spill i en fil',
  exported: (n, file) =>
    `${own.count(n, 'spill', 'spill')} lagret som ${file}. Kan hentes inn igjen med «Åpne et lagret spill».`,
  imported: (n) => `${own.count(n, 'spill', 'spill')} importert.`,
  known: (n) => own.count(n, 'spill var her fra før.', 'spill var her fra før.'),
  leftOut: (n) => own.count(n, 'spill ble utelatt:', 'spill ble utelatt:'),
  moreLeftOut: (n) => `… og ${own.number(n)} til.`,
  unnamed: 'et spill uten navn',
  importing: 'Importerer spill',
  exporting: 'Lagrer spill',
  importStopped: 'Stoppet. Det som er importert, blir værende.',
  deleteAll: 'Slett alt',
  deleteAsk: 'Vil du slette alle spill og resultater på denne enheten? Det kan ikke angres.',
  deleted: 'Alt er slettet.',
  update: 'En ny versjon av Rallar er klar.',
  updateLine: 'Den tas i bruk neste gang du starter, og spillene dine følger med.',
  updateNow: 'Last på nytt nå',
  later: 'Senere',
  otherTab: 'Dette spillet er også åpent i en annen fane. Begge viser det samme.',
  restarted: 'Spillet ble avbrutt og fortsetter der det slapp.',
  failed: 'Noe gikk galt.',
  tryAgain: 'Prøv igjen',
  unfetched: 'En del av siden kunne ikke hentes. Er du på nett?',
  reload: 'Last på nytt',
  botUnsaved:
    'Et trekk fra en bot kunne ikke lagres ennå. Det prøves automatisk på nytt. Kanskje er det ikke plass igjen på enheten.',
  problems: {
    'storage-silent':
      'Lagringen i nettleseren svarer ikke. Prøv igjen. Hjelper ikke det, starter du nettleseren på nytt.',
    'file-unreadable': 'Denne filen kan ikke leses. Kanskje er den flyttet eller slettet.',
    'file-too-large': 'Filen er større enn noen fil med spill, så den ble ikke åpnet.',
    'file-empty': 'Det er ikke noe spill i denne filen.',
  },
});
