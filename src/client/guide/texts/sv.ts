import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../words/capital.js';
import { ownOf } from '../../words/sv/own.js';
import type { Lessons } from '../texts.js';

/** What the guide says, in Swedish. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, cars, number } = ownOf(nouns);
  const neuter = ticket.a === 'ett';
  const it = neuter ? 'det' : 'den';
  return {
    name: 'Vägvisare',
    got: 'Jag förstår',
    leave: 'Lämna vägvisaren',
    hint: 'Vad skulle du göra?',
    says: {
      welcome: () => [
        'Välkommen ombord',
        `Den som har mest poäng i slutet vinner. Du får poäng för sträckor du mutar in och för ${ticket.other} du klarar. Resten berättar jag när det behövs; du kan klara dig utan mig när du vill.`,
      ],
      tickets: ({ keep }) => [
        `Välj ${ticket.other}`,
        `${capital(ticket.a)} ${ticket.one} ber dig förbinda två platser. Klarar du ${it} får du poängen i slutet, annars dras de av. Peka eller tryck på ${neuter ? 'ett' : 'en'} för att se ${it} på kartan. Behåll minst ${number(keep)}: de som delar väg är lättast.`,
      ],
      cards: () => [
        'Din tur',
        `Du gör en av tre saker: drar två kort, mutar in en sträcka eller drar nya ${ticket.other}. För att muta in behöver du kort i sträckans färg, ett för varje ruta. Börja alltså med att dra kort som din väg behöver.`,
      ],
      second: () => [
        'Och så det andra kortet',
        'Ta ett till från raden, där du ser vad du får, eller pröva lyckan med högen.',
      ],
      wildAlone: () => [
        `${capital(wild.a)} ${wild.one} i raden`,
        'Kortet ersätter alla färger. Men tar du det från raden räknas det som båda dina kort, och det kan inte vara det andra. Från högen är det ett kort som alla andra.',
      ],
      wildFree: () => [
        `${capital(wild.a)} ${wild.one} i raden`,
        'Det får du ta som ett vanligt kort. Det betalar bara för tunnlar och färjor, så några behöver du till fjällen och havet.',
      ],
      claim: ({ route }) => [
        'Nu kan du bygga',
        `${route} ligger på din väg och du har korten. Välj sträckan på kartan: du ser vad den kostar, bekräftar, och dina ${car.other} ställs på rutorna. Poängen får du direkt.`,
      ],
      claimed: () => [
        'Din första sträcka',
        `Långa sträckor ger mycket mer poäng än korta. Dina sträckor behöver inte hänga ihop, men ${ticket.a} ${ticket.one} är ${neuter ? 'klart' : 'klar'} först när de förbinder båda platserna.`,
      ],
      tunnel: ({ route }) => [
        'En tunnel på vägen',
        `${route} har taggig kant: en tunnel. När du försöker vänds tre kort upp; varje kort i din färg och varje ${wild.one} kostar dig ett kort till. Ha gärna ett par i reserv.`,
      ],
      tunnelAsks: () => [
        'Vad berget kräver',
        'Betala så är tunneln din, eller ta tillbaka korten och försök en annan gång. Då är din tur slut, men du förlorar inget mer.',
      ],
      ferry: ({ route, standIn }) => [
        'Över vattnet',
        `${route} är en färja: varje ${wild.one}symbol kostar ${wild.a} ${wild.one}.${standIn > 0 ? ` Saknar du ett duger ${number(standIn)} valfria kort i stället.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grå sträckor',
        `${route} är grå: den kan betalas med vilken färg som helst, bara alla korten är lika.`,
      ],
      double: ({ route }) => [
        'En dubbelsträcka',
        `Vid ${route} ligger två sträckor sida vid sida. Med så få spelare stängs den andra när den första har mutats in, så vänta inte för länge.`,
      ],
      cart: ({ route }) => [
        'Kärror',
        `${route} har en kärrsymbol: den som mutar in sträckan får ett handelsbonuskort. I slutet ger flest kort mest poäng; utan kort får du inget.`,
      ],
      attraction: () => [
        'Turistattraktioner',
        'Varje märkt plats som någon av dina sträckor når ger en poäng i slutet.',
      ],
      terrain: () => [
        'Terrängkort',
        'I stället för ett kort får du ta ett terrängkort. Det ligger öppet framför dig och kan dubbla poängen för en sträcka i samma slags terräng.',
      ],
      doubling: ({ route }) => [
        'Dubbla poängen',
        `Du har minst lika mycket terräng som de andra för ${route}. Välj betalningen med terrängkort, så räknas sträckan dubbelt. Det lönar sig mest på långa.`,
      ],
      done: () => [
        `${capital(ticket.a)} ${ticket.one} ${neuter ? 'klart' : 'klar'}`,
        'Bra gjort. De andra ser det inte; det räknas i slutet. Se vilken väg som saknas till nästa.',
      ],
      hopeless: () => [
        'En väg är stängd',
        `De andra har stängt den sista vägen för ${neuter ? 'ett' : 'en'} av dina ${ticket.other}. Det kommer att kosta poäng, så använd dina ${car.other} någon annanstans nu.`,
      ],
      moreTickets: () => [
        `Dags för fler ${ticket.other}`,
        'Alla dina är klara. Du kan dra nya: några är kanske redan klara med det du har byggt, men det du inte klarar kostar sina poäng. Eller muta in långa sträckor för poängens skull.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Sista omgången',
        `Någon har högst ${cars(lastRoundAt)} kvar. Alla får en tur till: använd den till det som ger mest poäng, sedan räknas det. Lycka till!`,
      ],
    },
  };
};
