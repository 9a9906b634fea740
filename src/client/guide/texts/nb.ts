import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../words/capital.js';
import { ownOf } from '../../words/nb/own.js';
import type { Lessons } from '../texts.js';

/** What the guide says, in Norwegian. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, cars, number } = ownOf(nouns);
  return {
    name: 'Veiviser',
    got: 'Skjønner',
    leave: 'Avslutt veiviseren',
    hint: 'Hva ville du gjort?',
    says: {
      welcome: () => [
        'Velkommen om bord',
        `Den som har flest poeng til slutt, vinner. Du får poeng for strekninger du bygger, og for ${ticket.other} du fullfører. Resten forteller jeg når det trengs; du kan når som helst klare deg uten meg.`,
      ],
      tickets: ({ keep }) => [
        `Velg ${ticket.other}`,
        `En ${ticket.one} ber deg forbinde to steder. Fullfører du den, gir den poengene sine til slutt; ellers trekkes de fra. Pek eller trykk på en for å se den på kartet. Behold minst ${number(keep)}: de som deler vei, er lettest.`,
      ],
      cards: () => [
        'Din tur',
        `Du gjør én av tre ting: trekker to kort, bygger en strekning eller trekker nye ${ticket.other}. For å bygge trenger du kort i strekningens farge, ett for hvert felt. Begynn altså med å trekke kort som veien din trenger.`,
      ],
      second: () => [
        'Og så det andre kortet',
        'Ta ett til fra rekken, der du ser hva du får, eller prøv lykken med bunken.',
      ],
      wildAlone: () => [
        `${capital(wild.a)} ${wild.one} i rekken`,
        'Kortet erstatter alle farger. Men tatt fra rekken teller det som begge kortene dine, og det kan ikke være det andre. Fra bunken er det et kort som alle andre.',
      ],
      wildFree: () => [
        `${capital(wild.a)} ${wild.one} i rekken`,
        'Det kan du ta som et vanlig kort. Det kan bare brukes på tunneler og ferger, så noen trenger du til fjellet og havet.',
      ],
      claim: ({ route }) => [
        'Nå kan du bygge',
        `${route} ligger på veien din, og du har kortene. Velg den på kartet: du ser hva den koster, bekrefter, og ${car.all} dine settes på feltene. Poengene får du med en gang.`,
      ],
      claimed: () => [
        'Din første strekning',
        `Lange strekninger gir mye flere poeng enn korte. Strekningene dine trenger ikke henge sammen, men en ${ticket.one} er først fullført når de forbinder begge stedene.`,
      ],
      tunnel: ({ route }) => [
        'En tunnel på veien',
        `${route} har taggete kant: en tunnel. Når du prøver den, snus tre kort; hvert kort i din farge og hvert ${wild.one} koster deg ett kort til. Ha gjerne et par i reserve.`,
      ],
      tunnelAsks: () => [
        'Hva fjellet krever',
        'Betal, og tunnelen er din, eller ta kortene tilbake og prøv en annen gang. Da er turen din over, men du mister ikke noe mer.',
      ],
      ferry: ({ route, standIn }) => [
        'Over vannet',
        `${route} er en ferge: hvert ${wild.one}symbol koster ${wild.a} ${wild.one}.${standIn > 0 ? ` Mangler du et, kan du bruke ${number(standIn)} vilkårlige kort i stedet.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grå strekninger',
        `${route} er grå: den kan betales med en hvilken som helst farge, så lenge alle kortene er like.`,
      ],
      double: ({ route }) => [
        'Et dobbeltspor',
        `Ved ${route} ligger to strekninger side om side. Med så få spillere stenges den andre når den første er bygd, så ikke vent for lenge.`,
      ],
      cart: ({ route }) => [
        'Kjerrer',
        `${route} har et kjerresymbol: den som bygger den, får et handelskort. Til slutt gir flest kort flest poeng; uten kort får du ingenting.`,
      ],
      attraction: () => [
        'Turistattraksjoner',
        'Hvert merket sted som en av strekningene dine når fram til, gir ett poeng til slutt.',
      ],
      terrain: () => [
        'Terrengkort',
        'I stedet for et kort kan du ta et terrengkort. Det ligger åpent foran deg og kan doble poengene for en strekning i samme slags terreng.',
      ],
      doubling: ({ route }) => [
        'Doble poengene',
        `Du har minst like mye terreng som de andre til ${route}. Velg betalingen med terrengkort, så teller strekningen dobbelt. Det lønner seg mest på lange.`,
      ],
      done: () => [
        `En ${ticket.one} fullført`,
        'Godt gjort. De andre ser det ikke; det telles til slutt. Se hvilken vei som mangler til den neste.',
      ],
      hopeless: () => [
        'En vei er stengt',
        `De andre har stengt den siste veien for en av dine ${ticket.other}. Den kommer til å koste poeng, så bruk ${car.all} dine et annet sted nå.`,
      ],
      moreTickets: () => [
        `Tid for flere ${ticket.other}`,
        'Alle dine er fullført. Du kan trekke nye: noen er kanskje alt fullført med det du har bygd, men en du ikke fullfører, koster poengene sine. Eller bygg lange strekninger for poengenes skyld.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Siste runde',
        `Noen har høyst ${cars(lastRoundAt)} igjen. Alle får én tur til: bruk den på det som gir flest poeng, så telles det opp. Lykke til!`,
      ],
    },
  };
};
