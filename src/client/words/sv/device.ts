import type { Words } from '../words.js';
import type { Own } from './own.js';

/** One's own games and results, kept on this device; updates of the page. */
export const device = (own: Own): Words['device'] => ({
  title: 'Dina resultat',
  onlyHere: 'Sparas bara på den här enheten.',
  against: 'Mot',
  won: 'Vunna',
  lost: 'Förlorade',
  best: 'Bästa resultat',
  average: 'Medelvärde',
  gamesPlayed: (n) => own.count(n, 'parti', 'partier'),
  none: 'Inga avslutade partier än.',
  counted:
    'Avslutade partier med en person mot botar. Mot flera nivåer vid ett bord räknas partiet för var och en.',
  export: 'Spara avslutade partier i en fil',
  exported: (n, file) =>
    `${own.count(n, 'parti', 'partier')} sparades som ${file}. ”Öppna ett sparat parti” hämtar tillbaka dem.`,
  imported: (n) => own.count(n, 'parti hämtades tillbaka.', 'partier hämtades tillbaka.'),
  deleteAll: 'Radera allt',
  deleteAsk: 'Vill du radera alla partier och resultat på den här enheten? De går inte att få tillbaka.',
  deleted: 'Allt är raderat.',
  update: 'En ny version av Rallar är klar.',
  updateLine: 'Den används från nästa start; dina partier fortsätter i den.',
  updateNow: 'Ladda om nu',
  later: 'Senare',
  otherTab: 'Det här partiet är öppet i en annan flik också; båda visar samma sak.',
  restarted: 'Partiet avbröts och fortsätter där det var.',
  failed: 'Något gick fel.',
  tryAgain: 'Försök igen',
  botUnsaved:
    'En bots drag kunde inte sparas än; det görs ett nytt försök av sig självt. Kanske finns det inget utrymme kvar på enheten.',
  problems: {
    'storage-silent':
      'Webbläsarens lagring svarar inte. Försök igen; om det inte hjälper, starta om webbläsaren.',
    'file-unreadable': 'Den här filen går inte att läsa. Den kan ha flyttats eller raderats.',
    'file-empty': 'Det finns inget parti i den här filen.',
  },
});
