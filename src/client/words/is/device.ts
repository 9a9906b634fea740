import type { Words } from '../words.js';
import type { Own } from './own.js';

/** One's own games and results, kept on this device; updates of the page. */
export const device = (own: Own): Words['device'] => ({
  title: 'Úrslitin þín',
  onlyHere: 'Geymt aðeins í þessu tæki.',
  against: 'Gegn',
  won: 'Unnir',
  lost: 'Tapaðir',
  best: 'Hæsta stigatala',
  average: 'Meðaltal',
  gamesPlayed: (n) => own.count(n, 'leikur', 'leikir'),
  none: 'Engir loknir leikir enn.',
  counted:
    'Loknir leikir eins manns gegn tölvuspilurum. Sitji tölvuspilarar af ólíkum styrk við sama borð telst leikurinn hjá hverjum þeirra.',
  export: 'Vista lokna leiki í skrá',
  exported: (n, file) =>
    `${own.count(n, 'leikur vistaður', 'leikir vistaðir')} sem ${file}. „Opna vistaðan leik“ sækir þá aftur.`,
  imported: (n) => own.count(n, 'leikur sóttur.', 'leikir sóttir.'),
  deleteAll: 'Eyða öllu',
  deleteAsk: 'Eyða öllum leikjum og úrslitum í þessu tæki? Ekki er hægt að endurheimta þau.',
  deleted: 'Öllu hefur verið eytt.',
  update: 'Ný útgáfa af Rallar er tilbúin.',
  updateLine: 'Hún tekur við næst þegar síðan er opnuð; leikirnir þínir halda áfram í henni.',
  updateNow: 'Endurhlaða núna',
  later: 'Seinna',
  otherTab: 'Þessi leikur er líka opinn í öðrum flipa; báðir sýna það sama.',
  restarted: 'Leikurinn rofnaði og heldur áfram þar sem frá var horfið.',
  failed: 'Eitthvað fór úrskeiðis.',
  tryAgain: 'Reyna aftur',
  botUnsaved:
    'Ekki tókst enn að vista það sem tölvuspilari gerði; það er reynt aftur sjálfkrafa. Kannski er ekkert pláss eftir í tækinu.',
  problems: {
    'storage-silent':
      'Geymsla vafrans svarar ekki. Reyndu aftur; ef það dugar ekki skaltu endurræsa vafrann.',
    'file-unreadable': 'Ekki er hægt að lesa þessa skrá. Hún gæti hafa verið færð eða henni eytt.',
    'file-empty': 'Enginn leikur er í þessari skrá.',
  },
});
