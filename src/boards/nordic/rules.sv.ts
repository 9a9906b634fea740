import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.sv.js';
import type { RuleText } from '../parts.js';
import { globetrotter, tiesByPath } from '../twin-rules.sv.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of Nordic Countries in Swedish. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9:
      'Finns det flera sätt att betala väljer du själv. Lok hjälper inte på vanliga sträckor (N2); ' +
      'färjor (N4–N6), tunnlar (N7–N9) och Murmansk–Lieksa (N3) har sina egna priser.',
    G17: 'Hur en väg mäts står i N12.',
  }),
  ...clausesOf({
    N1:
      'Uppvända lok får tas som vilka kort som helst: som ditt första kort, ditt andra eller båda. ' +
      'De fem uppvända korten byts aldrig ut på en gång, hur många lok det än är bland dem.',
    N2:
      'Lok kan bara användas i tunnlar och på färjor, aldrig på en vanlig sträcka, vare sig färgad eller grå. ' +
      'Det enda undantaget är Murmansk–Lieksa, där de får ingå bland de valfria korten (N3).',
    N3:
      'Murmansk–Lieksa är grå och har nio rutor, och här får fyra kort av vilket slag som helst, även lok, ersätta ett kort i uppsättningen, så ofta du vill. ' +
      'För var och en av de nio rutorna spelar du alltså antingen ett kort, alla dessa i samma färg, eller fyra valfria: till exempel nio röda, ' +
      'eller åtta röda och fyra andra, eller sju röda och åtta andra. Ett lok räknas bara som ett av fyra, så åtta röda och ett lok räcker inte. ' +
      'Vad du än betalar ställer du ut nio vagnar och får 27 poäng.',
    N4:
      'En färja är en sträcka med loksymboler. För varje symbol ska du betala ett lok, för var och en av de övriga rutorna ett kort ' +
      'i färjans färg; på en grå färja ska de alla ha samma färg, som du väljer själv.',
    N5:
      'På en färja får du spela fler lok än den har symboler: de får ersätta färgade kort, till och med alla. ' +
      'Varje färja, grå eller inte, kan alltså betalas med enbart lok.',
    N6:
      'På en färja får tre valfria kort ersätta ett lok, så ofta du vill. Varje ruta på färjan kostar alltså ett lok (N5) ' +
      'eller tre valfria kort, och en ruta utan symbol kan också betalas med ett enda kort i färjans färg (på en grå färja ska de här enstaka korten alla ha samma färg, som du väljer själv). ' +
      'De tre får ha vilka färger som helst, även färjans egen, men ett lok som spelas här är alltid ett lok och aldrig ett av tre. ' +
      'Till exempel kostar en gul färja på fyra rutor med en symbol 3 gula och 1 lok. Utan lok kostar den 3 gula och 3 svarta, eller 6 gula, där tre av dem ersätter loket; ' +
      '1 gult och 3 lok, eller 12 kort i vilka färger som helst, går också. Men 4 gula räcker inte, för då är symbolen inte betald, och det gör inte heller 3 gula och 2 svarta. ' +
      'En färja på en ruta kostar ett lok eller tre valfria andra kort, aldrig ett enda färgat kort.',
    N7:
      'För en tunnel lägger du först ut en uppsättning i dess färg, lika lång som tunneln, där lok får ersätta färgade kort; sedan vänds de tre översta korten i ' +
      'högen upp, hur lång tunneln än är. Vart och ett av dem som har samma färg som din uppsättning, och varje lok bland dem, kräver ett kort till av dig: ' +
      'ett i den färgen eller ett lok. Säg att du lade ut två blå kort och att ett blått kort, ett lok och ett rött kort vänds upp: då ska du betala två kort till, vart och ett blått eller ett lok. ' +
      'Kort som betalas extra kräver inga vagnar och ger inga poäng.',
    N8:
      'Lade du ut enbart lok kräver bara de lok som vänds upp något mer, och det kan bara betalas med lok. ' +
      'Det är korten på bordet som gäller, inte färgen du hade tänkt dig. Att ersätta ett kort med tre (N6) eller fyra (N3) ' +
      'går aldrig i tunnlar, varken i uppsättningen eller i det du betalar extra.',
    N9:
      'När mer krävs betalar du exakt det, eller avstår; kan du inte betala måste du avstå, men du får frågan ändå, så att ingen märker det. ' +
      'Avstår du tar du tillbaka din uppsättning, korten som vändes upp läggs i kasthögen och din tur är slut; sträckan är fortfarande ledig, och du får försöka ' +
      'igen på en senare tur. Betalar du, eller krävs inget, är sträckan din, och din uppsättning, det du betalade extra och korten som vändes upp läggs alla i kasthögen. ' +
      'Tar högen slut under tiden kommer varken din uppsättning eller de kort som hittills har vänts upp med i den nya; finns det inte tre kort ' +
      'att vända upp gäller de som finns, och finns det inga krävs inget mer.',
    N10: 'Biljetter du inte behåller, i början eller senare, tas ur spelet, och de andra får inte se dem.',
    N11: globetrotter,
    N12: tiesByPath,
    N13:
      'De två sträckorna i en dubbelsträcka ligger sida vid sida och har lika många rutor, med undantag för två par: ' +
      'Mo i Rana–Trondheim (en tunnel på fem, en färja på sex) och Kristiansand–Stavanger (en tunnel på två, en färja på tre). ' +
      'Också de är dubbelsträckor (G11): du kan inte äga båda, och med två spelare stänger den som mutas in först den andra.',
  }),
];
