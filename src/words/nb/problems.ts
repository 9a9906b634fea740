import { COLOURS } from '../../boards/nouns.nb.js';
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
  const pronoun = own.wild.a === 'et' ? 'det' : 'den';
  const first: Record<Phase, string> = {
    opening: `Du må velge ${own.ticket.other} først.`,
    turn: 'Du må spille turen din først.',
    second: 'Du må trekke det andre kortet først.',
    keep: `Du må først velge hvilke ${own.ticket.other} du vil beholde.`,
    tunnel: 'Du må ta stilling til tunnelen først.',
    over: 'Spillet er slutt.',
  };
  return {
    'not-a-move': () => 'Det er ikke et trekk i dette spillet.',
    'game-over': () => 'Spillet er slutt.',
    'no-such-seat': () => 'Ingen sitter på den plassen.',
    'not-your-turn': ({ turn }, it) =>
      it.who(turn).you
        ? 'En annen av plassene dine har turen.'
        : `Det er ${it.who(turn).name} som har turen.`,
    'not-now': ({ phase }) => first[phase],
    'not-on-this-board': () => 'Det kan du ikke gjøre på dette brettet.',
    'already-chosen': () => `Du har allerede valgt ${own.ticket.other}.`,
    'no-such-slot': () => 'Det ligger ikke noe kort der.',
    'no-cards-left': () => 'Både bunken og haugen med brukte kort er tom, så det går ikke an å trekke kort.',
    'wild-not-second': () =>
      `${capital(own.openCard('wild'))} kan ikke være det andre kortet ditt; ${pronoun} teller som begge kortene.`,
    'no-such-route': () => 'Den strekningen finnes ikke på dette brettet.',
    'route-taken': ({ by }, it) =>
      it.who(by).you ? 'Denne strekningen er allerede din.' : `${it.who(by).name} eier denne strekningen.`,
    'double-own': () => 'Du eier det andre sporet i dette dobbeltsporet, og ingen kan eie begge.',
    'double-closed': () =>
      'Det andre sporet i dobbeltsporet er bygd, og med så få spillere er dette dermed stengt.',
    'too-few-cars': ({ have, need }) =>
      `Denne strekningen krever ${own.cars(need)}, og du har ${have === 0 ? 'ingen' : `bare ${own.number(have)}`} igjen.`,
    'cards-not-held': ({ kind, have }, it) => {
      const card = it.card(kind) ?? 'wild';
      if (have > 0) return `Du har bare ${card === 'wild' ? own.wilds(have) : own.coloured(have, card)}.`;
      return `Du har ingen ${card === 'wild' ? own.wild.other : `${COLOURS[card].many} kort`}.`;
    },
    'wilds-not-here': () => `Denne strekningen kan ikke betales med ${own.wild.other}.`,
    'wrong-number': ({ need, got }) =>
      `Dette koster nøyaktig ${own.cards(need)}; du valgte ${own.number(got)}.`,
    'stand-ins-uneven': ({ each }) =>
      `Antallet går ikke opp: Hvert kort som erstattes, koster ${own.number(each)} andre.`,
    'too-few-wilds': ({ need }) =>
      `Denne fergen krever minst ${own.wilds(need)}, eller kort som erstatter ${need === 1 ? pronoun : 'dem'}.`,
    'wrong-colour': ({ need }) =>
      need === 1
        ? 'Ett av disse kortene må ha strekningens farge.'
        : `${own.number(need)} av kortene må ha strekningens farge; på en grå strekning holder det at de har samme farge.`,
    'wrong-extra': ({ asked }) =>
      `Tunnelen krever nøyaktig ${own.cards(asked)} ekstra: i fargen du la ut, eller ${asked === 1 ? own.aCard('wild') : own.wild.other}.`,
    'terrain-wilds': ({ least, most }) =>
      least === most
        ? `For å doble her må du spille nøyaktig ${own.wilds(least)}.`
        : `For å doble her må du spille fra ${own.number(least)} til ${own.wilds(most)}.`,
    'terrain-cards': ({ need, have }) =>
      have < need
        ? `For å doble trenger du ${own.count(need, 'terrengkort', 'terrengkort')} av strekningens type, og du har ${have === 0 ? 'ingen' : own.number(have)}.`
        : `For å doble må du spille nøyaktig ${own.count(need, 'terrengkort', 'terrengkort')} i tillegg til ${own.wild.all}.`,
    'no-tickets-left': () => `Det er ingen ${own.ticket.other} igjen å trekke.`,
    'ticket-not-offered': () => `Du kan ikke velge den ${own.ticket.the} nå.`,
    'ticket-twice': () => `Den ${own.ticket.the} er valgt to ganger.`,
    'keep-too-few': ({ least }) => `Du må beholde minst ${own.tickets(least)}.`,
    'can-act': () => 'Du kan fortsatt gjøre noe, så du kan ikke stå over.',
  };
};

const tableProblems: TableProblems = {
  stale: () => 'Det skjedde noe i mellomtiden. Se på brettet en gang til før du gjør trekket ditt.',
  'not-your-seat': () => 'Du spiller ikke for den plassen.',
  'nothing-to-undo': () => 'Det er ingenting å angre. Et trekk kan ikke angres etter at nye kort er vist.',
  'not-over': () => 'Det går ikke før spillet er slutt.',
  'not-allowed': () => 'Det er ikke tillatt ved dette bordet.',
  'out-of-time': () => 'Tiden din løp ut igjen. Du kan ta plassen tilbake når boten har spilt denne turen.',
  'not-stored': () => 'Trekket kunne ikke lagres, så det gjelder ikke. Prøv igjen.',
  'nothing-to-ask': () =>
    'De andre kan heller ikke la deg angre: Et trekk kan ikke angres etter at nye kort er vist.',
  'already-asked': () => 'Noen ber allerede om å få angre.',
  'asked-too-often': () => 'Du har spurt nok ganger i denne turen.',
  'not-asked': () => 'Det spørsmålet er allerede avgjort.',
};

const optionsProblems: OptionsProblems = {
  'wrong-players': ({ min, max }) => `Dette brettet er for ${min} til ${max} spillere.`,
  'no-such-seat': () => 'Startspilleren sitter ikke ved bordet.',
};

const recordProblems: RecordProblems = {
  'not-json': () => 'Denne filen er ikke et lagret spill.',
  'wrong-shape': () => 'Denne filen er ikke et lagret spill fra Rallar, eller den er skadet.',
  'too-large': () => 'Dette er større enn noe lagret spill kan være, så det ble ikke åpnet.',
  'too-long': () => 'Det lagrede spillet har flere trekk enn noe spill kan ha, så det ble ikke åpnet.',
  'too-deep': () => 'Denne filen er ikke et lagret spill: Den har for mange nivåer inni hverandre.',
  'newer-version': () => 'Dette spillet ble lagret med en nyere versjon av Rallar.',
  'unknown-board': () => 'Dette spillet ble spilt på et brett som ikke finnes her.',
  'wrong-options': () => 'Det lagrede spillet er skadet: Spillerne passer ikke til brettet.',
  'broken-log': ({ at }) => `Det lagrede spillet er skadet: Loggen henger ikke sammen (${at}).`,
  'illegal-move': ({ at }) => `Det lagrede spillet inneholder et trekk som reglene ikke tillater (${at}).`,
  'outcome-differs': ({ at }) => `Det lagrede spillet er endret: Forløpet stemmer ikke med trekkene (${at}).`,
  'snapshot-differs': ({ at }) =>
    `Det lagrede spillet er endret: Trekkene fører ikke fram til den lagrede stillingen (${at}).`,
  'other-edition': () =>
    'Dette spillet ble spilt på en annen utgave av brettet og kan derfor ikke åpnes her.',
  'snapshot-broken': ({ at }) => `Det lagrede spillet er skadet: Stillingen stemmer ikke (${at}).`,
  'commitment-broken': () =>
    'Det lagrede spillet er endret: Stokkingen er ikke den som ble fastsatt ved starten.',
};

const hostProblems: HostProblems = {
  'no-such-table': () => 'Dette spillet finnes ikke lenger.',
  'storage-full': () => 'Det er ikke plass til å lagre spillet på denne enheten. Slett noen gamle spill.',
  'storage-refused': () => 'Nettleseren tillater ikke lagring, så spillene blir ikke tatt vare på.',
  'storage-newer': () =>
    'En nyere versjon av siden har vært i bruk her, og bare den kan lese de lagrede spillene. Last siden på nytt for å få den.',
  'host-crashed': () =>
    'Spillmotoren stoppet to ganger mens den holdt på med dette, så vi prøvde ikke igjen.',
  'host-down': () => 'Spillmotoren har stoppet. Last siden på nytt; lagrede spill fortsetter der de slapp.',
};

const deviceProblems: DeviceProblems = {
  'storage-timeout': () =>
    'Lagringen i nettleseren svarer ikke. Prøv igjen, og start nettleseren på nytt hvis det ikke hjelper.',
  'file-unreadable': () => 'Denne filen kan ikke leses. Kanskje er den flyttet eller slettet.',
  'file-too-large': () => 'Filen er for stor til å inneholde lagrede spill, så den ble ikke åpnet.',
  'file-empty': () => 'Det er ikke noe spill i denne filen.',
};
