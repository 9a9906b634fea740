import { capital } from '../../../../words/capital.js';
import { ownOf } from '../../../../words/sv/own.js';
import { rangeIn, sentences, type TopicWords } from './shape.js';

/** The topics in Swedish. */
export const topicWords: TopicWords = (told, nouns) => {
  const { car, wild, ticket, cars, cards, tickets, points, spaces, number, aFaceUp, forTicket } =
    ownOf(nouns);
  const { facts, has, halves } = told;
  const { openingTickets: opening, drawTickets: drawn } = facts;
  const range = rangeIn('eller', 'till');
  const it = wild.a === 'ett' ? 'det' : 'den';
  return {
    all: 'Alla ämnen',
    previous: 'Föregående',
    next: 'Nästa',
    full: 'Reglerna i sin helhet',
    law: 'Alla regler, numrerade',
    more: 'Mer',
    got: 'Okej',
    topics: {
      goal: {
        title: 'Målet',
        says: [
          `Muta in sträckor på kartan och klara dina ${ticket.other}: båda delarna ger poäng.`,
          'Den som har flest poäng i slutet vinner.',
          `Alla börjar med ${cars(facts.cars)}, ${cards(facts.openingHand)} och ${tickets(opening.take)} och behåller minst ${number(opening.keep)} av ${ticket.all}.`,
          `Din hand och dina ${ticket.other} är hemliga. Allt annat får alla se.`,
        ],
      },
      turn: {
        title: 'Din tur',
        says: [
          'På din tur gör du en av de här tre sakerna och inget mer.',
          'Sedan är det nästa spelares tur, medurs.',
          'Kan du göra en av dem måste du göra det. Bara om du inte kan står du över.',
        ],
      },
      cards: {
        title: 'Dra kort',
        says: sentences(
          'Ta två kort: uppvända kort, okända kort från högen eller ett av varje.',
          'Ett uppvänt kort som du tar ersätts direkt.',
          has('wild-ends-draw')
            ? `${capital(aFaceUp('wild'))} räknas som båda dina kort, så ${it} kan inte vara ditt andra. Från högen är det ett kort som alla andra.`
            : `${capital(aFaceUp('wild'))} får du ta som vilket kort som helst.`,
          has('sweep')
            ? `Är ${number(told.sweeping)} av de uppvända korten ${wild.other} byts alla fem ut.`
            : '',
          has('terrain') ? 'Vart och ett av de två korten får vara ett terrängkort i stället.' : '',
          'Du får ha hur många kort som helst på hand.',
        ),
      },
      claim: {
        title: 'Muta in en sträcka',
        says: [
          'Spela ett kort för varje ruta, alla i sträckans färg.',
          'En grå sträcka tar vilken färg som helst, så länge alla kort har samma färg.',
          has('wilds-pay')
            ? `${capital(wild.a)} ${wild.one} kan ersätta vilket kort som helst.`
            : `${capital(wild.other)} hjälper inte här: de går bara att använda på färjor och i tunnlar.`,
          `Ställ ${car.a} ${car.one} på varje ruta. Poängen får du direkt.`,
          `Sträckan behöver inte hänga ihop med dina andra, men du måste ha tillräckligt många ${car.other}.`,
        ],
      },
      double: {
        title: 'Dubbelsträckor',
        says: [
          'Vissa platser förbinds av två sträckor. Du kan aldrig äga båda.',
          `Med ${range(told.closing)} spelare stängs den ena för alla när den andra mutas in.`,
          `Med ${range(told.sharing)} spelare är den fortfarande öppen för de andra.`,
        ],
      },
      ferry: {
        title: 'Färjor',
        says: [
          `En sträcka med ${wild.one}symboler är en färja.`,
          `Varje symbol kostar ${wild.a} ${wild.one}. De andra rutorna kostar kort som vanligt.`,
          `${capital(wild.other)} kan ersätta de korten också.`,
          told.forWild > 0
            ? `Saknar du ${wild.a} ${wild.one} kan ${number(told.forWild)} andra kort ersätta ${it}, i vilka färger som helst.`
            : `Inget kan ersätta ${wild.a} ${wild.one} på en symbol.`,
        ],
      },
      tunnel: {
        title: 'Tunnlar',
        says: [
          `En sträcka med taggig kant är en tunnel. Spela korten som vanligt; ${wild.other} kan ersätta vilka som helst av dem.`,
          `Sedan vänds de ${number(told.revealed)} översta korten i högen upp.`,
          `Varje kort i din färg och varje ${wild.one} kostar dig ett extra kort: i din färg eller ${wild.a} ${wild.one}.`,
          'Betala, så är tunneln din. Eller ta tillbaka korten, och din tur är slut.',
        ],
      },
      anyFour: {
        title: `${capital(number(told.forCard))} kort för ett`,
        says: [
          'Kartans längsta sträcka har en egen regel.',
          'Spela ett kort för varje ruta, alla i samma färg.',
          `${number(told.forCard)} valfria kort, även ${wild.other}, kan ersätta ett av dem, så många gånger du vill.`,
          `Vad du än betalar tar den ${cars(told.longRoute.length)} och ger ${points(told.longRoute.points)}.`,
        ],
      },
      terrain: {
        title: 'Terräng',
        says: [
          'Sträckans färg visar vilken terräng den går genom.',
          'Du drar terrängkort i stället för andra kort. De ligger öppet framför dig.',
          `När du mutar in en sträcka kan terrängkort av samma slag dubbla poängen: 1 kort för upp till ${spaces(told.oneTerrain)}, 2 för fler.`,
          'Det får du bara om ingen har fler kort av det slaget än du.',
          `${capital(wild.other)} kan också spelas som terräng.`,
        ],
      },
      cart: {
        title: 'Handelsbonus',
        says: [
          'Mutar du in en sträcka med en kärrsymbol får du ett handelsbonuskort.',
          'Det är ett kort per sträcka, hur lång den än är. Alla kan se dina kort.',
          'I slutet får den som har flest handelsbonuskort flest poäng. Utan kort får du inga.',
        ],
      },
      attraction: {
        title: 'Turistattraktioner',
        says: [
          'Platser med ett gyllene märke är turistattraktioner.',
          `Var och en där någon av dina sträckor slutar ger ${points(told.attraction)} i slutet.`,
          'Den räknas en gång, hur många av dina sträckor som än slutar där.',
        ],
      },
      tickets: {
        title: capital(ticket.other),
        says: [
          `${capital(ticket.a)} ${ticket.one} nämner två platser och en poängsumma.`,
          'Förbind platserna med en obruten väg av egna sträckor, så får du poängen i slutet. Klarar du det inte förlorar du dem.',
          `Dina ${ticket.other} är hemliga ända till slutet.`,
          `Vill du ha fler drar du ${number(drawn.take)} och behåller minst ${number(drawn.keep)}. ${facts.notKept === 'out' ? 'Resten tas ur spelet.' : 'Resten läggs underst i högen.'}`,
        ],
      },
      country: {
        title: `${capital(ticket.other)} till ett land`,
        says: [
          `Vissa ${ticket.other} nämner ett land i stället för en stad.`,
          'Det räcker att nå en av stationerna där.',
          'Stationerna i ett land hänger inte ihop, om inte en sträcka går mellan dem.',
        ],
      },
      end: {
        title: 'Slutet och poängen',
        says: sentences(
          `När någon avslutar sin tur med högst ${cars(facts.lastRoundAt)} kvar får alla en tur till.`,
          `Sedan visas alla ${ticket.other}. De som är klara ger sina poäng, resten dras av.`,
          has('globetrotter')
            ? `Den som har klarat flest ${ticket.other} får ${points(told.globetrotter)} extra.`
            : '',
          has('attractions') ? 'Poäng för turistattraktioner läggs till.' : '',
          has('merchandise') ? 'Poäng för handelsbonuskort läggs till.' : '',
          `Flest poäng vinner. Är det lika avgör antalet klarade ${ticket.other}${has('longest-path') ? ', därefter den längsta vägen' : ''}.`,
        ),
      },
      points: {
        title: 'Poäng för sträckor',
        says: [
          'En sträcka ger poäng efter sin längd, så snart du mutar in den.',
          `Långa sträckor är värda mycket mer: två på ${number(halves.half)} ger ${number(halves.two)}, en på ${number(halves.whole)} ger ${number(halves.one)}.`,
        ],
      },
    },
    meetings: {
      ferry: `Varje ${wild.one}symbol kostar ${wild.a} ${wild.one}.${told.forWild > 0 ? ` ${number(told.forWild)} andra kort kan ersätta ett.` : ''}`,
      tunnel: `När du försöker vänds ${number(told.revealed)} kort upp. Varje kort i din färg och varje ${wild.one} kostar ett extra kort.`,
      terrain: 'Terrängkort av samma slag kan dubbla en sträckas poäng, om ingen har fler av dem än du.',
      cart: 'Muta in en sträcka med en kärrsymbol, så får du ett handelsbonuskort. Flest kort ger flest poäng i slutet.',
      attraction: `Varje turistattraktion som dina sträckor når ger ${points(told.attraction)} i slutet.`,
    },
    captions: {
      map: (name) => `Kartan kring ${name}`,
      or: 'eller',
      drawCards: 'Dra kort',
      claimRoute: 'Muta in en sträcka',
      drawTickets: `Dra ${ticket.other}`,
      twoCards: 'Två kort',
      oneWild: `${wild.a === 'ett' ? 'Ett' : 'En'} ${wild.one}`,
      closed: (players) => `Med ${number(players)} spelare: den ena är inmutad, så den andra är stängd.`,
      played: 'Du spelar',
      revealed: 'Uppvända',
      added: 'Du lägger till',
      ticket: (completed, failed) => `${forTicket('Klarad', 'Klarat')} ${completed}, annars ${failed}`,
      atTheEnd: (scored) => `${points(scored)} i slutet`,
      players: (n) => `${number(n)} spelare`,
      worth: 'Poäng efter placering',
    },
  };
};
