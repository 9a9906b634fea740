import type { BoardFacts } from '../engine/board/facts.js';
import { type ClauseTexts, clausesOf, whereIn } from './clauses.js';
import { countingWith } from './counting.js';
import type { BoardNouns } from './nouns.js';
import { CARS, COLOURS, TICKETS, WILDS } from './nouns.is.js';
import type { RuleText } from './parts.js';

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
      'fara neðst í bunkann sinn (fyrst frá þeim sem byrjar, síðan réttsælis, frá hverjum í þeirri röð sem gefið var)',
  };
  return {
    G1:
      `Leikurinn er fyrir ${rangeInWords(...facts.players)} spilara; hver ykkar tekur ${facts.cars} ${car.many.acc}. ` +
      `Stokkið spilin, ${all} talsins (${copies} í hverjum lit: ${listInWords(colours.map((it) => COLOURS[it].many))}, auk ${facts.wilds} ${wild.many.gen}), ` +
      `gefið hverjum ${facts.openingHand} og látið næstu fimm snúa upp: þau eru opnu spilin` +
      `${where('sweep', ' (G6 gildir strax)')}. ` +
      `Stokkið ${ticket.all.acc}, ${facts.tickets.length} talsins, og gefið hverjum ${deal.take}. Þá er þegar vitað hver byrjar (G2). ` +
      `Allir velja samtímis og í leyni hverjum þeir halda, að minnsta kosti ${deal.keep}. ` +
      `Þegar sá síðasti hefur valið er sýnt hve mörgum hver hélt; þeir ${ticket.many.nom} sem ekki var haldið ${notKept[facts.notKept]}, og fyrsta umferðin hefst.`,
    G2: 'Leikið er réttsælis kringum borðið. Dregið er um hver byrjar nema sá velji sem stofnar leikinn.',
    G3:
      `Þegar þú átt leik gerirðu nákvæmlega eitt af þrennu: dregur spil (G4), eignar þér eina leið (G9) eða dregur ${ticket.many.acc} (G12). ` +
      'Meðan þú getur gert eitthvað af þessu verðurðu að gera það (G16).',
  };
}

function cardRules({ wild, where }: Terms): ClauseTexts {
  const faceUp = wild.gender === 'neuter' ? 'opið' : 'opinn';
  return {
    G4:
      'Þegar þú dregur spil tekurðu tvö, hvort á eftir öðru, hvort um sig annaðhvort opið eða blint efst úr bunkanum, ' +
      'og heldur þeim. Þegar opið spil er tekið kemur strax annað í staðinn úr bunkanum' +
      `${where('sweep', ' og G6 er beitt')} áður en þú velur það seinna. ` +
      `Þú mátt ekki hætta eftir fyrra spilið: aðeins ${where('wild-ends-draw', 'G5 eða ')}G8 getur bundið enda á dráttinn þar.`,
    G5: where(
      'wild-ends-draw',
      `Ef fyrra spilið þitt er ${faceUp} ${wild.one.nom} lýkur drættinum með því. ` +
        `Þú mátt heldur ekki taka ${faceUp} ${wild.one.acc} sem seinna spil. ` +
        'Komi slíkt spil blint úr bunkanum telst það eitt spil eins og hvert annað.',
    ),
    G6: where(
      'sweep',
      `Þegar öll fimm opnu spilin eru á sínum stað og þrjú eða fleiri þeirra eru ${wild.many.nom}, líka í upphafi leiks ` +
        'og í miðjum drætti, fara öll fimm í kastbunkann. Fimm ný eru látin snúa upp og þau síðan athuguð aftur. ' +
        `Til þess þurfa bunkinn og kastbunkinn að geyma samtals að minnsta kosti þrjú önnur spil en ${wild.many.acc}, fyrir utan opnu spilin; ` +
        'annars liggja opnu spilin kyrr þar til einhver tekur eitt þeirra.',
    ),
    G7:
      'Þú mátt hafa hve mörg spil sem er á hendi. Notuð spil snúa upp í kastbunkanum; þegar bunkinn er tómur en kastbunkinn ekki ' +
      'er hann strax stokkaður og verður að nýjum bunka, jafnvel í miðjum drætti' +
      `${where('sweep', ' eða meðan opnu spilunum er skipt út')}${where('tunnels', ' eða í göngum')}. ` +
      'Hafirðu verið að borga fyrir eitthvað fara fyrst öll spilin sem þú borgaðir með í kastbunkann' +
      `${where('tunnels', '; það sem liggur á borðinu vegna ganga telst ekki með fyrr en N9 segir til um')}.`,
    G8:
      'Meðan bæði bunkinn og kastbunkinn eru tómir er ekki hægt að draga spil, ekki heldur opin: þú getur ekki valið að draga spil, ' +
      'og gerist þetta eftir fyrra spilið lýkur drættinum með því. Þannig kemur alltaf nýtt spil í stað opins spils sem er tekið, og opnu spilin eru alltaf fimm.',
  };
}

function routeRules({ facts, car, wild, where }: Terms): ClauseTexts {
  const { players, bothSidesFrom: from } = facts;
  const scores = Object.entries(facts.scoreByLength).map(([length, points]) => `${points} fyrir ${length}`);
  return {
    G9:
      'Leið er röð reita milli tveggja samliggjandi staða. Til að eigna þér hana spilarðu út nákvæmlega jafnmörgum spilum og reitirnir eru, ' +
      'hvorki fleiri né færri: öllum í lit leiðarinnar eða, ef hún er grá, öllum í einum lit að eigin vali. ' +
      where(
        'wilds-pay',
        `${capital(wild.one.nom)} getur komið í stað hvaða spils sem er í samstæðunni og líka má nota ${wild.many.acc} eingöngu, jafnvel á gráa leið; ` +
          'sé hægt að borga á fleiri en einn veg ræður þú hvernig. ',
      ) +
      `Spilin fara í kastbunkann, þú setur ${car.one.acc} á hvern reit og færð strax stig eftir fjölda reita: ` +
      `${listInWords(scores)} (aðrar lengdir eru ekki til á þessu spilaborði).`,
    G10:
      'Þú mátt eigna þér hvaða lausu leið sem er, hvort sem hún tengist þínum eða ekki, en aðeins eina í hvert sinn sem þú átt leik. ' +
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
      'Þú mátt halda fleirum, bæði þá og síðar, ' +
      `en ${ticket.one.nom} sem þú klárar ekki kostar þig gildi sitt í lokin (G14). ` +
      `Þegar þú dregur ${ticket.many.acc} tekurðu ${take} efstu úr bunka þeirra, eða það sem eftir er ef þeir eru færri, og heldur að minnsta kosti ` +
      `${keep}. Þeir sem þú heldur ekki ${notKept[facts.notKept]}; þeim sem þú heldur geturðu ekki skilað. ` +
      `Séu engir ${ticket.many.nom} eftir í bunkanum geturðu ekki valið þetta.`,
    G13:
      `${capital(ticket.all.nom)} þínir eru leynilegir og líka hvort þú hefur klárað þá; í lokin sýna allir allt sem þeir héldu. ` +
      `Það sem þú hélst ekki fá hinir aldrei að sjá meðan á leik stendur. Þú mátt eiga hve marga ${ticket.many.acc} sem er.`,
    G14:
      `${capital(ticket.one.nom)} nefnir tvo staði og gildi; hann er kláraður þegar samfelld lína þinna eigin leiða tengir staðina tvo. ` +
      `Í lokin færðu gildi hvers ${ticket.one.gen} sem þú hefur klárað og tapar gildi hvers ${ticket.one.gen} sem þú hefur ekki klárað, ` +
      'jafnvel þótt stigin fari niður fyrir núll.',
  };
}

function endRules({ facts, car, ticket, where }: Terms): ClauseTexts {
  return {
    G15:
      `Um leið og einhver hefur leikið og á ${facts.lastRoundAt} ${car.many.acc} eða færri eftir hefst síðasta umferðin: ` +
      'allir eiga leik nákvæmlega einu sinni enn, sá spilari síðastur allra, og síðan eru stigin talin. ' +
      'Ekkert lengir síðustu umferðina.',
    G16:
      'Getirðu alls ekkert gert segirðu pass, og það telst aðgerð þín, líka í síðustu umferðinni. Meðan þú getur gert eitthvað, ' +
      `þótt ekki sé nema að draga ${ticket.many.acc}, máttu ekki segja pass. Segi allir pass hver á eftir öðrum er leiknum lokið og stigin talin.`,
    G17:
      `Sá sem á flest stig vinnur. Séu spilarar jafnir ræður fjöldi kláraðra ${ticket.many.gen}` +
      `${where('longest-path', ', síðan lengd lengstu samfelldu línu úr eigin leiðum')}; þeir sem enn eru jafnir deila ` +
      'sigrinum. Önnur sæti ráðast á sama hátt.',
    G18:
      'Allir mega vita: opnu spilin; kastbunkann; hve mörg spil eru á hverri hendi og í bunkanum; ' +
      `hve marga ${ticket.many.acc} hver spilari á og hve margir eru eftir í bunka þeirra; hver á hvaða leiðir, hve marg${car.gender === 'masculine' ? 'a' : 'ar'} ${car.many.acc} hver á eftir og stigin fyrir leiðir; hverja greiðslu` +
      where(
        'tunnels',
        '; samstæðuna sem lögð er fram fyrir göng og spilin sem upp koma, líka þegar samstæðan er tekin aftur',
      ) +
      where('merchandise', '; verslunarspilin') +
      where(
        'terrain',
        '; landslagsspil allra, landslagsspilin tvö sem snúa upp, hve mörg landslagsbunkinn geymir og notuðu landslagsspilin',
      ) +
      `. Leynilegt meðan á leik stendur: spilin á hendi, allir ${ticket.many.nom}, hvort sem þeim var haldið eða ekki, uppröðun hvers bunka og það sem dregið var ` +
      `blint${where('tunnels', ', sem og hvort einhver hefði getað borgað meira fyrir göng')}. ` +
      'Opið spil sem þú tekur hafa allir séð.',
  };
}
