import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../../words/capital.js';
import { ownOf } from '../../../words/da/own.js';
import type { Lessons } from './shape.js';

/** What the guide says, in Danish. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, openCard, number } = ownOf(nouns);
  const isNeuter = ticket.a === 'et';
  const it = isNeuter ? 'det' : 'den';
  return {
    name: 'Guide',
    got: 'Forstået',
    more: 'Mere',
    leave: 'Luk guiden',
    hint: 'Hvad ville du gøre?',
    says: {
      welcome: () => [
        'Velkommen om bord',
        `Byg strækninger, og fuldfør ${ticket.other}: flest point vinder. Resten forklarer jeg undervejs.`,
      ],
      tickets: ({ keep }) => [
        `Vælg ${ticket.other}`,
        `Forbind de to steder på ${ticket.a} ${ticket.one}, så får du pointene; ellers mister du dem. Behold mindst ${number(keep)}: dem, der overlapper, er lettest.`,
      ],
      cards: () => [
        'Din tur',
        `Træk to kort, byg en strækning eller træk nye ${ticket.other}. Begynd med kort i de farver, din rute kræver.`,
      ],
      second: () => ['Og så det andet kort', 'Tag et synligt kort, eller prøv lykken med bunken.'],
      wildAlone: () => [
        capital(openCard('wild')),
        'Kortet kan erstatte enhver farve. Men tager du det synligt, tæller det som begge dine kort.',
      ],
      wildFree: () => [
        capital(openCard('wild')),
        'Tag det som et almindeligt kort. Det kan kun bruges på tunneler og færger.',
      ],
      claim: ({ route }) => [
        'Nu kan du bygge',
        `${route} er en del af din rute, og du har kortene. Vælg den på spillebrættet.`,
      ],
      claimed: () => [
        'Din første strækning',
        `Lange strækninger giver langt flere point. De behøver ikke at hænge sammen, men ${ticket.a} ${ticket.one} kræver en sammenhængende rute.`,
      ],
      tunnel: ({ route }) => [
        'En tunnel på ruten',
        `${route}: når du prøver den, vendes tre kort, og hvert kort, der passer, koster et ekstra. Hav gerne et i reserve.`,
      ],
      tunnelAsks: () => [
        'Hvad fjeldet kræver',
        'Betal, og den er din. Eller tag kortene tilbage og prøv en anden gang; så er din tur slut.',
      ],
      ferry: ({ route, standIn }) => [
        'Over havet',
        `${route} er en færge: hvert ${wild.one}symbol koster ${wild.a} ${wild.one}.${standIn > 0 ? ` ${number(standIn)} vilkårlige kort kan erstatte ét.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grå strækninger',
        `${route} er grå: betal med en hvilken som helst farve, bare alle kortene er ens.`,
      ],
      double: ({ route }) => [
        'Et dobbeltspor',
        `${route} er et dobbeltspor. Med så få spillere lukkes den ene side, når den anden bygges.`,
      ],
      cart: ({ route }) => [
        'Kærresymboler',
        `${route} har et kærresymbol: byg den, og få et handelskort. Flest kort giver flest point til sidst.`,
      ],
      attraction: () => [
        'Turistattraktioner',
        'Hvert sted med et gyldent mærke, som dine strækninger når, giver ét point til sidst.',
      ],
      terrain: () => [
        'Terrænkort',
        'Du må trække ét i stedet for et andet kort. Det kan fordoble pointene for en strækning af samme type.',
      ],
      doubling: ({ route }) => [
        'Fordobl pointene',
        `Ingen har flere terrænkort end dig til ${route}. Læg terrænkort til betalingen, så tæller den dobbelt.`,
      ],
      done: () => [
        `${capital(ticket.one)} fuldført`,
        `Godt gået! Kun du ved det; det tælles til sidst. Se nu, hvad der mangler til ${it} næste.`,
      ],
      hopeless: () => [
        'En rute er spærret',
        `${capital(ticket.a)} af dine ${ticket.other} kan ikke længere fuldføres. Brug dine ${car.other} et andet sted nu.`,
      ],
      moreTickets: () => [
        `Tid til flere ${ticket.other}`,
        'Du har fuldført alle dine. Træk nye, eller byg lange strækninger for pointenes skyld.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Sidste runde',
        `En af jer har ${number(lastRoundAt)} eller færre ${car.other} tilbage. Alle får én tur mere: få mest muligt ud af den!`,
      ],
    },
  };
};
