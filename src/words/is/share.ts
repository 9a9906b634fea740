import type { Words } from '../words.js';

/** Loknum leik deilt með tengli eða skrá, og endursýning slíks tengils. */
export const share: Words['share'] = {
  share: 'Deila',
  title: 'Deila þessum leik',
  about: 'Allur leikurinn er í tenglinum; engu er hlaðið upp. Allir sem opna hann geta séð endursýninguna.',
  copy: 'Afrita tengil',
  send: 'Senda tengil',
  copied: 'Tengillinn hefur verið afritaður.',
  notCopied: 'Ekki tókst að afrita tengilinn. Hann er:',
  message: (board) => `Leikur í Rallar: ${board}`,
  shared: 'Leikur sem var deilt',
  keep: 'Geyma þennan leik',
  kept: 'Leikurinn er nú meðal leikja þinna.',
  known: 'Leikurinn var þegar meðal leikja þinna.',
  damaged:
    'Tengillinn er ófullkominn eða skemmdur og því er ekki hægt að sýna leikinn. Biddu aftur um hann, eða um skrána.',
  tooLarge: 'Tengillinn er stærri en nokkur leikur getur orðið, svo hann var ekki opnaður.',
  unfinished: 'Leiknum í tenglinum er ekki lokið, svo það er ekkert að endursýna enn.',
  unsupported: 'Þessi vafri er of gamall fyrir tengla sem geyma leik. Notaðu skrána í staðinn.',
};
