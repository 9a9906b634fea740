import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.is.js';
import type { RuleText } from '../parts.js';
import { globetrotter, tiesByPath } from '../twin-rules.is.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of The Heart of Africa in Icelandic. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G1: 'Landslagsspil eru líka gefin (A2).',
    G4: 'Hvort spilið sem er má vera landslagsspil í staðinn (A3).',
    G8: 'Öðru máli gegnir um landslagsspil: sé hægt að draga þau (A4) máttu það, og verður að gera það hafirðu aðeins dregið eitt spil.',
    G9: 'Landslagsspil geta tvöfaldað þessi stig (A5); litur leiðarinnar sýnir af hvaða gerð þau þurfa að vera (A1). Fjórar leiðir yfir hafið kosta dráttarvagna (A12).',
    G14: 'Slíkur staður getur líka verið land (A8, A9).',
    G17: 'Sjá A11 um hvernig lína er mæld.',
  }),
  ...clausesOf({
    A1:
      'Landslagsspilin eru 45, af þremur gerðum og fimmtán af hverri. Prentaður litur leiðar sýnir af hvaða gerð hún er. ' +
      'Gular, appelsínugular og rauðar leiðir eru eyðimörk og gresja; grænar, bláar og fjólubláar frumskógur og skógur; svartar, hvítar og ' +
      'gráar fjöll og klettar. Grá leið er alltaf fjallaleið, með hvaða lit sem þú borgar.',
    A2:
      'Í upphafi fær hver ykkar eitt landslagsspil af handahófi og leggur það opið fyrir framan sig (A4). ' +
      'Tvö til viðbótar eru látin snúa upp og afgangurinn verður landslagsbunkinn við hlið þeirra.',
    A3:
      'Þegar þú dregur má hvort spilið sem er vera landslagsspil í staðinn, annaðhvort annað þeirra tveggja sem snúa upp, ' +
      'og kemur þá strax nýtt í staðinn, eða blint úr landslagsbunkanum. Þú getur því fengið tvö spil, ' +
      'tvö landslagsspil eða eitt af hvoru, í hvaða röð sem er. G5 gildir áfram: opinn dráttarvagn ' +
      'verður að taka fyrst og einan, svo þú getur ekki tekið hann á eftir landslagsspili. Landslagsspil ' +
      'má draga jafnvel þegar ekki er hægt að draga önnur spil (G8).',
    A4:
      'Landslagsspilin þín liggja opin fyrir framan þig, flokkuð eftir gerð; þau sem þú spilar út fara í sérstakan ' +
      'bunka notaðra landslagsspila, sem er stokkaður í nýjan landslagsbunka um leið og sá gamli tæmist (eins og í G7). Meðan bæði landslagsbunkinn ' +
      'og notuðu landslagsspilin eru búin getur enginn dregið landslag og spilin tvö sem snúa upp liggja ' +
      'kyrr (eins og í G8). Í lokin eru landslagsspil einskis virði.',
    A5:
      'Þegar þú eignar þér leið máttu tvöfalda stig hennar með því að spila út landslagsspilum af hennar gerð (A1): einu ef ' +
      'reitirnir eru þrír eða færri, tveimur ef þeir eru fjórir til sex. Það máttu ef þú átt að minnsta kosti ' +
      'jafnmörg spil af þeirri gerð og hver hinna; borið er saman áður en þú borgar nokkuð. Leiðin ' +
      'kostar áfram sín venjulegu spil og lestir, og aðeins stig hennar sjálfrar eru tvöfölduð, og aðeins einu sinni.',
    A6:
      'Dráttarvögnum af hendi má spila út sem landslagi af hvaða gerð sem er, til viðbótar við spilin sem þú borgar leiðina með. ' +
      'Fyrst þarftu að jafna við hina: eigi einhver fleiri spil af gerðinni en þú spilarðu út einum dráttarvagni fyrir hvert spil sem þig vantar til að ná þeim sem á flest. ' +
      'Síðan er það verðið í A5: þessir dráttarvagnar teljast upp í það, og það sem þá vantar borgarðu með landslagsspilum af gerðinni, fleiri dráttarvögnum eða hvoru tveggja; ' +
      'dráttarvagnar einir duga og meira en þetta er ekki tekið gilt. Allir dráttarvagnar sem þú spilar út fara í kastbunkann, og þeir sem einhver á enn á hendi teljast ekki með. ' +
      'Dæmi: með eitt frumskógarspil gegn tveimur eignarðu þér græna fjögurra reita leið, og verðið er tvö spil. Þú spilar út einum dráttarvagni til að jafna og frumskógarspilinu þínu upp í það sem vantar, ' +
      'eða þú spilar út tveimur dráttarvögnum og heldur frumskógarspilinu; hvort tveggja gefur 7 × 2 = 14 stig.',
    A7:
      'Í fjögurra eða fimm manna leik má eigna sér báðar leiðir tvöfaldrar leiðar, sinn spilarinn hvora; ' +
      'í tveggja eða þriggja manna leik aðeins aðra þeirra (G11).',
    A8:
      'Á Madagascar eru tvær stöðvar og lestarmiði til Madagascar er kláraður þegar þú nærð annarri hvorri. Hvor ' +
      'þeirra er staður út af fyrir sig; leið liggur á milli þeirra, svo lína getur legið yfir eyjuna eftir henni.',
    A9:
      'Nigeria, Tchad og Sudan, efst á kortinu, eru endastöðvar: innan slíks lands er engin leið ' +
      'frá einni stöð til annarrar og engin lína liggur gegnum það. Lestarmiði til einhvers þessara landa ' +
      'er kláraður þegar þú nærð einhverri stöð þess.',
    A10: globetrotter,
    A11: tiesByPath,
    A12:
      'Á fjórum leiðum yfir hafið til Madagascar eru dráttarvagnatákn: eitt á hvorri þriggja reita leiðinni, tvö á hvorri sex reita ' +
      'leiðinni. Fyrir hvert tákn þarftu að borga dráttarvagn, fyrir hina reitina spil í einum lit að eigin vali; dráttarvagnar mega koma í stað ' +
      'þeirra líka, jafnvel allra, en önnur spil koma aldrei í stað dráttarvagns. Leiðirnar yfir hafið eru gráar, svo að þær ' +
      'eru fjallaleiðir (A1) og fjallaspil geta tvöfaldað stig þeirra (A5).',
  }),
];
