import type { ChannelProblems } from '../shapes.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Notices about turns: what they say, and where a person chooses to get them. */
export const notices = (own: Own): Words['notices'] => ({
  yourTurn: (board) => `Þú átt leik: ${board}`,
  turnOf: (names, board) => `${board}: beðið er eftir ${own.all(names)}`,
  started: (board) => `Leikurinn er byrjaður: ${board}`,
  over: (board) => `Leiknum er lokið: ${board}`,
  withPlayers: (names) => `Spilarar auk þín: ${own.all(names)}`,
  testBody: 'Þetta er prófun. Hún tókst.',

  title: 'Tilkynningar',
  line: 'Þú færð að vita þegar leikur hefst eða honum lýkur, og þegar þú hefur átt leik í 15 sekúndur, en ekki á meðan þú horfir á borðið.',
  off: 'Slökkt er á tilkynningum í þessu tæki.',
  on: 'Kveikt er á tilkynningum í þessu tæki.',
  turnOn: 'Kveikja á tilkynningum',
  turnOff: 'Slökkva á tilkynningum',
  blocked: 'Vafrinn lokar á tilkynningar frá þessari síðu. Þú getur leyft þær í stillingum vafrans.',
  unsupported: 'Þessi vafri getur ekki birt tilkynningar frá síðunni.',
  insecure: 'Tilkynningar þurfa öruggt veffang, sem byrjar á https.',
  install:
    'Í iPhone eða iPad þarf fyrst að bæta síðunni á heimaskjáinn (Deila og síðan Bæta á heimaskjá). Opnaðu hana þaðan og kveiktu á tilkynningum.',
  failed: 'Vafrinn náði ekki sambandi við tilkynningaþjónustu sína. Reyndu aftur síðar.',
  test: 'Senda prófun',
  tested: 'Prófunin hefur verið send.',
  otherDevices: 'Önnur tæki',
  deviceSince: (date) => `Síðan ${date}`,
  remove: 'Fjarlægja',
  removeOf: (what) => `Fjarlægja: ${what}`,
  testOf: (what) => `Senda prófun: ${what}`,

  hooks: 'Vefkrókar',
  hooksLine: 'Láttu rás í Discord eða Slack, eða forrit, vita þegar þú átt leik.',
  hooksOff: 'Þessi netþjónn sendir ekki á vefkróka.',
  tableHooks: 'Vefkrókur fyrir borðið',
  tableHooksLine: 'Skrifar hver á leik við þetta borð, fyrir alla, með nöfnum spilaranna.',
  forTable: 'Allir spilarar við eitt borð',
  address: 'Veffang vefkróksins',
  form: 'Sent til',
  program: 'Forrit (JSON)',
  addHook: 'Bæta vefkróknum við',
  addressWrong: 'Veffangið byrjar á https://.',
  hookAdded: 'Vefkróknum hefur verið bætt við. Sendu prófun til að sjá hvort hann virkar.',
  hookRemoved: 'Vefkrókurinn hefur verið fjarlægður.',

  aboutLanguage: 'Tungumál tilkynninga',
  aboutDevices: 'Tæki með tilkynningum',
  problems: channelProblems(own),
});

const channelProblems = (own: Own): ChannelProblems => ({
  'no-hooks': () => 'Þessi netþjónn sendir ekki á vefkróka.',
  'address-refused': () =>
    'Netþjónninn sendir ekki á þetta veffang. Það verður að vera opinbert veffang með https.',
  'too-many-channels': ({ most }) =>
    `Ekki er hægt að bæta við fleiri en ${own.number(most)}. Fjarlægðu eitthvað sem þú þarft ekki lengur.`,
  'no-such-channel': () => 'Þetta hefur þegar verið fjarlægt.',
  'not-the-host': () => 'Aðeins gestgjafinn getur gert þetta, og aðeins þar til leikurinn hefst.',
  'no-answer': () => 'Enginn svaraði á þessu veffangi.',
  'bad-answer': ({ status }) => `Viðtakandinn hafnaði skilaboðunum (${status}).`,
});
