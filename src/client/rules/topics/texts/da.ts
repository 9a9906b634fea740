import { capital } from '../../../../words/capital.js';
import { ownOf } from '../../../../words/da/own.js';
import { rangeIn, sentences, type TopicWords } from './shape.js';

/** The topics in Danish. */
export const topicWords: TopicWords = (told, nouns) => {
  const { car, wild, ticket, cars, cards, tickets, points, spaces, number, openCard } = ownOf(nouns);
  const { facts, has, halves } = told;
  const { openingTickets: opening, drawTickets: drawn } = facts;
  const range = rangeIn('eller', 'til');
  const it = wild.a === 'et' ? 'det' : 'den';
  return {
    all: 'Alle emner',
    previous: 'Forrige',
    next: 'Næste',
    full: 'Reglerne i deres helhed',
    law: 'Alle regler, nummereret',
    more: 'Mere',
    got: 'Forstået',
    topics: {
      goal: {
        title: 'Målet',
        says: [
          `Byg strækninger på spillebrættet, og fuldfør dine ${ticket.other}: begge dele giver point.`,
          'Den, der har flest point til sidst, vinder.',
          `Alle starter med ${cars(facts.cars)}, ${cards(facts.openingHand)} og ${tickets(opening.take)} og beholder mindst ${number(opening.keep)} af ${ticket.all}.`,
          `Din hånd og dine ${ticket.other} er hemmelige. Alt andet kan alle se.`,
        ],
      },
      turn: {
        title: 'Din tur',
        says: [
          'Når det er din tur, gør du én af disse tre ting og ikke mere.',
          'Så er det den næste spillers tur, med uret.',
          'Kan du gøre en af dem, skal du gøre det. Kun når du ikke kan, melder du pas.',
        ],
      },
      cards: {
        title: 'Træk kort',
        says: sentences(
          'Tag to kort: synlige kort, ukendte kort fra bunken eller ét af hver slags.',
          'Et synligt kort, du tager, erstattes med det samme.',
          has('wild-ends-draw')
            ? `${capital(openCard('wild'))} tæller som begge dine kort, så ${it} kan ikke være det andet. Fra bunken er det et kort som alle andre.`
            : `${capital(openCard('wild'))} må du tage som et almindeligt kort.`,
          has('sweep')
            ? `Er ${number(told.sweeping)} af de synlige kort ${wild.other}, skiftes alle fem ud.`
            : '',
          has('terrain') ? 'Hvert af de to kort må være et terrænkort i stedet.' : '',
          'Du må have så mange kort på hånden, du vil.',
        ),
      },
      claim: {
        title: 'Byg en strækning',
        says: [
          'Spil ét kort for hvert felt, alle i strækningens farve.',
          'En grå strækning tager en hvilken som helst farve, bare alle kortene har samme farve.',
          has('wilds-pay')
            ? `${capital(wild.a)} ${wild.one} kan erstatte et hvilket som helst kort.`
            : `${capital(wild.other)} hjælper ikke her: de kan kun bruges på færger og tunneler.`,
          `Sæt ${car.a} ${car.one} på hvert felt. Pointene får du med det samme.`,
          `Strækningen behøver ikke at hænge sammen med dine andre, men du skal have nok ${car.other}.`,
        ],
      },
      double: {
        title: 'Dobbeltspor',
        says: [
          'Mellem nogle steder går der to strækninger. Du kan aldrig eje begge.',
          `Med ${range(told.closing)} spillere lukkes den ene for alle, når den anden bygges.`,
          `Med ${range(told.sharing)} spillere er den stadig åben for de andre.`,
        ],
      },
      ferry: {
        title: 'Færger',
        says: [
          `En strækning med ${wild.one}symboler er en færge.`,
          `Hvert symbol koster ${wild.a} ${wild.one}. De andre felter koster kort som sædvanlig.`,
          `${capital(wild.other)} kan også erstatte de kort.`,
          told.forWild > 0
            ? `Mangler du ${wild.a} ${wild.one}, kan ${number(told.forWild)} andre kort erstatte ${it}, uanset farve.`
            : `Intet kan erstatte ${wild.a} ${wild.one} på et symbol.`,
        ],
      },
      tunnel: {
        title: 'Tunneler',
        says: [
          `En strækning med takket kant er en tunnel. Spil kortene som sædvanlig; ${wild.other} kan erstatte hvilke som helst af dem.`,
          `Så vendes bunkens ${number(told.revealed)} øverste kort.`,
          `Hvert kort i din farve og hvert ${wild.one} koster dig et ekstra kort: i din farve eller ${wild.a} ${wild.one}.`,
          'Betal, og tunnelen er din. Eller tag kortene tilbage, og så er din tur slut.',
        ],
      },
      anyFour: {
        title: `${capital(number(told.forCard))} kort for ét`,
        says: [
          'Den længste strækning på spillebrættet har sin egen regel.',
          'Spil ét kort for hvert felt, alle i samme farve.',
          `${number(told.forCard)} vilkårlige kort, også ${wild.other}, kan erstatte ét af dem, så mange gange du vil.`,
          `Uanset hvad du betaler, tager den ${cars(told.longRoute.length)} og giver ${points(told.longRoute.points)}.`,
        ],
      },
      terrain: {
        title: 'Terræn',
        says: [
          'En stræknings farve viser, hvilken type terræn den går igennem.',
          'Du trækker terrænkort i stedet for andre kort. De ligger synligt foran dig.',
          `Når du bygger en strækning, kan terrænkort af samme type fordoble dens point: 1 kort for op til ${spaces(told.oneTerrain)}, 2 for flere.`,
          'Det må du kun, hvis ingen har flere kort af den type end dig.',
          `${capital(wild.other)} kan også spilles som terræn.`,
        ],
      },
      cart: {
        title: 'Handelskort',
        says: [
          'Bygger du en strækning med et kærresymbol, får du et handelskort.',
          'Det er ét kort pr. strækning, uanset hvor lang den er. Alle kan se dine kort.',
          'Til sidst får den, der har flest handelskort, flest point. Uden handelskort får du ingen.',
        ],
      },
      attraction: {
        title: 'Turistattraktioner',
        says: [
          'Steder med et gyldent mærke er turistattraktioner.',
          `Hver af dem, hvor en af dine strækninger ender, giver ${points(told.attraction)} til sidst.`,
          'Den tæller én gang, uanset hvor mange af dine strækninger der ender der.',
        ],
      },
      tickets: {
        title: capital(ticket.other),
        says: [
          `${capital(ticket.a)} ${ticket.one} nævner to steder og et antal point.`,
          'Forbind stederne med en sammenhængende rute af egne strækninger, så får du pointene til sidst. Klarer du det ikke, mister du dem.',
          `Dine ${ticket.other} er hemmelige indtil slutningen.`,
          `Vil du have flere, trækker du ${number(drawn.take)} og beholder mindst ${number(drawn.keep)}. ${facts.notKept === 'out' ? 'Resten går ud af spillet.' : 'Resten lægges nederst i bunken.'}`,
        ],
      },
      country: {
        title: `${capital(ticket.other)} til et land`,
        says: [
          `Nogle ${ticket.other} nævner et land i stedet for en by.`,
          'Det er nok at nå én af stationerne der.',
          'Stationerne i et land hænger ikke sammen, medmindre der går en strækning mellem dem.',
        ],
      },
      end: {
        title: 'Slutningen og pointene',
        says: sentences(
          `Når nogen slutter sin tur med ${number(facts.lastRoundAt)} eller færre ${car.other} tilbage, får alle én tur mere.`,
          `Så vises alle ${ticket.other}. De fuldførte giver deres point, resten trækkes fra.`,
          has('globetrotter')
            ? `Den, der har fuldført flest ${ticket.other}, får ${points(told.globetrotter)} ekstra.`
            : '',
          has('attractions') ? 'Point for turistattraktioner lægges til.' : '',
          has('merchandise') ? 'Point for handelskort lægges til.' : '',
          `Flest point vinder. Står det lige, afgør antallet af fuldførte ${ticket.other}${has('longest-path') ? ', derefter den længste rute' : ''}.`,
        ),
      },
      points: {
        title: 'Point for strækninger',
        says: [
          'En strækning giver point efter længden, så snart du bygger den.',
          `Lange strækninger er langt mere værd: to på ${number(halves.half)} giver ${number(halves.two)}, én på ${number(halves.whole)} giver ${number(halves.one)}.`,
        ],
      },
    },
    meetings: {
      ferry: `Hvert ${wild.one}symbol koster ${wild.a} ${wild.one}.${told.forWild > 0 ? ` ${number(told.forWild)} andre kort kan erstatte ét.` : ''}`,
      tunnel: `Når du prøver, vendes ${number(told.revealed)} kort. Hvert kort i din farve og hvert ${wild.one} koster et ekstra kort.`,
      terrain:
        'Terrænkort af samme type kan fordoble en stræknings point, hvis ingen har flere af dem end dig.',
      cart: 'Byg en strækning med et kærresymbol, så får du et handelskort. Flest kort giver flest point til sidst.',
      attraction: `Hver turistattraktion, dine strækninger når, giver ${points(told.attraction)} til sidst.`,
    },
    captions: {
      map: (name) => `Spillebrættet omkring ${name}`,
      or: 'eller',
      drawCards: 'Træk kort',
      claimRoute: 'Byg en strækning',
      drawTickets: `Træk ${ticket.other}`,
      twoCards: 'To kort',
      oneWild: `${wild.a === 'et' ? 'Ét' : 'Én'} ${wild.one}`,
      closed: (players) => `Med ${number(players)} spillere: den ene er bygget, så den anden er lukket.`,
      played: 'Du spiller',
      revealed: 'Vendt',
      added: 'Du lægger til',
      ticket: (completed, failed) => `Fuldført ${completed}, ellers ${failed}`,
      atTheEnd: (scored) => `${points(scored)} til sidst`,
      players: (n) => `${number(n)} spillere`,
      worth: 'Point efter placering',
    },
  };
};
