import type { BoardFacts } from '../engine/board/facts.js';
import { type ClauseTexts, clausesOf, whereIn } from './clauses.js';
import { countingWith } from './counting.js';
import type { BoardNouns } from './nouns.js';
import { CARS, COLOURS, TICKETS, WILDS } from './nouns.is.js';
import type { RuleText } from './texts.js';

/** Counting in Icelandic: figures throughout, since its small numbers bend by gender and case. */
export const { rangeInWords, listInWords } = countingWith({ numbers: '0', or: 'eða', to: 'til', and: 'og' });

/** Words the rules of the whole family (G) in Icelandic, in a board’s own terms; `notes` are what this board alone adds. */
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function setupRules({ facts, car, wild, ticket, where }: Terms): ClauseTexts {
  const { colours, copies, openingTickets: deal } = facts;
  const all = colours.length * copies + facts.wilds;
  const notKept = {
    out: 'fara úr leiknum (N10)',
    under:
      'fara neðst í bunkann sinn (fyrst frá þeim sem byrjar, síðan áfram eftir sætum, frá hverjum í þeirri röð sem gefið var)',
  };
  return {
    G1:
      `Leikurinn er fyrir ${rangeInWords(...facts.players)} spilara; hver ykkar tekur ${facts.cars} ${car.many.acc}. ` +
      `Stokkið spilin, ${all} talsins (${copies} í hverjum lit: ${listInWords(colours.map((it) => COLOURS[it].many))}, auk ${facts.wilds} ${wild.many.gen}), ` +
      `gefið hverjum ${facts.openingHand} og látið næstu fimm snúa upp: þau mynda röðina` +
      `${where('sweep', ', og G6 gildir strax um hana')}. ` +
      `Stokkið ${ticket.all.acc}, ${facts.tickets.length} talsins, og gefið hverjum ${deal.take}; þá er vitað hver byrjar (G2) ` +
      `og allir velja samtímis og í leyni hverjum þeir halda, að minnsta kosti ${deal.keep}. ` +
      `Þegar sá síðasti hefur valið er sýnt hve mörgum hver hélt; þeir ${ticket.many.nom} sem ekki var haldið ${notKept[facts.notKept]}, og fyrsta umferðin hefst.`,
    G2: 'Leikið er réttsælis kringum borðið. Dregið er um hver byrjar nema gestgjafinn velji einhvern.',
    G3:
      `Þegar þú átt leik gerirðu nákvæmlega eitt af þrennu: dregur spil (G4), eignar þér eina leið (G9) eða dregur ${ticket.many.acc} (G12). ` +
      'Meðan þú getur gert eitthvað af þessu verðurðu að gera það (G16).',
  };
}

function cardRules({ wild, where }: Terms): ClauseTexts {
  return {
    G4:
      'Þegar þú dregur spil tekurðu tvö, hvort á eftir öðru, annaðhvort úr röðinni eða blint efst úr bunkanum, ' +
      'og heldur þeim. Þegar spil er tekið úr röðinni er skarðið strax fyllt úr bunkanum' +
      `${where('sweep', ', og G6 beitt,')} áður en þú velur það seinna. ` +
      `Þú mátt ekki hætta eftir fyrra spilið: aðeins ${where('wild-ends-draw', 'G5 eða ')}G8 getur bundið enda á dráttinn þar.`,
    G5: where(
      'wild-ends-draw',
      `Ef fyrra spilið þitt er ${wild.one.nom} úr röðinni lýkur drættinum með því. ` +
        `Þú mátt heldur ekki taka ${wild.one.acc} úr röðinni sem seinna spil. ` +
        'Komi slíkt spil blint úr bunkanum telst það eitt spil eins og hvert annað.',
    ),
    G6: where(
      'sweep',
      `Þrjú spil eða fleiri af gerðinni ${wild.one.nom} eru of mikið fyrir eina röð. Þegar öll fimm spilin liggja þar og svo stendur á, líka í ` +
        'blábyrjun og í miðjum drætti, fer öll röðin í kastbunkann, ný er lögð út úr bunkanum og síðan er hún athuguð aftur. ' +
        `Til þess þurfa bunkinn og kastbunkinn að geyma samtals að minnsta kosti þrjú önnur spil en ${wild.many.acc}, fyrir utan röðina; ` +
        'annars stendur röðin óbreytt þar til einhver tekur spil úr henni.',
    ),
    G7:
      'Þú mátt hafa hve mörg spil sem er á hendi. Notuð spil liggja opin í kastbunkanum; þegar bunkinn er tómur en kastbunkinn ekki ' +
      'er hann strax stokkaður og verður að nýjum bunka, jafnvel í miðjum drætti' +
      `${where('sweep', ' eða meðan röðin er lögð út á ný')}${where('tunnels', ' eða í göngum')}. ` +
      'Hafirðu verið að borga fyrir eitthvað fara fyrst öll spilin sem þú borgaðir með í kastbunkann' +
      `${where('tunnels', '; það sem liggur á borðinu vegna ganga telst ekki með fyrr en N9 segir til um')}.`,
    G8:
      'Meðan bæði bunkinn og kastbunkinn eru tómir er ekki hægt að draga spil, ekki heldur úr röðinni: þú getur ekki valið að draga spil, ' +
      'og gerist þetta eftir fyrra spilið lýkur drættinum með því. Þannig verður aldrei skarð í röðinni: þar eru alltaf fimm spil.',
  };
}

function routeRules({ facts, car, wild, where }: Terms): ClauseTexts {
  const { players, bothSidesFrom: from } = facts;
  const scores = Object.entries(facts.scoreByLength).map(([length, points]) => `${points} fyrir ${length}`);
  return {
    G9:
      'Leið er runa reita milli tveggja staða sem liggja saman. Til að eigna þér hana spilarðu út nákvæmlega jafnmörgum spilum og reitirnir eru, ' +
      'öllum í lit leiðarinnar eða, ef hún er grá, öllum í einum lit að eigin vali; einu spili of mikið er hafnað rétt eins og einu of lítið. ' +
      where(
        'wilds-pay',
        `${capital(wild.one.nom)} getur komið í stað hvaða spils sem er í samstæðunni og líka má nota ${wild.many.acc} eingöngu, jafnvel á gráa leið; ` +
          'sé hægt að borga á fleiri en einn veg ræður þú hvernig. ',
      ) +
      `Spilin fara í kastbunkann, þú setur ${car.one.acc} á hvern reit og færð strax stig eftir fjölda reita: ` +
      `${listInWords(scores)} (aðrar lengdir eru ekki til á þessu spilaborði).`,
    G10:
      'Þú mátt eigna þér hvaða lausu leið sem er, hvort sem hún tengist þínum eða ekki, en aðeins eina í hverri umferð. ' +
      `Eigirðu færri ${car.many.acc} eftir en leiðin hefur reiti geturðu ekki eignað þér hana` +
      `${where('tunnels', ', og göng máttu ekki einu sinni reyna við')}.`,
    G11:
      'Tvöföld leið er tvær leiðir milli sömu tveggja staða. Þú getur aldrei átt báðar, sama hve margir spila. ' +
      `Í ${rangeInWords(players[0], from - 1)} manna leik lokast önnur fyrir öllum um leið og einhver eignar sér hina, ` +
      `hvers konar leiðir sem það eru${where('tunnels', ' (göng sem reynt er við án árangurs loka engu)')}; ` +
      `í ${rangeInWords(from, players[1])} manna leik er hún áfram opin öllum öðrum.`,
  };
}

function ticketRules({ facts, ticket }: Terms): ClauseTexts {
  const { openingTickets: deal, drawTickets } = facts;
  const { take, keep } = drawTickets;
  const notKept = {
    out: 'fara úr leiknum (N10)',
    under: 'fara neðst í bunkann í þeirri röð sem þeir voru dregnir',
  };
  return {
    G12:
      `Af þeim ${deal.take} ${ticket.many.dat} sem þú færð í upphafi heldurðu að minnsta kosti ${deal.keep} (G1). ` +
      'Þú mátt halda fleirum, bæði þá og síðar, en hver sem þú klárar ekki kostar þig gildi sitt í lokin (G14). ' +
      `Þegar þú dregur ${ticket.many.acc} tekurðu ${take} efstu úr bunka þeirra, eða það sem eftir er ef þeir eru færri, og heldur að minnsta kosti ` +
      `${keep}. Þeir sem þú heldur ekki ${notKept[facts.notKept]}; þeim sem þú heldur geturðu ekki skilað. ` +
      `Séu engir ${ticket.many.nom} eftir í bunkanum geturðu ekki valið þetta.`,
    G13:
      `${capital(ticket.all.nom)} þínir eru leynilegir og líka hvort þú hefur klárað þá; í lokin sýna allir allt sem þeir héldu. ` +
      `Það sem þú hélst ekki fá hinir aldrei að sjá meðan á leik stendur. Þú mátt hafa hve marga ${ticket.many.acc} sem er.`,
    G14:
      `${capital(ticket.one.nom)} nefnir tvo staði og gildi; hann er kláraður þegar samfelld lína þinna eigin leiða tengir staðina tvo. ` +
      'Í lokin færðu gildi hvers sem þú hefur klárað og tapar gildi hvers sem þú hefur ekki klárað, ' +
      'jafnvel þótt stigin fari niður fyrir núll.',
  };
}

function endRules({ facts, car, ticket, where }: Terms): ClauseTexts {
  return {
    G15:
      `Um leið og einhver á ${facts.lastRoundAt} ${car.many.acc} eða færri eftir í lok umferðar sinnar hefst síðasti hringurinn: ` +
      'allir eiga leik nákvæmlega einu sinni enn, sá sem hratt hringnum af stað síðastur allra, og síðan eru stigin talin. ' +
      'Síðasti hringurinn er aðeins einn og ekkert lengir hann.',
    G16:
      'Getirðu alls ekkert gert segirðu pass, og það er umferðin þín, líka í síðasta hringnum. Meðan þú getur gert eitthvað, ' +
      `þótt ekki sé nema að draga ${ticket.many.acc}, máttu ekki segja pass. Segi allir pass hver á eftir öðrum er leiknum lokið og stigin talin.`,
    G17:
      `Flest stig vinna. Séu spilarar jafnir er sá framar sem hefur klárað fleiri ${ticket.many.acc}` +
      `${where('longest-path', ', þá sá sem á lengstu samfelldu línuna úr eigin leiðum')}; þeir sem enn eru jafnir deila ` +
      'sigrinum. Sætin fyrir aftan ráðast á sama hátt.',
    G18:
      'Allir mega vita: röðina; kastbunkann; hve mörg spil eru á hverri hendi og í bunkanum; ' +
      `hve marga ${ticket.many.acc} hver spilari á og hve margir eru eftir í bunka þeirra; hver á hvaða leiðir, hve mikið hver á eftir af ${car.many.dat} og stigin fyrir leiðir; hverja greiðslu` +
      where(
        'tunnels',
        '; samstæðuna sem lögð er fram fyrir göng og spilin sem upp koma, líka þegar samstæðan er tekin aftur',
      ) +
      where('merchandise', '; verslunarspilin') +
      where(
        'terrain',
        '; landslagsspil allra, þau sem snúa upp, hve mörg landslagsbunkinn geymir og notuðu landslagsspilin',
      ) +
      `. Leynilegt meðan á leik stendur: spilin á hendi, allir ${ticket.many.nom}, hvort sem þeim var haldið eða ekki, uppröðun hvers bunka, það sem dregið var ` +
      `blint${where('tunnels', ', og hvort einhver hefði getað borgað meira fyrir göng')}. ` +
      'Það sem þú tekur úr röðinni hafa allir séð.',
  };
}
