import type { Phase } from '../../../engine/index.js';
import { capital } from '../capital.js';
import type {
  HostProblems,
  MoveProblems,
  OptionsProblems,
  RecordProblems,
  TableProblems,
} from '../shapes.js';
import type { Words } from '../words.js';
import { COLOURS } from '../../../boards/nouns.da.js';
import type { Own } from './own.js';

/** A sentence for every refusal. */
export const problems = (own: Own): Words['problems'] => ({
  move: moveProblems(own),
  table: tableProblems,
  options: optionsProblems,
  record: recordProblems,
  host: hostProblems,
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
      it.who(turn).you ? 'En anden af dine pladser har turen.' : `Det er ${own.of(it.who(turn).name)} tur.`,
    'not-now': ({ phase }) => first[phase],
    'not-on-this-board': () => 'Det findes ikke på dette spillebræt.',
    'already-chosen': () => `Du har allerede valgt ${own.ticket.other}.`,
    'no-such-slot': () => 'Der ligger ikke noget kort dér.',
    'no-cards-left': () => 'Både bunken og stakken med brugte kort er tom, så der kan ikke trækkes kort.',
    'wild-not-second': () =>
      `${capital(own.openCard('wild'))} kan ikke være dit andet kort; ${pronoun} tæller som begge kort.`,
    'no-such-route': () => 'Den strækning findes ikke på dette spillebræt.',
    'route-taken': ({ by }, it) =>
      it.who(by).you ? 'Denne strækning er allerede din.' : `${it.who(by).name} ejer denne strækning.`,
    'double-own': () => 'Du ejer det andet spor i dette dobbeltspor, og ingen må eje begge.',
    'double-closed': () =>
      'Det andet spor i dobbeltsporet er bygget, og med så få spillere er dette dermed lukket.',
    'too-few-cars': ({ have, need }) =>
      `Denne strækning kræver ${own.cars(need)}, og du har kun ${own.number(have)} tilbage.`,
    'cards-not-held': ({ kind, have }, it) => {
      const card = it.card(kind) ?? 'wild';
      if (have > 0) return `Du har kun ${own.set([[card, have]])}.`;
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
      `Tunnelen kræver ${own.cards(asked)} i den farve, du lagde ud, eller ${own.wild.other}.`,
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
  stale: () => 'Der skete noget i mellemtiden. Se efter en gang til, før du foretager dit træk.',
  'not-your-seat': () => 'Du spiller ikke for den plads.',
  'nothing-to-undo': () =>
    'Der er ikke noget at fortryde. Et træk kan ikke fortrydes, efter at nye kort er vist.',
  'not-over': () => 'Det kan man først, når spillet er slut.',
  'not-stored': () => 'Trækket kunne ikke gemmes, så det gælder ikke. Prøv igen.',
};

const optionsProblems: OptionsProblems = {
  'wrong-players': ({ min, max }) => `Dette spillebræt er for ${min} til ${max} spillere.`,
  'no-such-seat': () => 'Startspilleren sidder ikke ved bordet.',
};

const recordProblems: RecordProblems = {
  'not-json': () => 'Denne fil er ikke et gemt spil.',
  'wrong-shape': () => 'Denne fil er ikke et gemt spil fra Rallar, eller den er beskadiget.',
  'too-large': () => 'Dette er større, end noget gemt spil kan være, så det blev ikke åbnet.',
  'too-long': () => 'Det gemte spil har flere træk, end noget spil kan have, så det blev ikke åbnet.',
  'too-deep': () => 'Denne fil er ikke et gemt spil: den har for mange niveauer inden i hinanden.',
  'newer-version': () => 'Dette spil blev gemt af en nyere version af Rallar.',
  'unknown-board': () => 'Dette spil blev spillet på et spillebræt, der ikke findes her.',
  'wrong-options': () => 'Det gemte spil er beskadiget: spillerne passer ikke til spillebrættet.',
  'broken-log': ({ at }) => `Det gemte spil er beskadiget: loggen hænger ikke sammen (${at}).`,
  'illegal-move': ({ at }) => `Det gemte spil indeholder et træk, som reglerne ikke tillader (${at}).`,
  'outcome-differs': ({ at }) => `Det gemte spil er ændret: forløbet stemmer ikke med trækkene (${at}).`,
  'snapshot-differs': ({ at }) => `Det gemte spil er ændret: trækkene fører ikke til stillingen (${at}).`,
  'other-edition': () =>
    'Dette spil blev spillet på en anden udgave af spillebrættet og kan ikke åbnes på den nuværende.',
  'snapshot-broken': ({ at }) => `Det gemte spil er beskadiget: stillingen går ikke op (${at}).`,
  'commitment-broken': () =>
    'Det gemte spil er ændret: kortene er ikke blandet, som det blev fastlagt ved starten.',
};

const hostProblems: HostProblems = {
  'no-such-table': () => 'Dette spil findes ikke længere.',
  'storage-full': () => 'Der er ikke plads til at gemme spillet på denne enhed. Slet nogle gamle spil.',
  'storage-refused': () => 'Browseren tillader ikke, at der gemmes noget, så dine spil bliver ikke bevaret.',
  'storage-newer': () =>
    'En nyere version af siden har været i brug her, og kun den kan læse de gemte spil. Genindlæs siden for at få den.',
  'host-crashed': () =>
    'Den del, der kører spillet, standsede to gange, mens den gjorde dette, så det blev ikke prøvet igen.',
  'host-down': () =>
    'Den del, der kører spillet, er stoppet. Genindlæs siden: gemte spil fortsætter, hvor de slap.',
};
