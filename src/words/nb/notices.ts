import type { ChannelProblems } from '../shapes.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Notices about turns: what they say, and where a person chooses to get them. */
export const notices = (own: Own): Words['notices'] => ({
  yourTurn: (board) => `Din tur: ${board}`,
  turnOf: (names, board) => `${board}: venter på ${own.all(names)}`,
  started: (board) => `Spillet har startet: ${board}`,
  over: (board) => `Spillet er slutt: ${board}`,
  withPlayers: (names) => `Med ${own.all(names)}`,
  testBody: 'Dette er en test. Den virket.',

  title: 'Varsler',
  line: 'Du får beskjed når et spill starter eller slutter, og når det har vært din tur i 15 sekunder, men ikke mens du ser på bordet.',
  off: 'Varsler er av på denne enheten.',
  on: 'Varsler er på for denne enheten.',
  turnOn: 'Slå på varsler',
  turnOff: 'Slå av varsler',
  blocked: 'Nettleseren blokkerer varsler fra denne siden. Du kan tillate dem i nettleserens innstillinger.',
  unsupported: 'Denne nettleseren kan ikke vise varsler fra siden.',
  insecure: 'Varsler krever en sikker adresse, en som begynner med https.',
  install:
    'På en iPhone eller iPad legger du først siden til på Hjem-skjermen (Del og deretter Legg til på Hjem-skjerm). Åpne den derfra, og slå på varsler.',
  failed: 'Nettleseren fikk ikke kontakt med varslingstjenesten sin. Prøv igjen senere.',
  test: 'Send en test',
  tested: 'Testen er sendt.',
  otherDevices: 'Andre enheter',
  deviceSince: (date) => `Siden ${date}`,
  remove: 'Fjern',
  removeOf: (what) => `Fjern: ${what}`,
  testOf: (what) => `Send en test: ${what}`,

  hooks: 'Webhooker',
  hooksLine: 'La en kanal i Discord eller Slack, eller et program, få beskjed når det er din tur.',
  hooksOff: 'Denne serveren sender ikke til webhooker.',
  tableHooks: 'Webhook for bordet',
  tableHooksLine: 'Skriver hvem sin tur det er ved dette bordet, for alle, med spillernes navn.',
  forTable: 'Alles turer ved ett bord',
  address: 'Webhookens adresse',
  form: 'Sendes til',
  program: 'Et program (JSON)',
  addHook: 'Legg til webhooken',
  addressWrong: 'Adressen begynner med https://.',
  hookAdded: 'Webhooken er lagt til. Send en test for å se om den virker.',
  hookRemoved: 'Webhooken er fjernet.',

  aboutLanguage: 'Språk for varsler',
  aboutDevices: 'Enheter med varsler',
  problems: channelProblems(own),
});

const channelProblems = (own: Own): ChannelProblems => ({
  'no-hooks': () => 'Denne serveren sender ikke til webhooker.',
  'address-refused': () =>
    'Serveren sender ikke til den adressen. Det må være en offentlig adresse med https.',
  'too-many-channels': ({ most }) =>
    `Du kan ikke legge til flere enn ${own.number(most)}. Fjern en som du ikke lenger trenger.`,
  'no-such-channel': () => 'Den er allerede fjernet.',
  'not-the-host': () => 'Bare verten kan gjøre det, og bare til spillet starter.',
  'no-answer': () => 'Ingen svarte på den adressen.',
  'bad-answer': ({ status }) => `Mottakeren avviste meldingen (${status}).`,
});
