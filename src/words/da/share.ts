import type { Words } from '../words.js';

/** Et afsluttet spil som link eller fil, og genafspilningen af et sådant link. */
export const share: Words['share'] = {
  share: 'Del',
  title: 'Del dette spil',
  about: 'Linket rummer hele spillet; intet bliver uploadet. Alle, der åbner det, kan se genafspilningen.',
  copy: 'Kopiér linket',
  send: 'Send linket',
  copied: 'Linket er kopieret.',
  notCopied: 'Linket kunne ikke kopieres. Her er det:',
  message: (board) => `Et spil Rallar: ${board}`,
  shared: 'Delt spil',
  keep: 'Behold dette spil',
  kept: 'Spillet er nu blandt dine spil.',
  known: 'Spillet var allerede blandt dine spil.',
  damaged:
    'Linket er ufuldstændigt eller beskadiget, så spillet kan ikke vises. Bed om det igen, eller om filen.',
  tooLarge: 'Linket rummer mere, end et spil nogensinde gør, så det blev ikke åbnet.',
  unfinished: 'Spillet i dette link er ikke slut, så der er ikke noget at genafspille endnu.',
  unsupported: 'Denne browser er for gammel til links, der rummer et spil. Brug filen i stedet.',
};
