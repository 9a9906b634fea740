import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Games and results on this device; updates of the page. */
export const device = (own: Own): Words['device'] => ({
  title: 'Úrslitin þín',
  onlyHere: 'Aðeins geymt í þessu tæki.',
  gamesPlayed: (n) => own.count(n, 'leikur', 'leikir'),
  none: 'Engir loknir leikir enn. Ljúktu leik gegn tölvuspilurum og þá birtast sæti þín og flest stig hér.',
  export: 'Vista lokna leiki í skrá',
  exported: (n, file) =>
    `${own.count(n, 'leikur vistaður', 'leikir vistaðir')} sem ${file}. Skrána má flytja aftur inn með „Opna vistaðan leik“.`,
  imported: (n) => own.count(n, 'leikur fluttur inn.', 'leikir fluttir inn.'),
  known: (n) => own.count(n, 'leikur var hér fyrir.', 'leikir voru hér fyrir.'),
  leftOut: (n) => own.count(n, 'leik var sleppt:', 'leikjum var sleppt:'),
  moreLeftOut: (n) => `… og ${own.number(n)} til viðbótar.`,
  unnamed: 'leikur án nafns',
  importing: 'Flyt inn leiki',
  exporting: 'Vista leiki',
  importStopped: 'Stöðvað. Leikirnir sem komnir eru inn verða áfram hér.',
  deleteAll: 'Eyða öllu',
  deleteAsk: 'Eyða öllum leikjum og úrslitum í þessu tæki? Það er ekki hægt að afturkalla.',
  deleted: 'Öllu hefur verið eytt.',
  update: 'Ný útgáfa af Rallar er tilbúin.',
  updateLine: 'Hún tekur við næst þegar þú opnar síðuna; leikirnir þínir haldast.',
  updateNow: 'Endurhlaða núna',
  later: 'Seinna',
  install: 'Setja upp sem forrit',
  otherTab: 'Leikurinn er líka opinn í öðrum flipa; fliparnir fylgjast að.',
  restarted: 'Leikurinn rofnaði en heldur nú áfram þar sem frá var horfið.',
  failed: 'Eitthvað fór úrskeiðis.',
  tryAgain: 'Reyna aftur',
  unfetched: 'Ekki tókst að sækja hluta af síðunni. Ertu með nettengingu?',
  reload: 'Endurhlaða',
  botUnsaved:
    'Ekki tókst að vista aðgerð tölvuspilara; reynt verður aftur sjálfkrafa. Kannski er tækið fullt.',
});
