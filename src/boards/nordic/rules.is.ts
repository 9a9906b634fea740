import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.is.js';
import type { RuleText } from '../parts.js';
import { globetrotter, tiesByPath } from '../twin-rules.is.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of Nordic Countries in Icelandic. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9:
      'Sé hægt að borga á fleiri en einn veg ræður þú hvernig. Dráttarvagnar gilda ekki á venjulegum leiðum (N2); ' +
      'ferjur (N4–N6), göng (N7–N9) og Murmansk–Lieksa (N3) hafa sitt eigið verð.',
    G17: 'Sjá N12 um hvernig lína er mæld.',
  }),
  ...clausesOf({
    N1:
      'Opna dráttarvagna má taka eins og önnur spil: sem fyrra spil, seinna spil eða hvort tveggja. ' +
      'Opnu spilunum fimm er aldrei skipt út í einu lagi, sama hve margir dráttarvagnar eru á meðal þeirra.',
    N2:
      'Með dráttarvögnum má aðeins borga göng og ferjur, aldrei venjulega leið, hvorki litaða né gráa. ' +
      'Eina undantekningin er Murmansk–Lieksa: þar má dráttarvagn vera eitt af fjórum spilum að vild (N3).',
    N3:
      'Murmansk–Lieksa er grá og níu reitir, og þar mega fjögur spil af hvaða gerð sem er, líka dráttarvagnar, koma í stað eins spils í samstæðunni, eins oft og þú vilt. ' +
      'Fyrir hvern reitanna níu spilarðu sem sagt annaðhvort út einu spili, og eru þau öll í sama lit, eða fjórum að vild: til dæmis níu rauðum, ' +
      'eða átta rauðum og fjórum öðrum, eða sjö rauðum og átta öðrum. Dráttarvagn gildir aðeins sem eitt af fjórum, svo átta rauð og einn dráttarvagn duga ekki. ' +
      'Hvernig sem þú borgaðir seturðu niður níu lestarvagna og færð 27 stig.',
    N4:
      'Ferja er leið með dráttarvagnatáknum. Fyrir hvert tákn þarftu að borga dráttarvagn, fyrir hvern hinna reitanna spil ' +
      'í lit ferjunnar; á grárri ferju eru þau öll í einum lit að eigin vali.',
    N5:
      'Á ferju máttu spila út fleiri dráttarvögnum en táknin eru, í stað litaðra spila, jafnvel þeirra allra: ' +
      'hvaða ferju sem er, gráa eða ekki, má borga með dráttarvögnum eingöngu.',
    N6:
      'Á ferju mega hvaða þrjú spil sem er koma í stað dráttarvagns, eins oft og þú vilt. Hver reitur ferjunnar kostar sem sagt dráttarvagn (N5) ' +
      'eða þrjú spil að vild, og reit án tákns má líka borga með einu stöku spili í lit ferjunnar (á grárri ferju eru þessi stöku spil öll í einum lit að eigin vali). ' +
      'Spilin þrjú mega vera í hvaða litum sem er, líka lit ferjunnar, en dráttarvagn sem hér er spilað út er alltaf dráttarvagn og aldrei eitt af þremur. ' +
      'Dæmi: gul fjögurra reita ferja með einu tákni kostar 3 gul og 1 dráttarvagn. Án dráttarvagns kostar hún 3 gul og 3 svört, eða 6 gul, og koma þá þrjú þeirra í stað dráttarvagnsins; ' +
      '1 gult og 3 dráttarvagnar, eða 12 spil í hvaða litum sem er, duga líka. En 4 gul duga ekki, því þá er táknið óborgað, og ekki heldur 3 gul og 2 svört. ' +
      'Eins reits ferja kostar dráttarvagn eða þrjú önnur spil að vild, aldrei eitt stakt litað spil.',
    N7:
      'Fyrir göng leggurðu fyrst fram samstæðu í lit þeirra og af sömu lengd, þar sem dráttarvagnar mega koma í stað litaðra spila; síðan er þremur efstu spilum ' +
      'bunkans snúið við, sama hve löng göngin eru. Hvert þeirra sem er í sama lit og samstæðan þín, og hver dráttarvagn á meðal þeirra, kostar þig eitt spil í viðbót: ' +
      'í þeim lit eða dráttarvagn. Dæmi: þú lagðir fram tvö blá spil og upp koma blátt spil, dráttarvagn og rautt spil. Þá þarftu að borga tvö spil til viðbótar, hvort um sig blátt eða dráttarvagn. ' +
      'Fyrir aukaspil þarf enga lestarvagna og þau gefa engin stig.',
    N8:
      'Sé samstæðan sem þú lagðir fram eingöngu dráttarvagnar kosta aðeins þeir dráttarvagnar sem upp koma aukaspil, og þau verða líka að vera dráttarvagnar. ' +
      'Það eru spilin á borðinu sem gilda, ekki liturinn sem þú hafðir í huga. Að nota þrjú spil (N6) eða fjögur (N3) í stað eins ' +
      'er aldrei leyft í göngum, hvorki í samstæðunni né því sem þú borgar aukalega.',
    N9:
      'Þegar meira er heimtað borgarðu nákvæmlega það eða hættir við; getirðu ekki borgað verðurðu að hætta við, en spurningin er samt lögð fyrir þig svo að enginn sjái það. ' +
      'Hættirðu við tekurðu samstæðuna aftur, spilin sem upp komu fara í kastbunkann og næsti spilari á leik; leiðin er áfram laus og þú mátt reyna ' +
      'aftur síðar. Borgir þú, eða sé ekkert heimtað, er leiðin þín, og samstæðan, það sem þú borgaðir aukalega og spilin sem upp komu fara öll í kastbunkann. ' +
      'Tæmist bunkinn á meðan fara samstæðan þín og spilin sem þegar hefur verið snúið við ekki í þann nýja; séu ekki til þrjú spil ' +
      'til að snúa við gilda þau sem til eru, og séu þau engin er ekkert meira heimtað.',
    N10: 'Lestarmiðar sem þú heldur ekki, í upphafi eða síðar, eru úr leik og hinir fá ekki að sjá þá.',
    N11: globetrotter,
    N12: tiesByPath,
    N13:
      'Leiðirnar tvær í tvöfaldri leið liggja hlið við hlið og eru jafnlangar, nema í tveimur pörum: ' +
      'Mo i Rana–Trondheim (fimm reita göng og sex reita ferja) og Kristiansand–Stavanger (tveggja reita göng og þriggja reita ferja). ' +
      'Þetta eru tvöfaldar leiðir engu að síður (G11): þú getur ekki átt báðar, og í tveggja manna leik lokast önnur um leið og einhver eignar sér hina.',
  }),
];
