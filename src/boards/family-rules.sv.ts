import type { BoardFacts } from '../engine/board/facts.js';
import { type ClauseTexts, clausesOf, whereIn } from './clauses.js';
import { countingWith } from './counting.js';
import type { BoardNouns } from './nouns.js';
import { CARS, COLOURS, TICKETS, WILDS } from './nouns.sv.js';
import type { RuleText } from './parts.js';

/** Counting in Swedish. */
export const { inWords, rangeInWords, listInWords } = countingWith({
  numbers: 'inga,en,två,tre,fyra,fem,sex,sju,åtta,nio,tio,elva,tolv',
  or: 'eller',
  to: 'till',
  and: 'och',
});

/** Words the rules of the whole family (G) in Swedish, in a board’s own terms; `notes` are what this board alone adds. */
export function familyRules(
  facts: BoardFacts,
  nouns: BoardNouns,
  notes: Partial<ClauseTexts> = {},
): RuleText[] {
  const terms = {
    facts,
    car: CARS[nouns.car],
    wild: WILDS[nouns.wild],
    ticket: TICKETS[nouns.ticket],
    where: whereIn(facts),
  };
  const parts = [setupRules, cardRules, routeRules, ticketRules, endRules];
  return clausesOf(Object.assign({}, ...parts.map((part) => part(terms))), notes);
}

interface Terms {
  facts: BoardFacts;
  car: (typeof CARS)['wagon'];
  wild: (typeof WILDS)['joker'];
  ticket: (typeof TICKETS)['ticket'];
  where: ReturnType<typeof whereIn>;
}

/** `ett` where what is counted is neuter. */
function least(n: number, { a }: { a: string }): string {
  return n === 1 ? a : inWords(n);
}

function setupRules({ facts, car, wild, ticket, where }: Terms): ClauseTexts {
  const { colours, copies, openingTickets: deal } = facts;
  const all = colours.length * copies + facts.wilds;
  const notKept = {
    out: 'tas ur spelet (N10)',
    under:
      'läggs underst i sin hög (först startspelarens, sedan de andras medurs, varje spelares i den ordning de delades ut)',
  };
  return {
    G1:
      `Spelet är för ${rangeInWords(...facts.players)} spelare, och var och en tar ${facts.cars} ${car.other}. ` +
      `Blanda de ${all} korten (${inWords(copies)} av varje färg: ${listInWords(colours.map((it) => COLOURS[it].common))}, samt ${inWords(facts.wilds)} ${wild.other}), ` +
      `dela ut ${inWords(facts.openingHand)} till var och en och vänd upp de fem följande` +
      `${where('sweep', ' (G6 gäller genast)')}. ` +
      `Blanda de ${facts.tickets.length} ${ticket.all} och dela ut ${inWords(deal.take)} till var och en. Vem som börjar är redan bestämt (G2). ` +
      `Alla väljer samtidigt och i hemlighet vilka de behåller, minst ${least(deal.keep, ticket)}. ` +
      `När den sista har valt visas hur många var och en har behållit; de ${ticket.other} som inte behölls ${notKept[facts.notKept]}, och startspelaren tar den första turen.`,
    G2: 'Turen går medurs runt bordet. Vem som börjar lottas, om inte den som startar partiet väljer själv.',
    G3:
      `På din tur gör du exakt en av tre saker: drar kort (G4), mutar in en sträcka (G9) eller drar ${ticket.other} (G12). ` +
      'Så länge du kan göra någon av dem måste du göra det (G16).',
  };
}

function cardRules({ wild, where }: Terms): ClauseTexts {
  const faceUp = wild.a === 'ett' ? 'uppvänt' : 'uppvänd';
  return {
    G4:
      'När du drar kort tar du två, ett i taget. Vart och ett tar du antingen bland de uppvända korten eller dolt överst i högen, ' +
      'och du behåller båda. Ett uppvänt kort som tas ersätts genast från högen' +
      `${where('sweep', ', och G6 tillämpas,')} innan du väljer ditt andra kort. ` +
      `Du får inte sluta efter det första kortet: bara ${where('wild-ends-draw', 'G5 eller ')}G8 kan avsluta dragningen där.`,
    G5: where(
      'wild-ends-draw',
      `Är ditt första kort ${wild.a} ${faceUp} ${wild.one} är dragningen slut med det. ` +
        `Du får inte heller ta ${wild.a} ${faceUp} ${wild.one} som ditt andra kort. ` +
        'Kommer kortet dolt från högen räknas det som ett kort som alla andra.',
    ),
    G6: where(
      'sweep',
      `Så fort det ligger fem uppvända kort på bordet och minst tre av dem är ${wild.other}, även vid förberedelserna ` +
        'och mitt i en dragning, kastas alla fem. Fem nya kort vänds upp, och de kontrolleras på nytt. ' +
        `Det sker bara om högen och kasthögen tillsammans har minst tre kort som inte är ${wild.other} (de uppvända räknas inte med); ` +
        'annars ligger de uppvända kvar tills någon tar ett av dem.',
    ),
    G7:
      'Du får ha hur många kort som helst på handen. Använda kort ligger öppet i kasthögen; så fort högen är tom och det finns en kasthög ' +
      'blandas den genast och blir den nya högen, även mitt i en dragning' +
      `${where('sweep', ' eller när de uppvända korten byts ut')}${where('tunnels', ' eller i en tunnel')}. ` +
      'Har du just betalat för något kastas först alla kort du betalade med' +
      `${where('tunnels', '; det som ligger på bordet för en tunnel kastas inte förrän N9 säger det')}.`,
    G8:
      'Så länge både högen och kasthögen är tomma kan inga kort dras, inte ens uppvända: du kan inte välja att dra kort, ' +
      'och inträffar det efter ditt första kort är dragningen slut med det kortet. På så vis finns det alltid fem uppvända kort.',
  };
}

function routeRules({ facts, car, wild, where }: Terms): ClauseTexts {
  const { players, bothSidesFrom: from } = facts;
  const scores = Object.entries(facts.scoreByLength).map(
    ([length, points]) => `${points} för ${inWords(Number(length))}`,
  );
  return {
    G9:
      'En sträcka är en följd av rutor mellan två platser som ligger intill varandra. För att muta in den spelar du exakt lika många kort som den har ' +
      'rutor, varken fler eller färre: alla i sträckans färg eller, om den är grå, alla i en färg du väljer själv. ' +
      where(
        'wilds-pay',
        `${wild.a === 'en' ? 'En' : 'Ett'} ${wild.one} kan ersätta vilket kort som helst i uppsättningen, och enbart ${wild.other} duger också, även på en grå sträcka; ` +
          'finns det flera sätt att betala väljer du själv. ',
      ) +
      `Korten läggs i kasthögen, du ställer ${car.a} ${car.one} på varje ruta och får genast poäng efter antalet rutor: ` +
      `${listInWords(scores)} (andra längder finns inte på det här brädet).`,
    G10:
      'Du kan muta in vilken ledig sträcka som helst, även om den inte hänger ihop med dina egna, men bara en per tur. ' +
      `Har du färre ${car.other} kvar än sträckan har rutor kan du inte muta in den` +
      `${where('tunnels', ', och är den en tunnel får du inte ens försöka')}.`,
    G11:
      'En dubbelsträcka är två sträckor mellan samma två platser. Du kan aldrig äga båda, hur många som än spelar. ' +
      `Med ${rangeInWords(players[0], from - 1)} spelare stängs den andra för alla så fort den ena har mutats in, ` +
      `vad det än är för slags sträckor${where('tunnels', ' (ett misslyckat tunnelförsök stänger inget)')}; ` +
      `med ${rangeInWords(from, players[1])} är den andra fortfarande ledig för alla andra.`,
  };
}

function ticketRules({ facts, ticket }: Terms): ClauseTexts {
  const { openingTickets: deal, drawTickets } = facts;
  const { take, keep } = drawTickets;
  const it = ticket.a === 'ett' ? 'det' : 'den';
  const done = ticket.a === 'ett' ? 'klart' : 'klar';
  const notKept = { out: 'tas ur spelet (N10)', under: 'läggs underst i högen, i den ordning de drogs' };
  return {
    G12:
      `Av de ${inWords(deal.take)} ${ticket.other} du får i början behåller du minst ${least(deal.keep, ticket)} (G1). ` +
      'Du får behålla fler, både då och senare, ' +
      `men ${ticket.a} ${ticket.one} du inte klarar kostar dig sitt värde i slutet (G14). ` +
      `När du drar ${ticket.other} tar du de ${inWords(take)} översta i ${ticket.one}högen, eller vad som är kvar om det är färre, och behåller minst ` +
      `${least(keep, ticket)}. De du inte behåller ${notKept[facts.notKept]}; de du behåller kan du inte lämna tillbaka. ` +
      `Finns det inga ${ticket.other} kvar i högen kan du inte välja att dra några.`,
    G13:
      `Dina ${ticket.other} är hemliga, och det är också hemligt om du har klarat dem; i slutet visar alla allt de har behållit. ` +
      `De du inte behöll får de andra aldrig se under spelet. Du får ha hur många ${ticket.other} som helst.`,
    G14:
      `${ticket.a === 'ett' ? 'Ett' : 'En'} ${ticket.one} anger två platser och ett värde; ${it} är ${done} när en sammanhängande väg av dina egna sträckor förbinder de två. ` +
      `I slutet får du värdet av varje ${ticket.one} du har klarat och förlorar värdet av varje ${ticket.one} du inte har klarat, ` +
      'även om du då hamnar under noll poäng.',
  };
}

function endRules({ facts, car, ticket, where }: Terms): ClauseTexts {
  return {
    G15:
      `Så fort någon avslutar sin tur med ${inWords(facts.lastRoundAt)} eller färre ${car.other} kvar börjar sista omgången: ` +
      'alla får exakt en tur till, den spelaren sist av alla, och sedan räknas poängen. Inget kan förlänga sista omgången.',
    G16:
      'Kan du inte göra någonting alls står du över, och det räknas som din tur, även i sista omgången. Så länge du kan göra något, ' +
      `om så bara dra ${ticket.other}, får du inte stå över. Står alla över direkt efter varandra är spelet slut och poängen räknas.`,
    G17:
      `Den som har flest poäng vinner. Vid lika poäng avgör antalet klarade ${ticket.other}` +
      `${where('longest-path', ', därefter den längsta sammanhängande vägen av egna sträckor')}; de som fortfarande står lika delar ` +
      'segern. Övriga placeringar avgörs på samma sätt.',
    G18:
      `Alla får veta: de uppvända korten; kasthögen; hur många kort som finns på varje hand och i högen; hur många ${ticket.other} varje spelare ` +
      `har och hur många som är kvar i ${ticket.one}högen; vem som äger vilka sträckor, hur många ${car.other} var och en har kvar och poängen för sträckor; varje betalning` +
      where(
        'tunnels',
        '; uppsättningen som läggs ut för en tunnel och korten som vänds upp för den, även när uppsättningen tas tillbaka',
      ) +
      where('merchandise', '; handelsbonuskorten') +
      where(
        'terrain',
        '; allas terrängkort, de två uppvända terrängkorten, hur många kort terränghögen har och de kastade terrängkorten',
      ) +
      `. Hemligt så länge spelet varar: korten på varje hand, alla ${ticket.other}, behållna eller inte, ordningen i varje hög och vad som dragits ` +
      `dolt${where('tunnels', ', samt om någon hade kunnat betala mer för en tunnel')}. ` +
      'Ett uppvänt kort du tar har alla sett.',
  };
}
