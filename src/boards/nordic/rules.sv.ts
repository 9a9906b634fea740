import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.sv.js';
import type { RuleText } from '../texts.js';
import { globetrotter, tiesByPath } from '../twin-rules.sv.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of Nordic Countries in Swedish. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9:
      'Finns det flera sätt att betala väljer du själv. Lok hjälper inte på vanliga sträckor (N2); ' +
      'färjor (N4–N6), tunnlar (N7–N9) och Murmansk–Lieksa (N3) har sina egna priser.',
    G17: 'Se N12 för hur en väg mäts.',
  }),
  ...clausesOf({
    N1:
      'Uppvända lok får tas som vilka kort som helst: som ditt första kort, ditt andra eller båda. ' +
      'De uppvända korten byts aldrig ut, hur många lok det än är bland dem.',
    N2:
      'Lok kan bara användas i tunnlar och på färjor, aldrig på en vanlig sträcka, vare sig färgad eller grå. ' +
      'Det enda undantaget är de valfria korten för Murmansk–Lieksa (N3).',
    N3:
      'Murmansk–Lieksa är grå och har nio rutor, och här får fyra kort av vilket slag som helst, även lok, ersätta ett kort i uppsättningen, så ofta du vill. ' +
      'För var och en av de nio rutorna spelar du alltså antingen ett kort, alla dessa i samma färg, eller fyra valfria: till exempel nio röda, ' +
      'eller åtta röda och fyra andra, eller sju röda och åtta andra. Ett lok räknas bara som ett av fyra, så åtta röda och ett lok räcker inte. ' +
      'Vad du än betalade ställer du ut nio vagnar och får 27 poäng.',
    N4:
      'En färja är en sträcka med loksymboler. För varje symbol ska du betala ett lok, för var och en av de övriga rutorna ett kort ' +
      'i färjans färg; på en grå färja är de alla i en färg du väljer själv.',
    N5:
      'På en färja får du spela fler lok än den har symboler, i stället för färgade kort, till och med för alla: ' +
      'varje färja, grå eller inte, kan betalas med enbart lok.',
    N6:
      'Saknar du ett lok till en färja får du spela tre valfria kort i stället, så ofta du vill. Varje ruta på färjan kostar alltså ett lok (N5) ' +
      'eller tre valfria kort, och en ruta utan symbol kan också betalas med ett enda kort i färjans färg (på en grå färja är dessa enstaka kort alla i en färg du väljer själv). ' +
      'De tre får ha vilka färger som helst, även färjans egen, men ett lok som spelas här är alltid ett lok och aldrig ett av tre. ' +
      'Till exempel kostar en gul färja på fyra rutor med en symbol 3 gula och 1 lok. Utan lok kostar den 3 gula och 3 svarta, eller 6 gula, där tre av dem ersätter loket; ' +
      '1 gult och 3 lok, eller 12 kort i vilka färger som helst, betalar den också. Men 4 gula räcker inte, för då är symbolen inte betald, och det gör inte heller 3 gula och 2 svarta. ' +
      'En färja på en ruta kostar ett lok eller tre valfria andra kort, aldrig ett enda färgat kort.',
    N7:
      'För en tunnel lägger du först ut en uppsättning i dess färg och längd, där lok får ersätta färgade kort; sedan vänds de tre översta korten i ' +
      'högen upp, hur lång tunneln än är. Vart och ett av dem som har samma färg som din uppsättning, och varje lok bland dem, kräver ett kort till av dig: ' +
      'ett i den färgen eller ett lok. Lade du ut två blå kort och ett blått kort, ett lok och ett rött kort kommer upp, ska du betala två till, vart och ett blått eller ett lok. ' +
      'Kort som betalas extra kräver inga vagnar och ger inga poäng.',
    N8:
      'Lade du ut enbart lok är det bara lok som vänds upp som kräver något mer, och det betalas bara med lok. ' +
      'Det är korten på bordet som gäller, inte färgen du tänkte på. Att ersätta ett kort med tre (N6) eller fyra (N3) ' +
      'går aldrig i tunnlar, varken i uppsättningen eller i det du betalar extra.',
    N9:
      'När mer krävs betalar du exakt det, eller avstår; kan du inte betala måste du avstå, men du får frågan ändå, så att ingen märker det. ' +
      'Avstår du tar du tillbaka din uppsättning, korten som vändes upp läggs i kasthögen och din tur är slut; ingen äger sträckan, och du får försöka ' +
      'igen på en senare tur. Betalar du, eller krävs inget, är sträckan din, och din uppsättning, det du betalade extra och korten som vändes upp läggs alla i kasthögen. ' +
      'Måste högen förnyas under tiden ingår varken din uppsättning eller det som hittills vänts upp i den; finns det inte tre kort ' +
      'att vända upp gäller de som finns, och finns det inga krävs inget mer.',
    N10: 'Biljetter du inte behåller, i början eller senare, är ur spelet, och de andra får inte se dem.',
    N11: globetrotter,
    N12: tiesByPath,
    N13:
      'De två sträckorna i en dubbelsträcka ligger sida vid sida och har lika många rutor, utom två par: ' +
      'Mo i Rana–Trondheim (en tunnel på fem, en färja på sex) och Kristiansand–Stavanger (en tunnel på två, en färja på tre). ' +
      'De är dubbelsträckor ändå (G11): du kan inte äga båda, och med två spelare stänger den som mutas in först den andra.',
  }),
];
