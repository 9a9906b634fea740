import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Games and results on this device; updates of the page. */
export const device = (own: Own): Words['device'] => ({
  title: 'Resultatene dine',
  onlyHere: 'Lagres bare på denne enheten.',
  gamesPlayed: (n) => own.count(n, 'spill', 'spill'),
  none: 'Ingen ferdige spill ennå. Spill ett til slutt mot boter, så vises plasseringene dine og den høyeste poengsummen her.',
  export: 'Lagre ferdige spill i en fil',
  exported: (n, file) =>
    `${own.count(n, 'spill', 'spill')} lagret som ${file}. Bruk «Åpne et lagret spill» for å importere filen igjen.`,
  imported: (n) => `${own.count(n, 'spill', 'spill')} importert.`,
  known: (n) => own.count(n, 'spill var her fra før.', 'spill var her fra før.'),
  leftOut: (n) => own.count(n, 'spill ble ikke tatt med:', 'spill ble ikke tatt med:'),
  moreLeftOut: (n) => `… og ${own.number(n)} til.`,
  unnamed: 'et spill uten navn',
  importing: 'Importerer spill',
  exporting: 'Lagrer spill',
  importStopped: 'Stoppet. Spillene som allerede er importert, beholdes.',
  deleteAll: 'Slett alt',
  deleteAsk: 'Vil du slette alle spill og resultater på denne enheten? Det kan ikke angres.',
  deleted: 'Alt er slettet.',
  update: 'En ny versjon av Rallar er klar.',
  updateLine: 'Den tas i bruk neste gang du åpner Rallar, og spillene dine blir med.',
  updateNow: 'Last på nytt nå',
  later: 'Senere',
  install: 'Installer som app',
  otherTab: 'Dette spillet er også åpent i en annen fane. Begge viser det samme.',
  restarted: 'Spillet ble avbrutt og fortsetter der det slapp.',
  failed: 'Noe gikk galt.',
  tryAgain: 'Prøv igjen',
  unfetched: 'En del av siden kunne ikke lastes. Er du på nett?',
  reload: 'Last på nytt',
  botUnsaved: 'Et trekk fra en bot kunne ikke lagres. Vi prøver automatisk på nytt. Kanskje er enheten full.',
});
