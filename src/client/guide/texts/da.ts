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
    leave: 'Luk guiden',
    hint: 'Hvad ville du gøre?',
    says: {
      welcome: () => [
        'Velkommen om bord',
        `Den, der har flest point til sidst, vinder. Du får point for de strækninger, du bygger, og de ${ticket.other}, du fuldfører. Resten forklarer jeg undervejs, og du kan lukke mig, når du vil.`,
      ],
      tickets: ({ keep }) => [
        `Vælg ${ticket.other}`,
        `På ${isNeuter ? 'hvert' : 'hver'} ${ticket.one} står to steder, du skal forbinde. Klarer du det, får du pointene til sidst; klarer du det ikke, mister du dem. Peg eller tryk på ${ticket.a} for at se ${it} på spillebrættet. Behold mindst ${number(keep)}: dem, der overlapper, er lettest.`,
      ],
      cards: () => [
        'Din tur',
        `Du gør én af tre ting: trækker to kort, bygger en strækning eller trækker nye ${ticket.other}. For at bygge skal du have kort i strækningens farve, ét for hvert felt. Begynd derfor med at trække kort i de farver, du skal bruge til din rute.`,
      ],
      second: () => [
        'Og så det andet kort',
        'Tag et synligt kort, så du ved, hvad du får, eller prøv lykken med bunken.',
      ],
      wildAlone: () => [
        capital(openCard('wild')),
        'Kortet kan bruges som en hvilken som helst farve. Men tager du det fra de synlige kort, tæller det som begge dine kort, og det kan ikke være dit andet kort. Trukket fra bunken er det et kort som alle andre.',
      ],
      wildFree: () => [
        capital(openCard('wild')),
        'Det må du tage som et almindeligt kort. Det kan kun bruges på tunneler og færger, så sørg for at have nogle til fjeldet og havet.',
      ],
      claim: ({ route }) => [
        'Nu kan du bygge',
        `${route} er en del af din rute, og du har kortene. Vælg strækningen på spillebrættet, se, hvad den koster, og bekræft. Dine ${car.other} sættes på felterne, og du får pointene med det samme.`,
      ],
      claimed: () => [
        'Din første strækning',
        `Lange strækninger giver langt flere point end korte. Dine strækninger behøver ikke at hænge sammen, men ${ticket.a} ${ticket.one} er først fuldført, når en sammenhængende rute forbinder de to steder.`,
      ],
      tunnel: ({ route }) => [
        'En tunnel på ruten',
        `${route} har takket kant: det er en tunnel. Når du prøver den, vendes tre kort. Hvert kort i din farve og hvert ${wild.one} koster dig ét kort ekstra, så hav gerne et par i reserve.`,
      ],
      tunnelAsks: () => [
        'Hvad fjeldet kræver',
        'Betal, og tunnelen er din, eller tag kortene tilbage og prøv en anden gang. Så er din tur slut, men du mister ikke andet.',
      ],
      ferry: ({ route, standIn }) => [
        'Over havet',
        `${route} er en færge: hvert ${wild.one}symbol koster ${wild.a} ${wild.one}.${standIn > 0 ? ` Mangler du et, kan du bruge ${number(standIn)} vilkårlige kort i stedet.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grå strækninger',
        `${route} er grå: du kan betale med en hvilken som helst farve, bare alle kortene har samme farve.`,
      ],
      double: ({ route }) => [
        'Et dobbeltspor',
        `${route} er et dobbeltspor: to strækninger side om side. Med så få spillere lukkes den ene, når den anden bygges, så vent ikke for længe.`,
      ],
      cart: ({ route }) => [
        'Kærresymboler',
        `${route} har et kærresymbol: bygger du den, får du et handelskort. Den, der har flest handelskort til sidst, får flest point for dem; uden kort får du ingen.`,
      ],
      attraction: () => [
        'Turistattraktioner',
        'Hvert markeret sted, hvor en af dine strækninger ender, giver ét point til sidst.',
      ],
      terrain: () => [
        'Terrænkort',
        'I stedet for et almindeligt kort må du tage et terrænkort. Det ligger synligt foran dig og kan fordoble pointene for en strækning i samme type terræn.',
      ],
      doubling: ({ route }) => [
        'Fordobl pointene',
        `Ingen har flere terrænkort til ${route} end dig. Vælg betalingen med terrænkort, så tæller strækningen dobbelt. Det kan bedst betale sig på lange strækninger.`,
      ],
      done: () => [
        `${capital(ticket.one)} fuldført`,
        `Godt gået! De andre ser det ikke; pointene tælles til sidst. Se nu, hvad der mangler til ${it} næste.`,
      ],
      hopeless: () => [
        'En rute er spærret',
        `De andre har spærret ruten for ${ticket.a} af dine ${ticket.other}. Det kommer til at koste dig pointene, så brug dine ${car.other} et andet sted nu.`,
      ],
      moreTickets: () => [
        `Tid til flere ${ticket.other}`,
        'Du har fuldført alle dine. Du kan trække nye: nogle er måske allerede fuldført med det, du har bygget, men dem, du ikke klarer, koster dig point. Eller byg lange strækninger for pointenes skyld.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Sidste runde',
        `En af jer har ${number(lastRoundAt)} eller færre ${car.other} tilbage. Alle får én tur mere: få mest muligt ud af den, så tælles pointene. Held og lykke!`,
      ],
    },
  };
};
