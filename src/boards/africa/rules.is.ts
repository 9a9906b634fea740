import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.is.js';
import type { RuleText } from '../texts.js';
import { globetrotter, tiesByPath } from '../twin-rules.is.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of The Heart of Africa in Icelandic. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G1: 'Landslagsspil eru líka gefin (A2).',
    G4: 'Hvort spilið sem er má vera landslagsspil í staðinn (A3).',
    G8: 'Öðru máli gegnir um landslagsspil: sé hægt að draga þau (A4) máttu það, og verður að gera það ef drátturinn er hálfnaður.',
    G9: 'Landslagsspil geta tvöfaldað þessi stig (A5) og fjórar leiðir yfir hafið kosta dráttarvagna (A12).',
    G14: 'Endastöð getur líka verið land (A8, A9).',
    G17: 'Hvernig lína er mæld stendur í A11.',
  }),
  ...clausesOf({
    A1:
      'Landslagsspilin eru 45, fimmtán af hverri af þremur gerðum, og prentaður litur leiðar segir af hvaða gerð hún er. ' +
      'Gular, appelsínugular og rauðar leiðir eru eyðimörk og gresja; grænar, bláar og fjólubláar frumskógur og skógur; svartar, hvítar og ' +
      'gráar fjöll og klettar. Grá leið er alltaf fjallaleið, með hvaða lit sem þú borgar.',
    A2:
      'Í upphafi fær hver ykkar eitt landslagsspil af handahófi og leggur það opið á borðið (A4). ' +
      'Tvö til viðbótar eru látin snúa upp og afgangurinn verður landslagsbunkinn við hlið þeirra.',
    A3:
      'Þegar þú dregur má hvort spilið sem er vera landslagsspil í staðinn, annaðhvort eitt þeirra sem snúa upp, ' +
      'og er þá strax fyllt í skarðið, eða blint úr landslagsbunkanum. Þú getur því fengið tvö spil, ' +
      'tvö landslagsspil eða eitt af hvoru, í hvaða röð sem er. G5 gildir áfram: dráttarvagn ' +
      'úr röðinni verður að taka fyrst og einan, svo þú getur ekki tekið hann á eftir landslagsspili. Landslagsspil ' +
      'má draga jafnvel þegar ekki er hægt að draga önnur spil (G8).',
    A4:
      'Landslagsspilin þín liggja opin fyrir framan þig, flokkuð eftir gerð; þau sem þú spilar út fara í sérstakan ' +
      'bunka notaðra landslagsspila og úr þeim verður nýr landslagsbunki um leið og hann tæmist (eins og í G7). Meðan bæði landslagsbunkinn ' +
      'og notuðu landslagsspilin eru búin getur enginn dregið landslag og spilin tvö sem snúa upp liggja ' +
      'kyrr (eins og í G8). Í lokin eru landslagsspil einskis virði.',
    A5:
      'Þegar þú eignar þér leið máttu tvöfalda stig hennar með því að spila út landslagsspilum af hennar gerð: einu ef ' +
      'reitirnir eru þrír eða færri, tveimur ef þeir eru fjórir til sex. Það máttu ef þú átt að minnsta kosti jafn ' +
      'mörg spil af þeirri gerð og hver hinna; borið er saman áður en þú borgar nokkuð. Leiðin ' +
      'kostar áfram sín venjulegu spil og lestir, og aðeins stig hennar sjálfrar eru tvöfölduð, og aðeins einu sinni.',
    A6:
      'Dráttarvögnum af hendi má spila út sem landslagi af hvaða gerð sem er, umfram spilin sem borga leiðina. Þeir ' +
      'teljast bæði með í samanburðinum og upp í verðið í A5 og fara allir í kastbunkann; aðeins þeir sem ' +
      'þú spilar út í þetta sinn teljast með, engir sem einhver á enn á hendi. Sértu d spilum af gerðinni á eftir þeim besta af hinum ' +
      '(0 ef þú ert ekki á eftir) og sé verðið p spilarðu út w dráttarvögnum, minnst d og mest því sem hærra er af d og p, og ' +
      'p − w landslagsspilum (engum ef w er p eða meira); annað er ekki tekið gilt og dráttarvagnar einir duga. ' +
      'Dæmi: með eitt frumskógarspil gegn tveimur eignarðu þér græna leið, fjóra reiti: einn dráttarvagn og frumskógarspilið þitt, ' +
      'eða tveir dráttarvagnar meðan frumskógarspilið liggur kyrrt, gefa 7 × 2 = 14 stig.',
    A7:
      'Í fjögurra eða fimm manna leik má eigna sér báðar leiðir tvöfaldrar leiðar, sinn spilarinn hvora; ' +
      'í tveggja eða þriggja manna leik aðeins aðra þeirra (G11).',
    A8:
      'Á Madagascar eru tvær stöðvar og lestarmiði til Madagascar er kláraður þegar þú nærð annarri hvorri. Hvor ' +
      'þeirra er staður út af fyrir sig; leið liggur á milli þeirra, svo lína getur legið yfir eyjuna eftir henni.',
    A9:
      'Í Nigeria, Tchad og Sudan, efst á kortinu, endar línan: innan hvers þessara landa ' +
      'er engin leið frá einni stöð til annarrar og engin lína liggur gegnum slíkt land. Lestarmiði ' +
      'til einhvers þeirra er kláraður þegar þú nærð einhverri stöð þess.',
    A10: globetrotter,
    A11: tiesByPath,
    A12:
      'Á fjórum leiðum yfir hafið til Madagascar eru dráttarvagnatákn: eitt á hvorri þeirra sem eru þrír reitir, tvö á hvorri þeirra sem eru sex ' +
      'reitir. Fyrir hvert tákn þarftu að borga dráttarvagn, fyrir hina reitina spil í einum lit að eigin vali; dráttarvagnar mega koma í stað ' +
      'þeirra líka, jafnvel allra, en önnur spil koma aldrei í stað dráttarvagns. Leiðirnar yfir hafið eru gráar, svo að landslagi ' +
      'til eru þær fjallaleiðir (A1).',
  }),
];
