import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../../words/capital.js';
import { ownOf } from '../../../words/nb/own.js';
import type { Lessons } from './shape.js';

/** What the guide says, in Norwegian. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, openCard, number } = ownOf(nouns);
  return {
    name: 'Veiviser',
    got: 'Skjønner',
    more: 'Mer',
    leave: 'Avslutt veiviseren',
    hint: 'Hva ville du gjort?',
    says: {
      welcome: () => [
        'Velkommen om bord',
        `Bygg strekninger og fullfør ${ticket.other}: Flest poeng vinner. Resten forklarer jeg underveis.`,
      ],
      tickets: ({ keep }) => [
        `Velg ${ticket.other}`,
        `Forbind de to stedene på en ${ticket.one}, så får du poengene; ellers trekkes de fra. Behold minst ${number(keep)}: De som overlapper, er lettest.`,
      ],
      cards: () => [
        'Din tur',
        `Trekk to kort, bygg en strekning eller trekk nye ${ticket.other}. Begynn med kort i fargene ruten din trenger.`,
      ],
      second: () => ['Og så det andre kortet', 'Ta et åpent kort, eller prøv lykken med bunken.'],
      wildAlone: () => [
        capital(openCard('wild')),
        'Kortet kan erstatte enhver farge. Men tar du det åpent, teller det som begge kortene dine.',
      ],
      wildFree: () => [
        capital(openCard('wild')),
        'Ta det som et vanlig kort. Det kan bare brukes på tunneler og ferger.',
      ],
      claim: ({ route }) => [
        'Nå kan du bygge',
        `${route} er en del av ruten din, og du har kortene. Velg den på kartet.`,
      ],
      claimed: () => [
        'Din første strekning',
        `Lange strekninger gir langt flere poeng. De trenger ikke henge sammen, men en ${ticket.one} krever en sammenhengende rute.`,
      ],
      tunnel: ({ route }) => [
        'En tunnel på ruten',
        `${route}: Når du prøver den, snus tre kort, og hvert treff koster et ekstra kort. Ha gjerne ett i reserve.`,
      ],
      tunnelAsks: () => [
        'Hva fjellet krever',
        'Betal, og den er din. Eller ta kortene tilbake og prøv en annen gang; da er turen din over.',
      ],
      ferry: ({ route, standIn }) => [
        'Over havet',
        `${route} er en ferge: Hvert ${wild.one}symbol koster ${wild.a} ${wild.one}.${standIn > 0 ? ` ${number(standIn)} vilkårlige kort kan erstatte ett.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grå strekninger',
        `${route} er grå: Betal med hvilken farge du vil, så lenge alle kortene er like.`,
      ],
      double: ({ route }) => [
        'Et dobbeltspor',
        `${route} er et dobbeltspor. Med så få spillere stenges den ene siden når den andre bygges.`,
      ],
      cart: ({ route }) => [
        'Kjerresymboler',
        `${route} har et kjerresymbol: Bygg den og få et handelskort. Flest kort gir flest poeng til slutt.`,
      ],
      attraction: () => [
        'Turistattraksjoner',
        'Hvert sted med et gyllent merke som strekningene dine når, gir ett poeng til slutt.',
      ],
      terrain: () => [
        'Terrengkort',
        'Du kan trekke ett i stedet for et annet kort. Det kan doble poengene for en strekning av samme type.',
      ],
      doubling: ({ route }) => [
        'Doble poengene',
        `Ingen har flere terrengkort enn du til ${route}. Legg terrengkort til betalingen, så teller den dobbelt.`,
      ],
      done: () => [
        `${capital(ticket.one)} fullført`,
        'Godt jobbet! Bare du vet det; det telles til slutt. Se nå hva den neste mangler.',
      ],
      hopeless: () => [
        'En rute er stengt',
        `En av ${ticket.all} dine kan ikke lenger fullføres. Bruk ${car.all} dine et annet sted nå.`,
      ],
      moreTickets: () => [
        `Tid for flere ${ticket.other}`,
        'Alle dine er fullført. Trekk nye, eller bygg lange strekninger for poengenes skyld.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Siste runde',
        `Noen har ${number(lastRoundAt)} eller færre ${car.other} igjen. Alle får én tur til: Få mest mulig ut av den!`,
      ],
    },
  };
};
