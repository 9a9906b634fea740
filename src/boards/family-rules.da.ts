import type { BoardFacts } from '../engine/board/facts.js';
import { type ClauseTexts, clausesOf, whereIn } from './clauses.js';
import { countingWith } from './counting.js';
import type { BoardNouns } from './nouns.js';
import { CARS, COLOURS, faceUp, TICKETS, WILDS } from './nouns.da.js';
import type { RuleText } from './parts.js';

/** Counting in Danish. */
export const { inWords, rangeInWords, listInWords } = countingWith({
  numbers: 'ingen,én,to,tre,fire,fem,seks,syv,otte,ni,ti,elleve,tolv',
  or: 'eller',
  to: 'til',
  and: 'og',
});

/** Words the rules of the whole family (G) in Danish, in a board’s own terms; `notes` are what this board alone adds. */
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

/** `ét` where what is counted is neuter. */
function least(n: number, { a }: { a: string }): string {
  return n === 1 && a === 'et' ? 'ét' : inWords(n);
}

function setupRules({ facts, car, wild, ticket, where }: Terms): ClauseTexts {
  const { colours, copies, openingTickets: deal } = facts;
  const all = colours.length * copies + facts.wilds;
  const notKept = {
    out: 'går ud af spillet (N10)',
    under:
      'lægges nederst i deres bunke (først startspillerens, derefter videre bordet rundt, hver spillers i den rækkefølge, de blev delt ud)',
  };
  return {
    G1:
      `Spillet er for ${rangeInWords(...facts.players)} spillere; hver af jer tager ${facts.cars} ${car.other}. ` +
      `Bland de ${all} kort (${inWords(copies)} af hver farve: ${listInWords(colours.map((it) => COLOURS[it].common))}, og desuden ${inWords(facts.wilds)} ${wild.other}), ` +
      `del ${inWords(facts.openingHand)} ud til hver, og vend de næste fem: det er de synlige kort` +
      `${where('sweep', ', og G6 gælder for dem med det samme')}. ` +
      `Bland de ${facts.tickets.length} ${ticket.other}, og del ${inWords(deal.take)} ud til hver. Startspilleren er allerede kendt (G2). ` +
      `Alle vælger samtidig og i hemmelighed, hvilke de vil beholde, mindst ${least(deal.keep, ticket)}. ` +
      `Når den sidste har valgt, vises det, hvor mange hver har beholdt; de ${ticket.other}, der ikke blev beholdt, ${notKept[facts.notKept]}, og den første tur begynder.`,
    G2: 'Turen går bordet rundt med uret. Startspilleren vælges tilfældigt, medmindre værten udpeger en.',
    G3:
      `I din tur gør du præcis én af tre ting: trækker kort (G4), bygger én strækning (G9) eller trækker ${ticket.other} (G12). ` +
      'Så længe mindst én af dem er mulig, skal du gøre en af dem (G16).',
  };
}

function cardRules({ wild, where }: Terms): ClauseTexts {
  return {
    G4:
      'Når du trækker kort, tager du to, det ene efter det andet. Hvert af dem er enten et synligt kort eller trækkes blindt fra toppen af bunken, ' +
      'og du beholder dem. Et synligt kort, du tager, erstattes straks fra bunken' +
      `${where('sweep', ', og G6 følges')}, før du vælger det andet. ` +
      `Du må ikke stoppe efter det første kort: kun ${where('wild-ends-draw', 'G5 eller ')}G8 kan gøre, at du ikke får flere.`,
    G5: where(
      'wild-ends-draw',
      `Er dit første kort ${faceUp(wild)}, får du ikke flere kort. ` +
        `Du må heller ikke tage ${faceUp(wild)} som dit andet kort. ` +
        'Kommer kortet blindt fra bunken, tæller det som ét kort ligesom alle andre.',
    ),
    G6: where(
      'sweep',
      `Er tre eller flere af de fem synlige kort ${wild.other}, lægges alle fem til de brugte kort, og fem nye vendes. ` +
        'Det gælder også helt i begyndelsen og mellem de to kort, du trækker, og de fem nye kontrolleres på samme måde. ' +
        `Det kræver, at bunken og de brugte kort tilsammen har mindst tre kort, der ikke er ${wild.other}, de synlige ikke medregnet; ` +
        'ellers bliver de synlige kort liggende, til nogen tager et af dem.',
    ),
    G7:
      'Du må have så mange kort på hånden, du vil. Brugte kort ligger synligt i en stak for sig; hver gang bunken er tom, og der er brugte kort, ' +
      'blandes de straks og bliver den nye bunke, også mens nogen trækker kort' +
      `${where('sweep', ', eller mens de synlige kort skiftes ud')}${where('tunnels', ' eller prøver en tunnel')}. ` +
      'Har du lige betalt for noget, lægges alle de kort, du betalte med, til de brugte først' +
      `${where('tunnels', '; de kort, der ligger på bordet til en tunnel, er ikke med, før de efter N9 lægges til de brugte')}.`,
    G8:
      'Så længe både bunken og stakken med brugte kort er tomme, kan der ikke trækkes kort, heller ikke synlige: du kan ikke vælge at trække kort, ' +
      'og sker det efter dit første kort, får du ikke flere. ' +
      'Derfor kan et synligt kort, du tager, altid erstattes, og der ligger altid fem.',
  };
}

function routeRules({ facts, car, wild, where }: Terms): ClauseTexts {
  const { players, bothSidesFrom: from } = facts;
  const scores = Object.entries(facts.scoreByLength).map(
    ([length, points]) => `${points} for ${least(Number(length), { a: 'et' })}`,
  );
  return {
    G9:
      'En strækning er en række felter mellem to steder, der ligger ved siden af hinanden. For at bygge den spiller du præcis lige så mange kort, som den har ' +
      'felter, hverken flere eller færre, alle i strækningens farve eller, hvis den er grå, alle i én farve efter eget valg. ' +
      where(
        'wilds-pay',
        `${wild.a === 'en' ? 'En' : 'Et'} ${wild.one} kan erstatte et hvilket som helst kort i sættet, og du kan betale med ${wild.other} alene, også på en grå strækning. ` +
          'Er der flere måder at betale på, vælger du selv. ',
      ) +
      `Kortene lægges til de brugte, du sætter ${car.a} ${car.one} på hvert felt og får point med det samme efter antallet af felter: ` +
      `${listInWords(scores)} (andre længder findes ikke på dette spillebræt).`,
    G10:
      'Du kan bygge en hvilken som helst ledig strækning, hvad enten den hænger sammen med dine egne eller ej, men kun én i hver tur. ' +
      `Har du færre ${car.other} tilbage, end strækningen har felter, kan du ikke bygge den` +
      `${where('tunnels', ', og en tunnel må du ikke engang prøve')}.`,
    G11:
      'Et dobbeltspor er to strækninger mellem de samme to steder. Du kan aldrig eje dem begge, uanset hvor mange der spiller. ' +
      `Med ${rangeInWords(players[0], from - 1)} spillere lukkes den anden for alle, så snart den ene er bygget, ` +
      `uanset hvilken slags strækninger det er${where('tunnels', ' (en tunnel, der prøves forgæves, lukker ikke noget)')}; ` +
      `med ${rangeInWords(from, players[1])} er den anden stadig ledig for de andre spillere.`,
  };
}

function ticketRules({ facts, ticket }: Terms): ClauseTexts {
  const { openingTickets: deal, drawTickets } = facts;
  const { take, keep } = drawTickets;
  const notKept = {
    out: 'går ud af spillet (N10)',
    under: 'lægges nederst i bunken i den rækkefølge, de blev trukket',
  };
  return {
    G12:
      `Af de ${inWords(deal.take)} ${ticket.other}, du får i begyndelsen, beholder du mindst ${least(deal.keep, ticket)} (G1). ` +
      'Du må beholde flere, både da og senere, men værdien af dem, du ikke fuldfører, trækkes fra til sidst (G14). ' +
      `Når du trækker ${ticket.other}, tager du de ${inWords(take)} øverste i deres bunke, eller resten, hvis der er færre tilbage, og beholder mindst ` +
      `${least(keep, ticket)}. Dem, du ikke beholder, ${notKept[facts.notKept]}; dem, du beholder, kan du ikke aflevere igen. ` +
      `Er der ingen ${ticket.other} tilbage i bunken, kan du ikke vælge at trække nogen.`,
    G13:
      `Dine ${ticket.other} er hemmelige, og det er også hemmeligt, om du har fuldført dem; når spillet er slut, viser alle alt, hvad de har beholdt. ` +
      `Dem, du ikke beholdt, får de andre aldrig at se under spillet. Du må have så mange ${ticket.other}, du vil.`,
    G14:
      `${ticket.a === 'et' ? 'Et' : 'En'} ${ticket.one} viser to steder og en værdi; ${ticket.a === 'et' ? 'det' : 'den'} er fuldført, når en sammenhængende rute af dine egne strækninger forbinder de to. ` +
      'Når spillet er slut, får du værdien af dem, du har fuldført, og mister værdien af dem, du ikke har fuldført, ' +
      'selv om det bringer dig under nul.',
  };
}

function endRules({ facts, car, ticket, where }: Terms): ClauseTexts {
  return {
    G15:
      `Så snart nogen afslutter sin tur med ${inWords(facts.lastRoundAt)} eller færre ${car.other} tilbage, begynder sidste runde: ` +
      'alle får præcis én tur mere, og den, der udløste runden, kommer allersidst. Så tælles pointene.',
    G16:
      'Kan du slet ikke gøre noget, melder du pas, og det tæller som din tur, også i sidste runde. Så længe du kan gøre noget, ' +
      `om det så kun er at trække ${ticket.other}, må du ikke melde pas. Melder alle pas lige efter hinanden, er spillet slut, og pointene tælles.`,
    G17:
      `Flest point vinder. Ved pointlighed ligger den foran, der har fuldført flest ${ticket.other}` +
      `${where('longest-path', ', derefter den, der har den længste sammenhængende rute af egne strækninger')}; de, der stadig står lige, deler ` +
      'sejren. De andre pladser afgøres på samme måde.',
    G18:
      `Dette må alle vide: de synlige kort; de brugte kort; hvor mange kort der er på hver hånd og i bunken; hvor mange ${ticket.other} hver spiller ` +
      `har, og hvor mange der er tilbage i deres bunke; hvem der ejer hvilke strækninger, hvor mange ${car.other} hver har tilbage, og pointene for strækninger; alle betalinger` +
      where(
        'tunnels',
        '; sættet, der lægges ud til en tunnel, og de kort, der vendes, også når sættet tages tilbage',
      ) +
      where('merchandise', '; handelskortene') +
      where(
        'terrain',
        '; alles terrænkort, de to synlige, hvor mange der er i terrænbunken, og de brugte terrænkort',
      ) +
      `. Dette er hemmeligt, så længe spillet varer: kortene på hånden, alle ${ticket.other}, beholdt eller ej, rækkefølgen i hver bunke, og hvad der er trukket ` +
      `blindt${where('tunnels', ', samt om nogen kunne have betalt mere for en tunnel')}. ` +
      'Et synligt kort, der tages, har alle set.',
  };
}
