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
    leave: 'Avslutt veiviseren',
    hint: 'Hva ville du gjort?',
    says: {
      welcome: () => [
        'Velkommen om bord',
        `Den som har flest poeng til slutt, vinner. Du får poeng for strekninger du bygger, og for ${ticket.other} du fullfører. Resten forklarer jeg underveis, og du kan avslutte veiviseren når som helst.`,
      ],
      tickets: ({ keep }) => [
        `Velg ${ticket.other}`,
        `På hver ${ticket.one} står det to steder du skal forbinde. Klarer du det, får du poengene til slutt; klarer du det ikke, trekkes de fra. Pek eller trykk på en av dem for å se den på kartet. Behold minst ${number(keep)}; de som overlapper, er lettest.`,
      ],
      cards: () => [
        'Din tur',
        `Du gjør én av tre ting: trekker to kort, bygger en strekning eller trekker nye ${ticket.other}. For å bygge trenger du kort i strekningens farge, ett for hvert felt. Begynn derfor med å trekke kort i fargene ruten din trenger.`,
      ],
      second: () => [
        'Og så det andre kortet',
        'Ta et åpent kort, der du ser hva du får, eller prøv lykken med bunken.',
      ],
      wildAlone: () => [
        capital(openCard('wild')),
        'Kortet kan erstatte et kort i hvilken som helst farge. Men tar du det fra de åpne kortene, teller det som begge kortene dine, og det kan ikke være det andre kortet ditt. Trukket fra bunken er det et kort som alle andre.',
      ],
      wildFree: () => [
        capital(openCard('wild')),
        'Det kan du ta som et vanlig kort. Men det kan bare brukes på tunneler og ferger, så det er lurt å ha noen til fjellet og havet.',
      ],
      claim: ({ route }) => [
        'Nå kan du bygge',
        `${route} er en del av ruten din, og du har kortene. Velg strekningen på kartet, se hva den koster, og bekreft. ${capital(car.all)} dine settes på feltene, og du får poengene med en gang.`,
      ],
      claimed: () => [
        'Din første strekning',
        `Lange strekninger gir langt flere poeng enn korte. Strekningene dine trenger ikke henge sammen, men en ${ticket.one} er først fullført når en sammenhengende rute forbinder de to stedene.`,
      ],
      tunnel: ({ route }) => [
        'En tunnel på ruten',
        `${route} har taggete kant: Det er en tunnel. Når du prøver den, snus tre kort. Hvert kort i fargen din og hvert ${wild.one} koster deg ett kort ekstra, så ha gjerne et par i reserve.`,
      ],
      tunnelAsks: () => [
        'Hva fjellet krever',
        'Betal, og tunnelen er din, eller ta kortene tilbake og prøv en annen gang. Da er turen din over, men du mister ikke noe mer.',
      ],
      ferry: ({ route, standIn }) => [
        'Over havet',
        `${route} er en ferge: Hvert ${wild.one}symbol koster ${wild.a} ${wild.one}.${standIn > 0 ? ` Mangler du ett, kan du bruke ${number(standIn)} vilkårlige kort i stedet.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grå strekninger',
        `${route} er grå: Du kan betale med hvilken farge du vil, så lenge alle kortene har samme farge.`,
      ],
      double: ({ route }) => [
        'Et dobbeltspor',
        `${route} er et dobbeltspor: to strekninger side om side. Med så få spillere stenges den ene når den andre bygges, så ikke vent for lenge.`,
      ],
      cart: ({ route }) => [
        'Kjerresymboler',
        `${route} har et kjerresymbol: Den som bygger den, får et handelskort. Den som har flest handelskort til slutt, får flest poeng for dem; uten handelskort får du ingen.`,
      ],
      attraction: () => [
        'Turistattraksjoner',
        'Hvert merket sted der en av strekningene dine ender, gir ett poeng til slutt.',
      ],
      terrain: () => [
        'Terrengkort',
        'I stedet for et vanlig kort kan du ta et terrengkort. Det ligger åpent foran deg og kan doble poengene for en strekning i samme type terreng.',
      ],
      doubling: ({ route }) => [
        'Doble poengene',
        `Ingen har flere terrengkort til ${route} enn du. Velg betalingen med terrengkort, så teller strekningen dobbelt. Det lønner seg mest på lange strekninger.`,
      ],
      done: () => [
        `${capital(ticket.one)} fullført`,
        'Godt jobbet! De andre ser det ikke; poengene telles til slutt. Se nå hva som mangler på den neste.',
      ],
      hopeless: () => [
        'En rute er stengt',
        `De andre har stengt den siste ruten til en av ${ticket.all} dine. Den kommer til å koste deg poeng, så bruk ${car.all} dine et annet sted nå.`,
      ],
      moreTickets: () => [
        `Tid for flere ${ticket.other}`,
        'Alle dine er fullført. Du kan trekke nye: Noen er kanskje allerede fullført med det du har bygd, men en du ikke klarer, koster deg poeng. Eller bygg lange strekninger for poengenes skyld.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Siste runde',
        `Noen har ${number(lastRoundAt)} eller færre ${car.other} igjen. Alle får én tur til: Få mest mulig ut av den, så telles poengene. Lykke til!`,
      ],
    },
  };
};
