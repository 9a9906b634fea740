import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../../words/capital.js';
import { ownOf } from '../../../words/sv/own.js';
import type { Lessons } from './shape.js';

/** What the guide says, in Swedish. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, cars, number, aFaceUp, forTicket } = ownOf(nouns);
  const done = forTicket('klar', 'klart');
  return {
    name: 'Guide',
    got: 'Okej',
    more: 'Mer',
    leave: 'Stäng guiden',
    hint: 'Vad skulle du göra?',
    says: {
      welcome: () => [
        'Välkommen ombord',
        `Muta in sträckor och klara ${ticket.other}: flest poäng vinner. Resten förklarar jag när det blir aktuellt.`,
      ],
      tickets: ({ keep }) => [
        `Välj ${ticket.other}`,
        `Förbind de två platserna på ${ticket.a} ${ticket.one} så får du poängen, annars förlorar du dem. Behåll minst ${number(keep)}: de som delvis går samma väg är lättast.`,
      ],
      cards: () => [
        'Din tur',
        `Dra två kort, muta in en sträcka eller dra nya ${ticket.other}. Börja med kort i färgerna längs din väg.`,
      ],
      second: () => ['Och så ett kort till', 'Ta ett uppvänt kort, eller chansa och dra från högen.'],
      wildAlone: () => [
        capital(aFaceUp('wild')),
        'Kortet kan ersätta vilken färg som helst. Men tar du det uppvänt räknas det som båda dina kort.',
      ],
      wildFree: () => [
        capital(aFaceUp('wild')),
        'Ta det som vilket kort som helst. Det går bara att använda i tunnlar och på färjor.',
      ],
      claim: ({ route }) => [
        'Nu kan du muta in en sträcka',
        `${route} ingår i din väg och du har korten. Välj den på kartan.`,
      ],
      claimed: () => [
        'Din första sträcka',
        `Långa sträckor ger mycket fler poäng. De behöver inte hänga ihop, men ${ticket.a} ${ticket.one} kräver en obruten väg.`,
      ],
      tunnel: ({ route }) => [
        'En tunnel på vägen',
        `${route}: när du försöker vänds tre kort upp, och varje träff kostar ett extra kort. Ha gärna ett i reserv.`,
      ],
      tunnelAsks: () => [
        'Vad berget kräver',
        'Betala, så är den din. Eller ta tillbaka korten och försök en annan gång; då är din tur slut.',
      ],
      ferry: ({ route, standIn }) => [
        'Över vattnet',
        `${route} är en färja: varje ${wild.one}symbol kostar ${wild.a} ${wild.one}.${standIn > 0 ? ` ${number(standIn)} valfria kort kan ersätta ett.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grå sträckor',
        `${route} är grå: betala med vilken färg som helst, så länge alla kort är lika.`,
      ],
      double: ({ route }) => [
        'En dubbelsträcka',
        `${route} är en dubbelsträcka. Med så här få spelare stängs den ena sidan när den andra mutas in.`,
      ],
      cart: ({ route }) => [
        'Kärrsymboler',
        `${route} har en kärrsymbol: muta in den så får du ett handelsbonuskort. Flest kort ger flest poäng i slutet.`,
      ],
      attraction: () => [
        'Turistattraktioner',
        'Varje plats med ett gyllene märke som dina sträckor når ger en poäng i slutet.',
      ],
      terrain: () => [
        'Terrängkort',
        'Du får dra ett i stället för ett annat kort. Det kan dubbla poängen för en sträcka av samma slag.',
      ],
      doubling: ({ route }) => [
        'Dubbla poängen',
        `Ingen har fler terrängkort än du för ${route}. Lägg till terrängkort i betalningen, så ger den dubbla poäng.`,
      ],
      done: () => [
        `${capital(ticket.a)} ${ticket.one} ${done}`,
        'Bra jobbat! Bara du vet det; det räknas i slutet. Se efter vad som saknas till nästa.',
      ],
      hopeless: () => [
        'Vägen är stängd',
        `${capital(ticket.a)} av dina ${ticket.other} går inte längre att klara. Använd dina ${car.other} där de gör mer nytta.`,
      ],
      moreTickets: () => [
        `Dags för fler ${ticket.other}`,
        'Alla dina är klara. Dra nya, eller muta in långa sträckor för poängens skull.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Sista omgången',
        `Någon har högst ${cars(lastRoundAt)} kvar. Alla får en tur till: ta vara på den!`,
      ],
    },
  };
};
