import { capital } from '../../../../words/capital.js';
import { ownOf } from '../../../../words/nb/own.js';
import { rangeIn, sentences, type TopicWords } from './shape.js';

/** The topics in Norwegian. */
export const topicWords: TopicWords = (told, nouns) => {
  const { car, wild, ticket, cars, cards, tickets, points, spaces, number, openCard } = ownOf(nouns);
  const { facts, has, halves } = told;
  const { openingTickets: opening, drawTickets: drawn } = facts;
  const range = rangeIn('eller', 'til');
  const it = wild.a === 'et' ? 'det' : 'den';
  return {
    all: 'Alle emner',
    previous: 'Forrige',
    next: 'Neste',
    full: 'Reglene i sin helhet',
    law: 'Alle regler, nummerert',
    more: 'Mer',
    got: 'Skjønner',
    topics: {
      goal: {
        title: 'Målet',
        says: [
          `Bygg strekninger på kartet og fullfør ${ticket.all} dine: Begge deler gir poeng.`,
          'Den som har flest poeng til slutt, vinner.',
          `Alle starter med ${cars(facts.cars)}, ${cards(facts.openingHand)} og ${tickets(opening.take)}, og beholder minst ${number(opening.keep)} av ${ticket.all}.`,
          `Hånden din og ${ticket.all} er hemmelige. Alt annet kan alle se.`,
        ],
      },
      turn: {
        title: 'Turen din',
        says: [
          'Når det er din tur, gjør du én av disse tre tingene og ikke mer.',
          'Så er det nestemann, med klokken.',
          'Kan du gjøre en av dem, må du gjøre det. Bare når du ikke kan, står du over.',
        ],
      },
      cards: {
        title: 'Trekke kort',
        says: sentences(
          'Ta to kort: åpne kort, ukjente kort fra bunken eller ett av hvert.',
          'Et åpent kort du tar, blir erstattet med en gang.',
          has('wild-ends-draw')
            ? `${capital(openCard('wild'))} teller som begge kortene dine, så ${it} kan ikke være det andre. Fra bunken er det et kort som alle andre.`
            : `${capital(openCard('wild'))} kan du ta som et vanlig kort.`,
          has('sweep')
            ? `Er ${number(told.sweeping)} av de åpne kortene ${wild.other}, byttes alle fem ut.`
            : '',
          has('terrain') ? 'Hvert av de to kortene kan være et terrengkort i stedet.' : '',
          'Du kan ha så mange kort du vil på hånden.',
        ),
      },
      claim: {
        title: 'Bygge en strekning',
        says: [
          'Spill ett kort for hvert felt, alle i strekningens farge.',
          'En grå strekning tar hvilken farge som helst, så lenge alle kortene har samme farge.',
          has('wilds-pay')
            ? `${capital(wild.a)} ${wild.one} kan erstatte ethvert kort.`
            : `${capital(wild.other)} hjelper ikke her: De kan bare brukes på ferger og tunneler.`,
          `Sett ${car.a} ${car.one} på hvert felt. Poengene får du med en gang.`,
          `Strekningen trenger ikke henge sammen med de andre dine, men du må ha nok ${car.other}.`,
        ],
      },
      double: {
        title: 'Dobbeltspor',
        says: [
          'Mellom noen steder går det to strekninger. Du kan aldri eie begge.',
          `Med ${range(told.closing)} spillere stenges den ene for alle når den andre bygges.`,
          `Med ${range(told.sharing)} spillere er den fortsatt åpen for de andre.`,
        ],
      },
      ferry: {
        title: 'Ferger',
        says: [
          `En strekning med ${wild.one}symboler er en ferge.`,
          `Hvert symbol koster ${wild.a} ${wild.one}. De andre feltene koster kort som vanlig.`,
          `${capital(wild.other)} kan erstatte de kortene også.`,
          told.forWild > 0
            ? `Mangler du ${wild.a} ${wild.one}, kan ${number(told.forWild)} andre kort erstatte ${it}, uansett farge.`
            : `Ingenting kan erstatte ${wild.a} ${wild.one} på et symbol.`,
        ],
      },
      tunnel: {
        title: 'Tunneler',
        says: [
          `En strekning med taggete kant er en tunnel. Spill kortene som vanlig; ${wild.other} kan erstatte hvilke som helst av dem.`,
          `Så snus de ${number(told.revealed)} øverste kortene i bunken.`,
          `Hvert kort i fargen din og hvert ${wild.one} koster deg et ekstra kort: i fargen din eller ${wild.a} ${wild.one}.`,
          'Betal, og tunnelen er din. Eller ta kortene tilbake, og turen din er over.',
        ],
      },
      anyFour: {
        title: `${capital(number(told.forCard))} kort for ett`,
        says: [
          'Den lengste strekningen på kartet har sin egen regel.',
          'Spill ett kort for hvert felt, alle i samme farge.',
          `${number(told.forCard)} vilkårlige kort, ${wild.other} også, kan erstatte ett av dem, så mange ganger du vil.`,
          `Uansett hva du betaler, tar den ${cars(told.longRoute.length)} og gir ${points(told.longRoute.points)}.`,
        ],
      },
      terrain: {
        title: 'Terreng',
        says: [
          'Fargen på en strekning viser hvilken type terreng den går gjennom.',
          'Du trekker terrengkort i stedet for andre kort. De ligger åpent foran deg.',
          `Når du bygger en strekning, kan terrengkort av samme type doble poengene: 1 kort for opptil ${spaces(told.oneTerrain)}, 2 for flere.`,
          'Det kan du bare hvis ingen har flere kort av den typen enn du.',
          `${capital(wild.other)} kan også spilles som terreng.`,
        ],
      },
      cart: {
        title: 'Handelskort',
        says: [
          'Bygger du en strekning med et kjerresymbol, får du et handelskort.',
          'Det er ett kort per strekning, uansett hvor lang den er. Alle kan se kortene dine.',
          'Til slutt får den som har flest handelskort, flest poeng. Uten handelskort får du ingen.',
        ],
      },
      attraction: {
        title: 'Turistattraksjoner',
        says: [
          'Steder med et gyllent merke er turistattraksjoner.',
          `Hver av dem der en av strekningene dine ender, gir ${points(told.attraction)} til slutt.`,
          'Den teller én gang, uansett hvor mange av strekningene dine som ender der.',
        ],
      },
      tickets: {
        title: capital(ticket.other),
        says: [
          `En ${ticket.one} nevner to steder og en poengsum.`,
          'Forbind stedene med en sammenhengende rute av egne strekninger, så får du poengene til slutt. Klarer du det ikke, trekkes de fra.',
          `${capital(ticket.all)} dine er hemmelige til slutten.`,
          `Vil du ha flere, trekker du ${number(drawn.take)} og beholder minst ${number(drawn.keep)}. ${facts.notKept === 'out' ? 'Resten går ut av spillet.' : 'Resten legges nederst i bunken.'}`,
        ],
      },
      country: {
        title: `${capital(ticket.other)} til et land`,
        says: [
          `Noen ${ticket.other} nevner et land i stedet for en by.`,
          'Det holder å nå én av stasjonene der.',
          'Stasjonene i et land henger ikke sammen, med mindre en strekning går mellom dem.',
        ],
      },
      end: {
        title: 'Slutten og poengene',
        says: sentences(
          `Når noen avslutter turen sin med ${number(facts.lastRoundAt)} eller færre ${car.other} igjen, får alle én tur til.`,
          `Så vises alle ${ticket.all}. De som er fullført, gir poengene sine; resten trekkes fra.`,
          has('globetrotter')
            ? `Den som har fullført flest ${ticket.other}, får ${points(told.globetrotter)} ekstra.`
            : '',
          has('attractions') ? 'Poeng for turistattraksjoner legges til.' : '',
          has('merchandise') ? 'Poeng for handelskort legges til.' : '',
          `Flest poeng vinner. Står det likt, avgjør antall fullførte ${ticket.other}${has('longest-path') ? ', deretter den lengste ruten' : ''}.`,
        ),
      },
      points: {
        title: 'Poeng for strekninger',
        says: [
          'En strekning gir poeng etter lengden, med en gang du bygger den.',
          `Lange strekninger er verdt langt mer: To på ${number(halves.half)} gir ${number(halves.two)}, én på ${number(halves.whole)} gir ${number(halves.one)}.`,
        ],
      },
    },
    meetings: {
      ferry: `Hvert ${wild.one}symbol koster ${wild.a} ${wild.one}.${told.forWild > 0 ? ` ${number(told.forWild)} andre kort kan erstatte ett.` : ''}`,
      tunnel: `Når du prøver, snus ${number(told.revealed)} kort. Hvert kort i fargen din og hvert ${wild.one} koster et ekstra kort.`,
      terrain:
        'Terrengkort av samme type kan doble poengene for en strekning, hvis ingen har flere av dem enn du.',
      cart: 'Bygg en strekning med et kjerresymbol, så får du et handelskort. Flest kort gir flest poeng til slutt.',
      attraction: `Hver turistattraksjon strekningene dine når, gir ${points(told.attraction)} til slutt.`,
    },
    captions: {
      map: (name) => `Kartet rundt ${name}`,
      or: 'eller',
      drawCards: 'Trekk kort',
      claimRoute: 'Bygg en strekning',
      drawTickets: `Trekk ${ticket.other}`,
      twoCards: 'To kort',
      oneWild: `${wild.a === 'et' ? 'Ett' : 'Én'} ${wild.one}`,
      closed: (players) => `Med ${number(players)} spillere: Den ene er bygd, så den andre er stengt.`,
      played: 'Du spiller',
      revealed: 'Snudd',
      added: 'Du legger til',
      ticket: (completed, failed) => `Fullført ${completed}, ellers ${failed}`,
      atTheEnd: (scored) => `${points(scored)} til slutt`,
      players: (n) => `${number(n)} spillere`,
      worth: 'Poeng etter plass',
    },
  };
};
