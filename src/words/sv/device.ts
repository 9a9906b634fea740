import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Games and results on this device; updates of the page. */
export const device = (own: Own): Words['device'] => ({
  title: 'Dina resultat',
  onlyHere: 'Sparas bara på den här enheten.',
  gamesPlayed: (n) => own.count(n, 'parti', 'partier'),
  none: 'Inga avslutade partier än. Spela ett till slut mot botar, så visas dina placeringar och din högsta poäng här.',
  export: 'Spara avslutade partier i en fil',
  exported: (n, file) =>
    `${own.count(n, 'parti sparat', 'partier sparade')} som ${file}. Hämta tillbaka ${n === 1 ? 'det' : 'dem'} med ”Öppna ett sparat parti”.`,
  imported: (n) => `${n === 0 ? 'Inga partier' : own.count(n, 'parti', 'partier')} importerades.`,
  known: (n) => own.count(n, 'parti fanns redan här.', 'partier fanns redan här.'),
  leftOut: (n) => own.count(n, 'parti kom inte med:', 'partier kom inte med:'),
  moreLeftOut: (n) => `… och ${own.number(n)} till.`,
  unnamed: 'Namnlöst parti',
  importing: 'Importerar partier',
  exporting: 'Sparar partier',
  importStopped: 'Importen avbröts. Det som hann importeras finns kvar.',
  deleteAll: 'Radera allt',
  deleteAsk: 'Vill du radera alla partier och resultat på den här enheten? Det går inte att ångra.',
  deleted: 'Allt är raderat.',
  update: 'Det finns en ny version av Rallar.',
  updateLine: 'Den laddas nästa gång du öppnar sidan; dina partier följer med.',
  updateNow: 'Ladda om nu',
  later: 'Senare',
  install: 'Installera som app',
  otherTab: 'Partiet är öppet i en annan flik också; flikarna hålls synkade.',
  restarted: 'Partiet avbröts men fortsätter där det var.',
  failed: 'Något gick fel.',
  tryAgain: 'Försök igen',
  botUnsaved: 'En bots drag kunde inte sparas; ett nytt försök görs automatiskt. Enheten kan vara full.',
  unfetched: 'En del av sidan kunde inte hämtas. Är du uppkopplad?',
  reload: 'Ladda om',
});
