import type { Words } from '../words.js';

/** Et ferdig spill som lenke eller fil, og reprisen av en slik lenke. */
export const share: Words['share'] = {
  share: 'Del',
  title: 'Del dette spillet',
  about: 'Lenken rommer hele spillet; ingenting lastes opp. Alle som åpner den, kan se reprisen.',
  copy: 'Kopier lenke',
  send: 'Send lenke',
  copied: 'Lenken er kopiert.',
  notCopied: 'Lenken kunne ikke kopieres. Her er den:',
  message: (board) => `Et spill Rallar: ${board}`,
  shared: 'Delt spill',
  keep: 'Behold dette spillet',
  kept: 'Spillet er nå blant spillene dine.',
  known: 'Spillet var allerede blant spillene dine.',
  damaged:
    'Lenken er ufullstendig eller skadet, så spillet kan ikke vises. Be om den på nytt, eller om filen.',
  tooLarge: 'Lenken rommer mer enn et spill noen gang gjør, så den ble ikke åpnet.',
  unfinished: 'Spillet i denne lenken er ikke slutt, så det er ingenting å vise i reprise ennå.',
  unsupported: 'Denne nettleseren er for gammel for lenker som rommer et spill. Bruk filen i stedet.',
};
