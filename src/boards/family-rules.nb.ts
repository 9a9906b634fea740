import type { BoardFacts } from '../engine/board/facts.js';
import { type ClauseTexts, clausesOf, whereIn } from './clauses.js';
import { countingWith } from './counting.js';
import type { BoardNouns } from './nouns.js';
import { CARS, COLOURS, TICKETS, WILDS } from './nouns.nb.js';
import type { RuleText } from './texts.js';

/** Counting in Norwegian. */
export const { inWords, rangeInWords, listInWords } = countingWith({
  numbers: 'ingen,én,to,tre,fire,fem,seks,sju,åtte,ni,ti,elleve,tolv',
  or: 'eller',
  to: 'til',
  and: 'og',
});

/** Words the rules of the whole family (G) in Norwegian, in a board’s own terms; `notes` are what this board alone adds. */
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

function setupRules({ facts, car, wild, ticket, where }: Terms): ClauseTexts {
  const { colours, copies, openingTickets: deal } = facts;
  const all = colours.length * copies + facts.wilds;
  const notKept = {
    out: 'går ut av spillet (N10)',
    under:
      'legges nederst i sin bunke (først de som tilhører den som begynner, så videre etter plass, hver spillers i den rekkefølgen de ble delt ut)',
  };
  return {
    G1:
      `Spillet er for ${rangeInWords(...facts.players)}; hver av dere tar ${facts.cars} ${car.other}. ` +
      `Stokk de ${all} kortene (${inWords(copies)} hver av ${listInWords(colours.map((it) => COLOURS[it].common))}, pluss ${inWords(facts.wilds)} ${wild.other}), ` +
      `del ut ${inWords(facts.openingHand)} til hver og snu de fem neste: de er rekken` +
      `${where('sweep', ', og G6 gjelder for den med en gang')}. ` +
      `Stokk de ${facts.tickets.length} ${ticket.all} og del ut ${inWords(deal.take)} til hver; nå er det kjent hvem som begynner (G2), ` +
      `og alle velger samtidig og skjult hvilke de beholder, minst ${inWords(deal.keep)}. ` +
      `Når den siste har valgt, vises det hvor mange hver har beholdt; ${ticket.all} som ikke ble beholdt, ${notKept[facts.notKept]}, og den første turen begynner.`,
    G2: 'Turen går rundt bordet med klokken. Hvem som begynner, avgjøres ved loddtrekning, om ikke verten peker ut noen.',
    G3:
      `I din tur gjør du nøyaktig én av tre ting: trekker kort (G4), bygger én strekning (G9) eller trekker ${ticket.other} (G12). ` +
      'Så lenge du kan gjøre noe av dette, må du gjøre det (G16).',
  };
}

function cardRules({ wild, where }: Terms): ClauseTexts {
  return {
    G4:
      'Når du trekker kort, tar du to, det ene etter det andre, hvert av dem enten fra rekken eller blindt fra toppen av bunken, ' +
      'og du beholder dem. Når et kort tas fra rekken, legges et nytt fra bunken på plassen med en gang' +
      `${where('sweep', ', og G6 følges,')} før du velger det andre. ` +
      `Du kan ikke stoppe etter det første kortet: bare ${where('wild-ends-draw', 'G5 eller ')}G8 kan avslutte trekningen der.`,
    G5: where(
      'wild-ends-draw',
      `Er det første kortet ditt ${wild.a} ${wild.one} fra rekken, er trekningen slutt med det. ` +
        `Du kan heller ikke ta ${wild.a} ${wild.one} fra rekken som ditt andre kort. ` +
        'Kommer kortet blindt fra bunken, teller det som ett kort som alle andre.',
    ),
    G6: where(
      'sweep',
      `Tre eller flere ${wild.other} er for mange i én rekke. Når alle fem kortene ligger der og det blir slik, også helt i ` +
        'begynnelsen og midt i en trekning, legges hele rekken til de brukte kortene, fem nye snus, og så ses det på den igjen. ' +
        `Det krever at bunken og de brukte kortene til sammen har minst tre kort som ikke er ${wild.other}, rekken ikke medregnet; ` +
        'ellers blir rekken liggende til noen tar et kort fra den.',
    ),
    G7:
      'Du kan ha så mange kort du vil på hånden. Brukte kort ligger åpent i en egen haug; når bunken er tom og det finnes brukte kort, ' +
      'stokkes de med en gang og blir den nye bunken, også midt i en trekning' +
      `${where('sweep', ' eller mens rekken legges ut på nytt')}${where('tunnels', ' eller i en tunnel')}. ` +
      'Har du nettopp betalt for noe, legges alle kortene du betalte med, bort først' +
      `${where('tunnels', '; det som ligger på bordet for en tunnel, er ikke med før N9 legger det bort')}.`,
    G8:
      'Så lenge både bunken og de brukte kortene er tomme, kan ingen trekke kort, heller ikke fra rekken: du kan ikke velge å trekke kort, ' +
      'og skjer det etter ditt første kort, er trekningen slutt med det. Slik blir det aldri hull i rekken: den har alltid fem kort.',
  };
}

function routeRules({ facts, car, wild, where }: Terms): ClauseTexts {
  const { players, bothSidesFrom: from } = facts;
  const scores = Object.entries(facts.scoreByLength).map(
    ([length, points]) => `${points} for ${inWords(Number(length))}`,
  );
  return {
    G9:
      'En strekning er en rekke felt mellom to steder som ligger ved siden av hverandre. For å bygge den spiller du nøyaktig like mange kort som den har ' +
      'felt, alle i strekningens farge eller, hvis den er grå, alle i én farge du velger selv; ett kort for mye avvises like fullt som ett for lite. ' +
      where(
        'wilds-pay',
        `${wild.a === 'en' ? 'En' : 'Et'} ${wild.one} kan erstatte hvilket som helst kort i settet, og bare ${wild.other} duger også, selv på en grå strekning; ` +
          'hvordan du betaler når det finnes flere måter, bestemmer du. ',
      ) +
      `Kortene legges til de brukte, du setter ${car.a} ${car.one} på hvert felt og får poeng med en gang etter antall felt: ` +
      `${listInWords(scores)} (andre lengder finnes ikke på dette brettet).`,
    G10:
      'Du kan bygge en hvilken som helst ledig strekning, enten den henger sammen med dine egne eller ikke, men bare én i hver tur. ' +
      `Har du færre ${car.other} igjen enn strekningen har felt, kan du ikke bygge den` +
      `${where('tunnels', ', og en tunnel kan du ikke engang prøve')}.`,
    G11:
      'Et dobbeltspor er to strekninger mellom de samme to stedene. Du kan aldri eie begge, uansett hvor mange som spiller. ' +
      `Med ${rangeInWords(players[0], from - 1)} spillere stenges den andre for alle så snart den ene er bygd, ` +
      `uansett hva slags strekninger det er${where('tunnels', ' (en tunnel som prøves forgjeves, stenger ingenting)')}; ` +
      `med ${rangeInWords(from, players[1])} er den andre fortsatt åpen for alle andre.`,
  };
}

function ticketRules({ facts, ticket }: Terms): ClauseTexts {
  const { openingTickets: deal, drawTickets } = facts;
  const { take, keep } = drawTickets;
  const notKept = {
    out: 'går ut av spillet (N10)',
    under: 'legges nederst i bunken, i den rekkefølgen de ble trukket',
  };
  return {
    G12:
      `Av de ${inWords(deal.take)} ${ticket.all} du får i begynnelsen, beholder du minst ${inWords(deal.keep)} (G1). ` +
      'Du kan beholde flere, både da og senere, men hver du ikke fullfører, koster deg sin verdi ved slutten (G14). ' +
      `Når du trekker ${ticket.other}, tar du de ${inWords(take)} øverste i bunken deres, eller det som er igjen hvis det er færre, og beholder minst ` +
      `${inWords(keep)}. De du ikke beholder, ${notKept[facts.notKept]}; de du beholder, kan du ikke levere tilbake. ` +
      `Er det ingen ${ticket.other} igjen i bunken, kan du ikke velge dette.`,
    G13:
      `Dine ${ticket.other} er hemmelige, og det samme er om du har fullført dem; ved slutten viser alle fram alt de har beholdt. ` +
      `De du ikke beholdt, får de andre aldri se under spillet. Du kan ha så mange ${ticket.other} du vil.`,
    G14:
      `En ${ticket.one} nevner to steder og en verdi; den er fullført når en sammenhengende rute av dine egne strekninger forbinder de to. ` +
      'Ved slutten får du verdien av hver du har fullført, og mister verdien av hver du ikke har fullført, ' +
      'selv om poengsummen da kommer under null.',
  };
}

function endRules({ facts, car, ticket, where }: Terms): ClauseTexts {
  return {
    G15:
      `Så snart noen avslutter turen sin med ${inWords(facts.lastRoundAt)} eller færre ${car.other} igjen, begynner siste runde: ` +
      'alle får nøyaktig én tur til, og den som utløste runden, kommer aller sist; så telles poengene. ' +
      'Det er bare én siste runde, og ingenting kan forlenge den.',
    G16:
      'Kan du ikke gjøre noe som helst, står du over, og det er turen din, også i siste runde. Så lenge du kan gjøre noe, ' +
      `om det så bare er å trekke ${ticket.other}, kan du ikke stå over. Står alle over rett etter hverandre, er spillet slutt og poengene telles.`,
    G17:
      `Flest poeng vinner. Står det likt, går den foran som har fullført flest ${ticket.other}` +
      `${where('longest-path', ', deretter den som har den lengste sammenhengende ruten av egne strekninger')}; de som fortsatt står likt, deler ` +
      'seieren. Plassene bak avgjøres på samme måte.',
    G18:
      `Alle kan vite: rekken; de brukte kortene; hvor mange kort det er i hver hånd og i bunken; hvor mange ${ticket.other} hver spiller ` +
      `har, og hvor mange som er igjen i bunken deres; hvem som eier hvilke strekninger, ${car.all} som er igjen, og poengene for strekninger; hver betaling` +
      where(
        'tunnels',
        '; settet som legges ut for en tunnel, og kortene som snus, også når settet tas tilbake',
      ) +
      where('merchandise', '; handelskortene') +
      where(
        'terrain',
        '; alles terrengkort, de som ligger åpent, hvor mange det er i terrengbunken, og de brukte terrengkortene',
      ) +
      `. Hemmelig så lenge spillet varer: kortene på en hånd, alle ${ticket.other} som er beholdt eller ikke, rekkefølgen i hver bunke, det som er trukket ` +
      `blindt${where('tunnels', ', og om noen kunne ha betalt mer for en tunnel')}. ` +
      'Det du tar fra rekken, har alle sett.',
  };
}
