import type { ChannelProblems } from '../shapes.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Notices about turns: what they say, and where a person chooses to get them. */
export const notices = (own: Own): Words['notices'] => ({
  yourTurn: (board) => `Din tur: ${board}`,
  turnOf: (names, board) => `${board}: venter på ${own.all(names)}`,
  started: (board) => `Spillet er startet: ${board}`,
  over: (board) => `Spillet er slut: ${board}`,
  withPlayers: (names) => `Med ${own.all(names)}`,
  testBody: 'Dette er en test. Den virkede.',

  title: 'Notifikationer',
  line: 'Du får besked, når et spil starter eller slutter, og når det har været din tur i 15 sekunder, men ikke mens du ser på bordet.',
  off: 'Notifikationer er slået fra på denne enhed.',
  on: 'Notifikationer er slået til på denne enhed.',
  turnOn: 'Slå notifikationer til',
  turnOff: 'Slå notifikationer fra',
  blocked: 'Browseren blokerer notifikationer fra denne side. Du kan tillade dem i browserens indstillinger.',
  unsupported: 'Denne browser kan ikke vise notifikationer fra siden.',
  insecure: 'Notifikationer kræver en sikker adresse, en der begynder med https.',
  install:
    'På en iPhone eller iPad føjer du først siden til hjemmeskærmen (Del og derefter Føj til hjemmeskærm). Åbn den derfra, og slå notifikationer til.',
  failed: 'Browseren kunne ikke få forbindelse til sin tjeneste for notifikationer. Prøv igen senere.',
  test: 'Send en test',
  tested: 'Testen er sendt.',
  otherDevices: 'Andre enheder',
  deviceSince: (date) => `Siden ${date}`,
  remove: 'Fjern',
  removeOf: (what) => `Fjern: ${what}`,
  testOf: (what) => `Send en test: ${what}`,

  hooks: 'Webhooks',
  hooksLine: 'Lad en kanal i Discord eller Slack, eller et program, få besked, når det er din tur.',
  hooksOff: 'Denne server sender ikke til webhooks.',
  tableHooks: 'Webhook til bordet',
  tableHooksLine: 'Skriver, hvis tur det er ved dette bord, for alle, med spillernes navne.',
  forTable: 'Alles ture ved ét bord',
  address: 'Webhookens adresse',
  form: 'Sendes til',
  program: 'Et program (JSON)',
  addHook: 'Tilføj webhooken',
  addressWrong: 'Adressen begynder med https://.',
  hookAdded: 'Webhooken er tilføjet. Send en test for at se, om den virker.',
  hookRemoved: 'Webhooken er fjernet.',

  aboutLanguage: 'Notifikationernes sprog',
  aboutDevices: 'Enheder med notifikationer',
  problems: channelProblems(own),
});

const channelProblems = (own: Own): ChannelProblems => ({
  'no-hooks': () => 'Denne server sender ikke til webhooks.',
  'address-refused': () =>
    'Serveren sender ikke til den adresse. Det skal være en offentlig adresse med https.',
  'too-many-channels': ({ most }) =>
    `Du kan ikke tilføje flere end ${own.number(most)}. Fjern en, som du ikke længere har brug for.`,
  'no-such-channel': () => 'Den er allerede fjernet.',
  'not-the-host': () => 'Kun værten kan gøre det, og kun indtil spillet starter.',
  'no-answer': () => 'Ingen svarede på den adresse.',
  'bad-answer': ({ status }) => `Modtageren afviste beskeden (${status}).`,
});
