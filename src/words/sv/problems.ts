import type { Phase } from '../../engine/index.js';
import { capital } from '../capital.js';
import type {
  DeviceProblems,
  HostProblems,
  MoveProblems,
  OptionsProblems,
  RecordProblems,
  TableProblems,
} from '../shapes.js';
import type { Words } from '../words.js';
import { COLOURS } from '../../boards/nouns.sv.js';
import type { Own } from './own.js';

/** A sentence for every refusal. */
export const problems = (own: Own): Words['problems'] => ({
  move: moveProblems(own),
  table: tableProblems,
  options: optionsProblems,
  record: recordProblems,
  host: hostProblems,
  device: deviceProblems,
});

const moveProblems = (own: Own): MoveProblems => {
  const pronoun = own.wild.a === 'ett' ? 'det' : 'den';
  const first: Record<Phase, string> = {
    opening: `Du måste välja ${own.ticket.other} först.`,
    turn: 'Du måste spela din tur först.',
    second: 'Du måste dra ditt andra kort först.',
    keep: `Du måste först välja vilka ${own.ticket.other} du vill behålla.`,
    tunnel: 'Du måste ta ställning till tunneln först.',
    over: 'Spelet är slut.',
  };
  const that = own.forTicket('Den', 'Det');
  const onlyOf = (n: number) => (n === 0 ? 'inga' : `bara ${own.number(n)}`);
  return {
    'not-a-move': () => 'Det draget finns inte i det här spelet.',
    'game-over': () => 'Spelet är slut.',
    'no-such-seat': () => 'Där sitter ingen.',
    'not-your-turn': ({ turn }, it) =>
      it.who(turn).you ? 'Det är din tur på en annan plats.' : `${it.who(turn).name} är på tur.`,
    'not-now': ({ phase }) => first[phase],
    'not-on-this-board': () => 'Det går inte på det här brädet.',
    'already-chosen': () => `Du har redan valt dina ${own.ticket.other}.`,
    'no-such-slot': () => 'Där ligger inget kort.',
    'no-cards-left': () => 'Både högen och kasthögen är tomma, så det går inte att dra kort.',
    'wild-not-second': () =>
      `${capital(own.aFaceUp('wild'))} kan inte vara ditt andra kort; ${pronoun} räknas som båda korten.`,
    'no-such-route': () => 'Den sträckan finns inte på det här brädet.',
    'route-taken': ({ by }, it) =>
      it.who(by).you ? 'Den här sträckan är redan din.' : `${it.who(by).name} äger den här sträckan.`,
    'double-own': () => 'Du äger redan den andra sträckan i dubbelsträckan, och ingen får äga båda.',
    'double-closed': () =>
      'Den andra sträckan i dubbelsträckan är inmutad, och med så här få spelare stängs då den här.',
    'too-few-cars': ({ have, need }) =>
      `Den här sträckan kräver ${own.cars(need)}, men du har ${onlyOf(have)} kvar.`,
    'cards-not-held': ({ kind, have }, it) => {
      const card = it.card(kind) ?? 'wild';
      if (have > 0) return `Du har bara ${own.ofKind(have, card)}.`;
      return `Du har inga ${card === 'wild' ? own.wild.other : `${COLOURS[card].many} kort`}.`;
    },
    'wilds-not-here': () => `Den här sträckan kan inte betalas med ${own.wild.other}.`,
    'wrong-number': ({ need, got }) =>
      `Det här kostar exakt ${own.cards(need)}; du valde ${own.number(got)}.`,
    'stand-ins-uneven': ({ each }) =>
      `Korten går inte jämnt ut: varje kort som ersätts kostar ${own.number(each)} andra.`,
    'too-few-wilds': ({ need }) =>
      `Den här färjan kräver minst ${own.wilds(need)}, eller kort som ersätter ${need === 1 ? pronoun : 'dem'}.`,
    'wrong-colour': ({ need }) =>
      need === 1
        ? 'Ett av de här korten måste ha sträckans färg.'
        : `${own.number(need)} av korten måste ha sträckans färg; på en grå sträcka räcker det att de har samma färg.`,
    'wrong-extra': ({ asked }) =>
      `Tunneln kräver exakt ${own.count(asked, 'extra kort', 'extra kort')}, i färgen du lade ut eller ${asked === 1 ? own.aCard('wild') : own.wild.other}.`,
    'terrain-wilds': ({ least, most }) =>
      least === most
        ? `Här krävs exakt ${own.wilds(least)} för att dubbla.`
        : `Här krävs minst ${own.number(least)} och högst ${own.wilds(most)} för att dubbla.`,
    'terrain-cards': ({ need, have }) =>
      have < need
        ? `För att dubbla krävs ${own.count(need, 'terrängkort', 'terrängkort')} av sträckans slag, men du har ${onlyOf(have)}.`
        : `För att dubbla krävs exakt ${own.count(need, 'terrängkort', 'terrängkort')} utöver ${own.wild.all}.`,
    'no-tickets-left': () => `Det finns inga ${own.ticket.other} kvar att dra.`,
    'ticket-not-offered': () => `${that} ${own.ticket.the} kan du inte välja nu.`,
    'ticket-twice': () => `${that} ${own.ticket.the} är ${own.forTicket('vald', 'valt')} två gånger.`,
    'keep-too-few': ({ least }) => `Du måste behålla minst ${own.tickets(least)}.`,
    'can-act': () => 'Du kan fortfarande göra något, så du får inte stå över.',
  };
};

const tableProblems: TableProblems = {
  stale: () => 'Något hände under tiden; titta en gång till innan du gör ditt drag.',
  'not-your-seat': () => 'Det är inte din plats.',
  'nothing-to-undo': () => 'Det finns inget att ångra. Ett drag ligger fast så snart nya kort har visats.',
  'not-over': () => 'Det går först när spelet är slut.',
  'not-allowed': () => 'Det är inte tillåtet vid det här bordet.',
  'out-of-time': () => 'Din tid tog slut igen. Du kan ta tillbaka din plats när boten har gjort sitt drag.',
  'not-stored': () => 'Draget kunde inte sparas och gäller därför inte. Försök igen.',
  'nothing-to-ask': () =>
    'De andra kan inte heller låta dig ångra något: ett drag ligger fast så snart nya kort har visats.',
  'already-asked': () => 'Någon ber redan om att få ångra.',
  'asked-too-often': () => 'Du har frågat tillräckligt många gånger under det här draget.',
  'not-asked': () => 'Den frågan är redan avgjord.',
};

const optionsProblems: OptionsProblems = {
  'wrong-players': ({ min, max }) => `Det här brädet är för ${min} till ${max} spelare.`,
  'no-such-seat': () => 'Startspelaren sitter inte vid bordet.',
};

const recordProblems: RecordProblems = {
  'not-json': () => 'Den här filen är inget sparat parti.',
  'wrong-shape': () => 'Den här filen är inget sparat parti från Rallar, eller så är den skadad.',
  'too-large': () => 'Det här är för stort för att vara ett sparat parti, så det öppnades inte.',
  'too-long': () => 'Det sparade partiet har fler drag än ett parti kan ha, så det öppnades inte.',
  'too-deep': () => 'Den här filen är inget sparat parti: innehållet är kapslat i för många nivåer.',
  'newer-version': () => 'Det här partiet sparades av en nyare version av Rallar.',
  'unknown-board': () => 'Det här partiet spelades på ett bräde som inte finns här.',
  'wrong-options': () => 'Det sparade partiet är skadat: spelarna stämmer inte med brädet.',
  'broken-log': ({ at }) => `Det sparade partiet är skadat: loggen hänger inte ihop (${at}).`,
  'illegal-move': ({ at }) => `Det sparade partiet innehåller ett drag som reglerna inte tillåter (${at}).`,
  'outcome-differs': ({ at }) =>
    `Det sparade partiet har ändrats: händelserna stämmer inte med dragen (${at}).`,
  'snapshot-differs': ({ at }) =>
    `Det sparade partiet har ändrats: dragen leder inte fram till den sparade ställningen (${at}).`,
  'other-edition': () =>
    'Det här partiet spelades på en annan utgåva av brädet och kan därför inte öppnas här.',
  'snapshot-broken': ({ at }) => `Det sparade partiet är skadat: ställningen går inte ihop (${at}).`,
  'commitment-broken': () =>
    'Det sparade partiet har ändrats: korten är inte blandade så som utlovades från början.',
};

const hostProblems: HostProblems = {
  'no-such-table': () => 'Det här partiet finns inte längre.',
  'storage-full': () => 'Enheten är full, så partiet kunde inte sparas. Radera några gamla partier.',
  'storage-refused': () => 'Webbläsaren låter oss inte spara något, så dina partier går inte att behålla.',
  'host-down': () => 'Spelmotorn har stannat. Ladda om sidan: sparade partier fortsätter där de var.',
  'storage-newer': () =>
    'En nyare version av sidan har använts här, och bara den kan läsa dina sparade partier. Ladda om sidan för att hämta den.',
  'host-crashed': () => 'Spelmotorn stannade två gånger av det här, så vi försökte inte igen.',
};

const deviceProblems: DeviceProblems = {
  'storage-timeout': () =>
    'Webbläsarens lagring svarar inte. Försök igen, och starta om webbläsaren om det inte hjälper.',
  'file-unreadable': () => 'Den här filen går inte att läsa. Den kan ha flyttats eller raderats.',
  'file-too-large': () => 'Filen är för stor för att innehålla sparade partier, så den öppnades inte.',
  'file-empty': () => 'Det finns inget parti i den här filen.',
};
