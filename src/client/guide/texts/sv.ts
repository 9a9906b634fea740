import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../../words/capital.js';
import { ownOf } from '../../../words/sv/own.js';
import type { Lessons } from './shape.js';

/** What the guide says, in Swedish. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, cars, number, aFaceUp, forTicket } = ownOf(nouns);
  const it = forTicket('den', 'det');
  const done = forTicket('klar', 'klart');
  return {
    name: 'Guide',
    got: 'Okej',
    leave: 'Stäng guiden',
    hint: 'Vad skulle du göra?',
    says: {
      welcome: () => [
        'Välkommen ombord',
        `Den som har flest poäng i slutet vinner. Du får poäng för sträckor du mutar in och för ${ticket.other} du klarar. Resten förklarar jag när det blir aktuellt. Stäng mig när du vill.`,
      ],
      tickets: ({ keep }) => [
        `Välj ${ticket.other}`,
        `${capital(ticket.a)} ${ticket.one} går ut på att förbinda två platser. Klarar du ${it} får du poängen i slutet, annars förlorar du dem. Peka eller tryck på ${ticket.a} ${ticket.one} för att se ${it} på kartan. Behåll minst ${number(keep)}. De som delvis går samma väg är lättast.`,
      ],
      cards: () => [
        'Din tur',
        `Du gör en av tre saker: drar två kort, mutar in en sträcka eller drar nya ${ticket.other}. För att muta in en sträcka behöver du kort i dess färg, ett för varje ruta. Börja därför med att dra kort i färgerna längs din väg.`,
      ],
      second: () => [
        'Och så ett kort till',
        'Ta ett uppvänt kort, så vet du vad du får, eller chansa och dra från högen.',
      ],
      wildAlone: () => [
        capital(aFaceUp('wild')),
        'Kortet kan ersätta vilken färg som helst. Men tar du det uppvänt räknas det som båda dina kort, och det får inte vara ditt andra. Från högen är det ett kort som alla andra.',
      ],
      wildFree: () => [
        capital(aFaceUp('wild')),
        `Det kan du ta som vilket kort som helst. ${capital(wild.other)} går bara att använda i tunnlar och på färjor, så några behöver du till fjällen och havet.`,
      ],
      claim: ({ route }) => [
        'Nu kan du muta in en sträcka',
        `${route} ingår i din väg och du har korten. Välj sträckan på kartan, se vad den kostar och bekräfta, så ställs dina ${car.other} på rutorna. Poängen får du direkt.`,
      ],
      claimed: () => [
        'Din första sträcka',
        `Långa sträckor ger mycket mer poäng än korta. Dina sträckor behöver inte hänga ihop, men ${ticket.a} ${ticket.one} kräver en obruten väg mellan de två platserna.`,
      ],
      tunnel: ({ route }) => [
        'En tunnel på vägen',
        `Den taggiga kanten visar att ${route} är en tunnel. När du försöker muta in den vänds tre kort upp; varje kort i din färg och varje ${wild.one} kostar dig ett kort till. Ha gärna ett par i reserv.`,
      ],
      tunnelAsks: () => [
        'Vad berget kräver',
        'Betala, så är tunneln din. Eller ta tillbaka korten och försök en annan gång: då är din tur slut, men du förlorar inget annat.',
      ],
      ferry: ({ route, standIn }) => [
        'Över vattnet',
        `${route} är en färja: varje ${wild.one}symbol kostar ${wild.a} ${wild.one}.${standIn > 0 ? ` Saknar du ${wild.a} ${wild.one} går det med ${number(standIn)} valfria kort i stället.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grå sträckor',
        `${route} är grå: du får betala med vilken färg som helst, bara alla korten har samma färg.`,
      ],
      double: ({ route }) => [
        'En dubbelsträcka',
        `${route} är två sträckor sida vid sida. Med så här få spelare stängs den ena när den andra mutas in, så vänta inte för länge.`,
      ],
      cart: ({ route }) => [
        'Kärrsymboler',
        `${route} har en kärrsymbol: den som mutar in sträckan får ett handelsbonuskort. I slutet får den som har flest kort mest poäng; utan kort får du inget.`,
      ],
      attraction: () => [
        'Turistattraktioner',
        'Varje markerad plats som dina sträckor når ger en poäng i slutet.',
      ],
      terrain: () => [
        'Terrängkort',
        'I stället för ett kort får du ta ett terrängkort. Det ligger öppet framför dig och kan dubbla poängen för en sträcka i samma slags terräng.',
      ],
      doubling: ({ route }) => [
        'Dubbla poängen',
        `Du har minst lika många terrängkort som de andra för ${route}. Välj betalningen med terrängkort, så ger sträckan dubbla poäng. Det lönar sig mest på långa sträckor.`,
      ],
      done: () => [
        `${capital(ticket.a)} ${ticket.one} ${done}`,
        'Bra jobbat! De andra ser det inte; poängen räknas i slutet. Se efter vad som saknas till nästa.',
      ],
      hopeless: () => [
        'Vägen är stängd',
        `${capital(ticket.a)} av dina ${ticket.other} går inte längre att klara. Det kostar poäng i slutet, så använd dina ${car.other} där de gör mer nytta.`,
      ],
      moreTickets: () => [
        `Dags för fler ${ticket.other}`,
        `Alla dina är klara. Du kan dra nya: ${forTicket('någon', 'något')} är kanske redan ${done} tack vare dina sträckor, men varje ${ticket.one} du inte klarar kostar poäng. Eller muta in långa sträckor för poängens skull.`,
      ],
      lastRound: ({ lastRoundAt }) => [
        'Sista omgången',
        `Någon har högst ${cars(lastRoundAt)} kvar. Alla får en tur till. Gör det som ger mest poäng; sedan räknas allt ihop. Lycka till!`,
      ],
    },
  };
};
