import type { ChannelProblems } from '../shapes.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Notices about turns: what they say, and where a person chooses to get them. */
export const notices = (own: Own): Words['notices'] => ({
  yourTurn: (board) => `Din tur: ${board}`,
  turnOf: (names, board) => `${board}: väntar på ${own.all(names)}`,
  started: (board) => `Partiet har startat: ${board}`,
  over: (board) => `Partiet är slut: ${board}`,
  withPlayers: (names) => `Med ${own.all(names)}`,
  testBody: 'Det här är ett test. Det fungerade.',

  title: 'Aviseringar',
  line: 'Du får veta när ett parti startar eller tar slut, och när det har varit din tur i 15 sekunder, men inte medan du tittar på bordet.',
  off: 'Aviseringar är avstängda på den här enheten.',
  on: 'Aviseringar är på för den här enheten.',
  turnOn: 'Slå på aviseringar',
  turnOff: 'Stäng av aviseringar',
  blocked:
    'Webbläsaren blockerar aviseringar från den här sidan. Du kan tillåta dem i webbläsarens inställningar.',
  unsupported: 'Den här webbläsaren kan inte visa aviseringar från sidan.',
  insecure: 'Aviseringar kräver en säker adress, en som börjar med https.',
  install:
    'På en iPhone eller iPad lägger du först till sidan på hemskärmen (Dela och sedan Lägg till på hemskärmen). Öppna den därifrån och slå på aviseringar.',
  failed: 'Webbläsaren kunde inte nå sin tjänst för aviseringar. Försök igen senare.',
  test: 'Skicka ett test',
  tested: 'Testet har skickats.',
  otherDevices: 'Andra enheter',
  deviceSince: (date) => `Sedan ${date}`,
  remove: 'Ta bort',
  removeOf: (what) => `Ta bort: ${what}`,
  testOf: (what) => `Skicka ett test: ${what}`,

  hooks: 'Webhookar',
  hooksLine: 'Låt en kanal i Discord eller Slack, eller ett program, få veta när det är din tur.',
  hooksOff: 'Den här servern skickar inte till webhookar.',
  tableHooks: 'Webhook för bordet',
  tableHooksLine: 'Skriver vems tur det är vid det här bordet, för alla, med spelarnas namn.',
  forTable: 'Allas turer vid ett bord',
  address: 'Webhookens adress',
  form: 'Skickas till',
  program: 'Ett program (JSON)',
  addHook: 'Lägg till webhooken',
  addressWrong: 'Adressen börjar med https://.',
  hookAdded: 'Webhooken har lagts till. Skicka ett test för att se om den fungerar.',
  hookRemoved: 'Webhooken har tagits bort.',

  aboutLanguage: 'Aviseringarnas språk',
  aboutDevices: 'Enheter med aviseringar',
  problems: channelProblems(own),
});

const channelProblems = (own: Own): ChannelProblems => ({
  'no-hooks': () => 'Den här servern skickar inte till webhookar.',
  'address-refused': () =>
    'Servern skickar inte till den adressen. Det måste vara en offentlig adress med https.',
  'too-many-channels': ({ most }) =>
    `Du kan inte lägga till fler än ${own.number(most)}. Ta bort någon som du inte längre behöver.`,
  'no-such-channel': () => 'Den har redan tagits bort.',
  'not-the-host': () => 'Bara värden kan göra det, och bara tills partiet startar.',
  'no-answer': () => 'Ingen svarade på den adressen.',
  'bad-answer': ({ status }) => `Mottagaren avvisade meddelandet (${status}).`,
});
