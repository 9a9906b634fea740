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
import { COLOURS } from '../../boards/nouns.da.js';
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
    opening: `Du skal vælge ${own.ticket.other} først.`,
    turn: 'Du skal spille din tur først.',
    second: 'Du skal trække dit andet kort først.',
    keep: `Du skal først vælge, hvilke ${own.ticket.other} du vil beholde.`,
    tunnel: 'Du skal tage stilling til tunnelen først.',
    over: 'Spillet er slut.',
  };
  const that = own.ticket.a === 'et' ? 'Det' : 'Den';
  return {
    'not-a-move': () => 'Det er ikke et træk i dette spil.',
    'game-over': () => 'Spillet er slut.',
    'no-such-seat': () => 'Ingen sidder på den plads.',
    'not-your-turn': ({ turn }, it) =>
      it.who(turn).you ? 'Det er din tur på en anden plads.' : `Det er ${own.of(it.who(turn).name)} tur.`,
    'not-now': ({ phase }) => first[phase],
    'not-on-this-board': () => 'Det kan man ikke på dette spillebræt.',
    'already-chosen': () => `Du har allerede valgt ${own.ticket.other}.`,
    'no-such-slot': () => 'Der ligger ikke noget kort dér.',
    'no-cards-left': () => 'Både bunken og stakken med brugte kort er tomme, så der kan ikke trækkes kort.',
    'wild-not-second': () =>
      `${capital(own.openCard('wild'))} kan ikke være dit andet kort; ${pronoun} tæller som begge kort.`,
    'no-such-route': () => 'Den strækning findes ikke på dette spillebræt.',
    'route-taken': ({ by }, it) =>
      it.who(by).you ? 'Denne strækning er allerede din.' : `${it.who(by).name} ejer denne strækning.`,
    'double-own': () => 'Du ejer det andet spor i dette dobbeltspor, og ingen må eje begge.',
    'double-closed': () =>
      'Det andet spor i dobbeltsporet er bygget, og med så få spillere er dette spor så lukket.',
    'too-few-cars': ({ have, need }) =>
      `Denne strækning kræver ${own.cars(need)}, og du har ${have === 0 ? 'ingen' : `kun ${own.number(have)}`} tilbage.`,
    'cards-not-held': ({ kind, have }, it) => {
      const card = it.card(kind) ?? 'wild';
      if (have > 0) return `Du har kun ${own.cardsOf(have, card)}.`;
      return `Du har ingen ${card === 'wild' ? own.wild.other : `${COLOURS[card].many} kort`}.`;
    },
    'wilds-not-here': () => `Denne strækning kan ikke betales med ${own.wild.other}.`,
    'wrong-number': ({ need, got }) => `Det koster præcis ${own.cards(need)}; du valgte ${own.number(got)}.`,
    'stand-ins-uneven': ({ each }) =>
      `Kortene går ikke op: hvert kort, der erstattes, koster ${own.number(each)} andre.`,
    'too-few-wilds': ({ need }) =>
      `Denne færge kræver mindst ${own.wilds(need)} eller kort, der erstatter ${need === 1 ? pronoun : 'dem'}.`,
    'wrong-colour': ({ need }) =>
      need === 1
        ? 'Ét af disse kort skal have strækningens farve.'
        : `${own.number(need)} af kortene skal have strækningens farve; på en grå strækning skal de blot have samme farve.`,
    'wrong-extra': ({ asked }) =>
      `Tunnelen kræver præcis ${own.cards(asked)} ekstra: i den farve, du lagde ud, eller ${asked === 1 ? own.aCard('wild') : own.wild.other}.`,
    'terrain-wilds': ({ least, most }) =>
      least === most
        ? `For at fordoble her skal du spille præcis ${own.wilds(least)}.`
        : `For at fordoble her skal du spille fra ${own.number(least)} til ${own.wilds(most)}.`,
    'terrain-cards': ({ need, have }) =>
      have < need
        ? `For at fordoble skal du bruge ${own.count(need, 'terrænkort', 'terrænkort')} af strækningens type, og du har ${own.number(have)}.`
        : `For at fordoble skal du spille præcis ${own.count(need, 'terrænkort', 'terrænkort')} ud over ${own.wild.all}.`,
    'no-tickets-left': () => `Der er ingen ${own.ticket.other} tilbage at trække.`,
    'ticket-not-offered': () => `${that} ${own.ticket.one} kan du ikke vælge nu.`,
    'ticket-twice': () => `${that} ${own.ticket.one} er valgt to gange.`,
    'keep-too-few': ({ least }) => `Du skal beholde mindst ${own.tickets(least)}.`,
    'can-act': () => 'Du kan stadig gøre noget, så du må ikke melde pas.',
  };
};

const tableProblems: TableProblems = {
  stale: () => 'Der er sket noget i mellemtiden. Se efter en gang til, før du spiller videre.',
  'not-your-seat': () => 'Det er ikke din plads.',
  'nothing-to-undo': () =>
    'Der er ikke noget at fortryde. Et træk kan ikke fortrydes, når der først er vist nye kort.',
  'not-over': () => 'Det kan man først, når spillet er slut.',
  'not-allowed': () => 'Det er ikke tilladt ved dette bord.',
  'out-of-time': () =>
    'Din tid løb ud igen. Du kan tage din plads tilbage, når botten har spillet denne tur.',
  'not-stored': () => 'Trækket kunne ikke gemmes, så det gælder ikke. Prøv igen.',
  'nothing-to-ask': () =>
    'De andre kan heller ikke lade dig fortryde: et træk kan ikke fortrydes, når der først er vist nye kort.',
  'already-asked': () => 'Nogen beder allerede om at fortryde.',
  'asked-too-often': () => 'Du har spurgt nok gange i denne tur.',
  'not-asked': () => 'Det spørgsmål er allerede afgjort.',
};

const optionsProblems: OptionsProblems = {
  'wrong-players': ({ min, max }) => `Dette spillebræt er for ${min} til ${max} spillere.`,
  'no-such-seat': () => 'Startspilleren sidder ikke ved bordet.',
};

const recordProblems: RecordProblems = {
  'not-json': () => 'Denne fil er ikke et gemt spil.',
  'wrong-shape': () => 'Denne fil er ikke et gemt spil fra Rallar, eller den er beskadiget.',
  'too-large': () => 'Det her er større, end et gemt spil kan være, så det blev ikke åbnet.',
  'too-long': () => 'Det gemte spil har flere træk, end et spil kan have, så det blev ikke åbnet.',
  'too-deep': () => 'Denne fil er ikke et gemt spil: den er opbygget i for mange niveauer.',
  'newer-version': () => 'Dette spil blev gemt af en nyere version af Rallar.',
  'unknown-board': () => 'Dette spil blev spillet på et spillebræt, der ikke findes her.',
  'wrong-options': () => 'Det gemte spil er beskadiget: spillerne passer ikke til spillebrættet.',
  'broken-log': ({ at }) => `Det gemte spil er beskadiget: loggen hænger ikke sammen (${at}).`,
  'illegal-move': ({ at }) => `Det gemte spil indeholder et træk, som reglerne ikke tillader (${at}).`,
  'outcome-differs': ({ at }) => `Det gemte spil er ændret: forløbet stemmer ikke med trækkene (${at}).`,
  'snapshot-differs': ({ at }) => `Det gemte spil er ændret: trækkene fører ikke til stillingen (${at}).`,
  'other-edition': () =>
    'Dette spil blev spillet på en anden udgave af spillebrættet, så det kan ikke åbnes her.',
  'snapshot-broken': ({ at }) => `Det gemte spil er beskadiget: stillingen går ikke op (${at}).`,
  'commitment-broken': () =>
    'Det gemte spil er ændret: kortene er ikke blandet, som det blev fastlagt ved starten.',
};

const hostProblems: HostProblems = {
  'no-such-table': () => 'Dette spil findes ikke længere.',
  'storage-full': () => 'Der er ikke plads til at gemme spillet på denne enhed. Slet nogle gamle spil.',
  'storage-refused': () => 'Browseren giver ikke lov til at gemme noget, så dine spil bliver ikke husket.',
  'storage-newer': () =>
    'En nyere version af siden har været i brug her, og kun den kan læse de gemte spil. Genindlæs siden for at få den nye version.',
  'host-crashed': () => 'Spilmotoren gik i stå to gange undervejs, så vi prøvede ikke igen.',
  'host-down': () => 'Spilmotoren er gået i stå. Genindlæs siden; gemte spil fortsætter, hvor de slap.',
};

const deviceProblems: DeviceProblems = {
  'storage-timeout': () =>
    'Browserens lager svarer ikke. Prøv igen, og genstart browseren, hvis det ikke hjælper.',
  'file-unreadable': () => 'Denne fil kan ikke læses. Måske er den flyttet eller slettet.',
  'file-too-large': () => 'Filen er for stor til at være en fil med gemte spil, så den blev ikke åbnet.',
  'file-empty': () => 'Der er ingen spil i denne fil.',
};
