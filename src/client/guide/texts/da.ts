import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../words/capital.js';
import { ownOf } from '../../words/da/own.js';
import type { Lessons } from '../texts.js';

/** What the guide says, in Danish. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, cars, number } = ownOf(nouns);
  const it = ticket.a === 'et' ? 'det' : 'den';
  return {
    name: 'Vejviser',
    got: 'Forstået',
    leave: 'Forlad vejviseren',
    hint: 'Hvad ville du gøre?',
    says: {
      welcome: () => [
        'Velkommen om bord',
        `Den, der har flest point til sidst, vinder. Du får point for strækninger, du bygger, og for ${ticket.other}, du fuldfører. Resten fortæller jeg, når der er brug for det; du kan klare dig uden mig, når du vil.`,
      ],
      tickets: ({ keep }) => [
        `Vælg ${ticket.other}`,
        `${capital(ticket.a)} ${ticket.one} beder dig forbinde to steder. Fuldfører du ${it}, får du pointene til sidst; ellers trækkes de fra. Peg eller tryk på ${ticket.a} for at se ${it} på spillebrættet. Behold mindst ${number(keep)}: dem, der deler vej, er lettest.`,
      ],
      cards: () => [
        'Din tur',
        `Du gør én af tre ting: trækker to kort, bygger en strækning eller trækker nye ${ticket.other}. For at bygge skal du have kort i strækningens farve, ét for hvert felt. Begynd altså med at trække kort, som din vej har brug for.`,
      ],
      second: () => [
        'Og så det andet kort',
        'Tag ét til fra rækken, hvor du ser, hvad du får, eller prøv lykken med bunken.',
      ],
      wildAlone: () => [
        `${capital(wild.a)} ${wild.one} i rækken`,
        'Kortet erstatter alle farver. Men tager du det fra rækken, tæller det som begge dine kort, og det kan ikke være det andet. Fra bunken er det et kort som alle andre.',
      ],
      wildFree: () => [
        `${capital(wild.a)} ${wild.one} i rækken`,
        'Det må du tage som et almindeligt kort. Det betaler kun for tunneler og færger, så nogle får du brug for til fjeldet og havet.',
      ],
      claim: ({ route }) => [
        'Nu kan du bygge',
        `${route} ligger på din vej, og du har kortene. Vælg strækningen på spillebrættet: du ser, hvad den koster, bekræfter, og dine ${car.other} sættes på felterne. Pointene får du med det samme.`,
      ],
      claimed: () => [
        'Din første strækning',
        `Lange strækninger giver mange flere point end korte. Dine strækninger behøver ikke at hænge sammen, men ${ticket.a} ${ticket.one} er først fuldført, når de forbinder begge steder.`,
      ],
      tunnel: ({ route }) => [
        'En tunnel på vejen',
        `${route} har takket kant: en tunnel. Når du prøver den, vendes tre kort; hvert kort i din farve og hvert ${wild.one} koster dig ét kort mere. Hav gerne et par i reserve.`,
      ],
      tunnelAsks: () => [
        'Hvad fjeldet kræver',
        'Betal, og tunnelen er din, eller tag kortene tilbage og prøv en anden gang. Så er din tur slut, men du mister ikke andet.',
      ],
      ferry: ({ route, standIn }) => [
        'Over vandet',
        `${route} er en færge: hvert ${wild.one}symbol koster ${wild.a} ${wild.one}.${standIn > 0 ? ` Mangler du et, kan du bruge ${number(standIn)} vilkårlige kort i stedet.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grå strækninger',
        `${route} er grå: den kan betales med en hvilken som helst farve, bare alle kortene er ens.`,
      ],
      double: ({ route }) => [
        'Et dobbeltspor',
        `Ved ${route} ligger to strækninger side om side. Med så få spillere lukkes den anden, når den første er bygget, så vent ikke for længe.`,
      ],
      cart: ({ route }) => [
        'Kærrer',
        `${route} har et kærresymbol: den, der bygger den, får et handelskort. Til sidst giver flest kort flest point; uden kort får du ingen.`,
      ],
      attraction: () => [
        'Turistattraktioner',
        'Hvert mærket sted, som en af dine strækninger når frem til, giver ét point til sidst.',
      ],
      terrain: () => [
        'Terrænkort',
        'I stedet for et kort må du tage et terrænkort. Det ligger åbent foran dig og kan fordoble pointene for en strækning i samme slags terræn.',
      ],
      doubling: ({ route }) => [
        'Fordobl pointene',
        `Du har mindst lige så meget terræn som de andre til ${route}. Vælg betalingen med terrænkort, så tæller strækningen dobbelt. Det betaler sig mest på de lange.`,
      ],
      done: () => [
        `${capital(ticket.a)} ${ticket.one} fuldført`,
        'Godt gået. De andre ser det ikke; det tælles til sidst. Se, hvilken vej der mangler til det næste.',
      ],
      hopeless: () => [
        'En vej er lukket',
        `De andre har lukket den sidste vej for ${ticket.a} af dine ${ticket.other}. Det kommer til at koste point, så brug dine ${car.other} et andet sted nu.`,
      ],
      moreTickets: () => [
        `Tid til flere ${ticket.other}`,
        'Alle dine er fuldført. Du kan trække nye: nogle er måske allerede fuldført med det, du har bygget, men det, du ikke fuldfører, koster sine point. Eller byg lange strækninger for pointenes skyld.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Sidste runde',
        `En har højst ${cars(lastRoundAt)} tilbage. Alle får én tur mere: brug den på det, der giver flest point, så tælles der op. Held og lykke!`,
      ],
    },
  };
};
