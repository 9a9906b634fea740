import type { Words } from '../words.js';

/** Ett avslutat parti som länk eller fil, och reprisen av en sådan länk. */
export const share: Words['share'] = {
  share: 'Dela',
  title: 'Dela partiet',
  about: 'Länken rymmer hela partiet; inget laddas upp. Alla som öppnar den kan se reprisen.',
  copy: 'Kopiera länk',
  send: 'Skicka länk',
  copied: 'Länken är kopierad.',
  notCopied: 'Länken kunde inte kopieras. Här är den:',
  message: (board) => `Ett parti Rallar: ${board}`,
  shared: 'Delat parti',
  keep: 'Behåll partiet',
  kept: 'Partiet finns nu bland dina partier.',
  known: 'Partiet fanns redan bland dina partier.',
  damaged: 'Länken är ofullständig eller skadad, så partiet kan inte visas. Be om den igen, eller om filen.',
  tooLarge: 'Länken rymmer mer än ett parti någonsin gör, så den öppnades inte.',
  unfinished: 'Partiet i länken är inte slut, så det finns ingen repris än.',
  unsupported: 'Webbläsaren är för gammal för länkar som rymmer ett parti. Använd filen i stället.',
};
