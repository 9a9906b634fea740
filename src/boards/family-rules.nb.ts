import type { BoardFacts } from '../engine/board/facts.js';
import { type ClauseTexts, clausesOf, whereIn } from './clauses.js';
import { countingWith } from './counting.js';
import type { BoardNouns } from './nouns.js';
import { CARS, COLOURS, faceUp, TICKETS, WILDS } from './nouns.nb.js';
import type { RuleText } from './parts.js';

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
    under: `legges nederst i ${ticket.one}bunken (først startspillerens, så videre rundt bordet, hver spillers i den rekkefølgen de ble delt ut)`,
  };
  return {
    G1:
      `Spillet er for ${rangeInWords(...facts.players)} spillere; hver av dere tar ${facts.cars} ${car.other}. ` +
      `Stokk de ${all} kortene (${inWords(copies)} av hver farge: ${listInWords(colours.map((it) => COLOURS[it].common))}, og dessuten ${inWords(facts.wilds)} ${wild.other}), ` +
      `del ut ${inWords(facts.openingHand)} til hver, og snu de fem neste: Det er de åpne kortene` +
      `${where('sweep', ', og G6 gjelder for dem med en gang')}. ` +
      `Stokk de ${facts.tickets.length} ${ticket.all}, og del ut ${inWords(deal.take)} til hver. Startspilleren er allerede kjent (G2). ` +
      `Alle velger samtidig og i hemmelighet hvilke de vil beholde, minst ${inWords(deal.keep)}. ` +
      `Når den siste har valgt, vises det hvor mange hver har beholdt; ${ticket.all} som ikke ble beholdt, ${notKept[facts.notKept]}, og den første turen begynner.`,
    G2: 'Turen går rundt bordet med klokken. Startspilleren velges tilfeldig, med mindre verten peker ut noen.',
    G3:
      `I din tur gjør du nøyaktig én av tre ting: trekker kort (G4), bygger én strekning (G9) eller trekker ${ticket.other} (G12). ` +
      'Så lenge minst én av dem er mulig, må du gjøre én av dem (G16).',
  };
}

function cardRules({ wild, where }: Terms): ClauseTexts {
  return {
    G4:
      'Når du trekker kort, tar du to, det ene etter det andre. Hvert av dem er enten et åpent kort eller et du trekker blindt fra toppen av bunken, ' +
      'og du beholder dem. Et åpent kort du tar, erstattes med en gang fra bunken' +
      `${where('sweep', ', og G6 følges,')} før du velger det andre. ` +
      `Du kan ikke stoppe etter det første kortet: Bare ${where('wild-ends-draw', 'G5 eller ')}G8 kan gjøre at du ikke får flere.`,
    G5: where(
      'wild-ends-draw',
      `Er det første kortet ditt ${faceUp(wild)}, får du ikke noe kort til. ` +
        `Du kan heller ikke ta ${faceUp(wild)} som ditt andre kort. ` +
        'Kommer kortet blindt fra bunken, teller det som ett kort som alle andre.',
    ),
    G6: where(
      'sweep',
      `Er tre eller flere av de fem åpne kortene ${wild.other}, legges alle fem til de brukte kortene, og fem nye snus. ` +
        'Det gjelder også helt i begynnelsen og mellom de to kortene du trekker, og de fem nye kontrolleres på samme måte. ' +
        `Det krever at bunken og de brukte kortene til sammen har minst tre kort som ikke er ${wild.other}, de åpne ikke medregnet; ` +
        'ellers blir de åpne kortene liggende til noen tar ett av dem.',
    ),
    G7:
      'Du kan ha så mange kort du vil på hånden. Brukte kort ligger åpent i en egen haug; når bunken er tom og det finnes brukte kort, ' +
      'stokkes de med en gang og blir den nye bunken, også mens noen trekker kort' +
      `${where('sweep', ', eller mens de åpne kortene byttes ut')}${where('tunnels', ' eller prøver en tunnel')}. ` +
      'Har du nettopp betalt for noe, legges alle kortene du betalte med, til de brukte først' +
      `${where('tunnels', '; det som ligger på bordet for en tunnel, er ikke med før N9 legger det dit')}.`,
    G8:
      'Så lenge både bunken og haugen med brukte kort er tom, kan ingen trekke kort, heller ikke åpne: Du kan ikke velge å trekke kort, ' +
      'og skjer det etter ditt første kort, får du ikke noe kort til. Dermed kan et åpent kort du tar, alltid erstattes, og det ligger alltid fem.',
  };
}

function routeRules({ facts, car, wild, where }: Terms): ClauseTexts {
  const { players, bothSidesFrom: from } = facts;
  // `felt` er intetkjønn.
  const scores = Object.entries(facts.scoreByLength).map(
    ([length, points]) => `${points} for ${length === '1' ? 'ett' : inWords(Number(length))}`,
  );
  return {
    G9:
      'En strekning er en rekke felt mellom to steder som ligger ved siden av hverandre. For å bygge den spiller du nøyaktig like mange kort som den har ' +
      'felt, verken flere eller færre, alle i strekningens farge eller, hvis den er grå, alle i én farge du velger selv. ' +
      where(
        'wilds-pay',
        `${wild.a === 'en' ? 'En' : 'Et'} ${wild.one} kan erstatte hvilket som helst kort i settet, og du kan betale med bare ${wild.other}, også på en grå strekning. ` +
          'Finnes det flere måter å betale på, velger du selv. ',
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
      `med ${rangeInWords(from, players[1])} er den andre fortsatt ledig for de andre spillerne.`,
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
      'Du kan beholde flere, både da og senere, men verdien av hver du ikke fullfører, trekkes fra til slutt (G14). ' +
      `Når du trekker ${ticket.other}, tar du de ${inWords(take)} øverste i ${ticket.one}bunken, eller resten hvis det er færre igjen, og beholder minst ` +
      `${inWords(keep)}. De du ikke beholder, ${notKept[facts.notKept]}; de du beholder, kan du ikke levere tilbake. ` +
      `Er det ingen ${ticket.other} igjen i bunken, kan du ikke velge dette.`,
    G13:
      `Det er hemmelig hvilke ${ticket.other} du har, og om du har fullført dem; når spillet er slutt, viser alle fram alt de har beholdt. ` +
      `De du ikke beholdt, får de andre ikke se så lenge spillet varer. Du kan ha så mange ${ticket.other} du vil.`,
    G14:
      `En ${ticket.one} viser to steder og en verdi; den er fullført når en sammenhengende rute av dine egne strekninger forbinder de to. ` +
      'Når spillet er slutt, får du verdien av hver du har fullført, og mister verdien av hver du ikke har fullført, ' +
      'selv om poengsummen da kommer under null.',
  };
}

function endRules({ facts, car, ticket, where }: Terms): ClauseTexts {
  return {
    G15:
      `Så snart noen avslutter turen sin med ${inWords(facts.lastRoundAt)} eller færre ${car.other} igjen, begynner siste runde: ` +
      'Alle får nøyaktig én tur til, og den som utløste runden, kommer aller sist. Så telles poengene.',
    G16:
      'Kan du ikke gjøre noe som helst, står du over, og det teller som turen din, også i siste runde. Så lenge du kan gjøre noe, ' +
      `om det så bare er å trekke ${ticket.other}, kan du ikke stå over. Står alle over rett etter hverandre, er spillet slutt, og poengene telles.`,
    G17:
      `Flest poeng vinner. Ved poenglikhet går den foran som har fullført flest ${ticket.other}` +
      `${where('longest-path', ', deretter den som har den lengste sammenhengende ruten av egne strekninger')}; de som fortsatt står likt, deler ` +
      'seieren. De andre plassene avgjøres på samme måte.',
    G18:
      `Dette kan alle vite: de åpne kortene; de brukte kortene; hvor mange kort det er på hver hånd og i bunken; hvor mange ${ticket.other} hver spiller ` +
      `har, og hvor mange som er igjen i ${ticket.one}bunken; hvem som eier hvilke strekninger, hvor mange ${car.other} hver har igjen, og poengene for strekninger; alle betalinger` +
      where(
        'tunnels',
        '; settet som legges ut for en tunnel, og kortene som snus, også når settet tas tilbake',
      ) +
      where('merchandise', '; handelskortene') +
      where(
        'terrain',
        '; alles terrengkort, de to åpne, hvor mange det er i terrengbunken, og de brukte terrengkortene',
      ) +
      `. Dette er hemmelig så lenge spillet varer: kortene på hånden; alle ${ticket.other}, både de som er beholdt, og de som ikke er det; rekkefølgen i hver bunke; det som er trukket ` +
      `blindt${where('tunnels', '; om noen kunne ha betalt mer for en tunnel')}. ` +
      'Et åpent kort som tas, har alle sett.',
  };
}
