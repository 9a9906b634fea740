import type { PasskeyProblems } from '../shapes.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Passkeys, by which people stay the same player. */
export const passkeys = (own: Own): Words['passkeys'] => ({
  title: 'Aðgangslyklar',
  line: 'Með aðgangslykli ertu sami spilari í mörgum tækjum, líka ef vafrinn gleymir þér. Þú opnar hann eins og þú opnar tækið þitt.',
  haveAsk: 'Hefurðu komið hingað áður?',
  have: 'Ég á aðgangslykil',
  add: 'Bæta við aðgangslykli',
  added: 'Aðgangslyklinum hefur verið bætt við.',
  yours: 'Aðgangslyklarnir þínir',
  phone: 'Sími eða spjaldtölva',
  key: 'Öryggislykill',
  unknownPlace: 'Óþekkt tæki',
  addedAt: (date) => `Bætt við: ${date}`,
  usedAt: (date) => `Síðast notaður: ${date}`,
  unused: 'Ekki notaður enn',
  remove: 'Fjarlægja',
  removeOf: (place) => `Fjarlægja aðgangslykilinn: ${place}`,
  removeAsk: 'Fjarlægja þennan aðgangslykil?',
  removeLine:
    'Þá geturðu ekki lengur komið aftur með honum. Eyddu honum líka úr tækinu eða lykilorðastjóranum.',
  removed: 'Aðgangslykillinn hefur verið fjarlægður.',
  switchLine: (name) =>
    `Hingað til hefurðu verið ${name} í þessu tæki. ${name} heldur sætum sínum, en til að verða aftur ${name} þarftu aðgangslykil eða annað tæki sem tilheyrir þeim spilara, eða að einhver við borðið hleypi þér inn.`,
  switchYes: 'Nota aðgangslykilinn',
  welcome: (name) => `Þú ert aftur ${name}.`,
  signOut: 'Skrá öll önnur tæki út',
  signOutLine:
    'Ef þú hefur týnt tæki eða lánað það: öll önnur tæki þurfa þá aðgangslykil til að komast aftur inn.',
  signedOut: 'Öll önnur tæki hafa verið skráð út.',
  obstacles: {
    address:
      'Aðgangslyklar virka ekki á þessu veffangi: vafrar leyfa þá aðeins á veffangi með nafni og https eða á localhost. Tengill fyrir annað tæki virkar alls staðar.',
    browser: 'Þessi vafri styður ekki aðgangslykla. Tengill fyrir annað tæki virkar alls staðar.',
  },
  problems: problems(own),
});

const problems = (own: Own): PasskeyProblems => ({
  cancelled: () => 'Hætt var við eða þetta tók of langan tíma.',
  'none-given': () => 'Hætt var við eða enginn aðgangslykill fyrir þessa síðu er hér.',
  'already-here': () => 'Þú átt þegar aðgangslykil í þessu tæki.',
  'unknown-passkey': () =>
    'Netþjónninn þekkir ekki þennan aðgangslykil: hann hefur verið fjarlægður eða spilaranum eytt.',
  'too-many-passkeys': ({ max }) => `Þú átt þegar ${own.number(max)} aðgangslykla. Fjarlægðu einn fyrst.`,
  'not-accepted': () => 'Ekki tókst að staðfesta aðgangslykilinn. Reyndu aftur.',
});
