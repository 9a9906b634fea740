import type { Origins } from '../origins.js';
import { facts } from './facts.js';

/** Where the facts of The Heart of Africa come from, and what of it is our own. */
export const origins: Origins = {
  en: facts.origin,
  nb: {
    sources: [
      'Steder og strekninger: én offentlig kilde. Fargene i den går opp, og tegningen har ingen kryssinger.',
      'Tre lengder ser rare ut ved siden av tegningen og er beholdt slik kilden har dem: Bloemfontein–Cape Town (sterk tvil), Elizabethville–Salisbury og Bulawayo–Durban (svak tvil).',
      'Spillets tall, terrengkortene og hvor mange billetter det er: det danske regelheftet.',
      'Kortene er de samme som i det første spillet i familien, som dette brettet utvider.',
    ],
    own: [
      'Alle de 48 billettene er våre egne: bare antallet er kjent. Hver er verdt den korteste ruten mellom endepunktene, regnet i felt.',
      'Poengtabellen er overtatt fra det første spillet i familien; regelheftet bekrefter bare de fire poengene for tre felt.',
      'Knutepunktene har ingen trykte navn, og stasjonene i et land deler ett: det vi kaller hver av dem, er vårt eget.',
    ],
  },
  sv: {
    sources: [
      'Platser och sträckor: en offentlig källa. Färgerna i den går jämnt ut, och teckningen har inga korsningar.',
      'Tre längder ser underliga ut bredvid teckningen och har behållits så som källan har dem: Bloemfontein–Cape Town (starkt tvivel), Elizabethville–Salisbury och Bulawayo–Durban (svagt).',
      'Spelets siffror, terrängkorten och hur många biljetter det finns: det danska regelhäftet.',
      'Korten är desamma som i familjens första spel, som det här brädet bygger ut.',
    ],
    own: [
      'Alla 48 biljetter är våra egna: bara antalet är känt. Var och en är värd den kortaste vägen mellan sina ändpunkter, räknad i rutor.',
      'Poängtabellen är övertagen från familjens första spel; regelhäftet bekräftar bara de fyra poängen för tre rutor.',
      'Knutpunkterna har inga tryckta namn och stationerna i ett land delar ett: vad vi kallar var och en av dem är vårt eget.',
    ],
  },
  da: {
    sources: [
      'Steder og strækninger: én offentlig kilde. Farverne i den går op, og tegningen har ingen krydsninger.',
      'Tre længder ser mærkelige ud ved siden af tegningen og er beholdt, som kilden har dem: Bloemfontein–Cape Town (stærk tvivl), Elizabethville–Salisbury og Bulawayo–Durban (svag tvivl).',
      'Spillets tal, terrænkortene, og hvor mange rutekort der er: det danske regelhæfte.',
      'Kortene er de samme som i familiens første spil, som dette spillebræt udvider.',
    ],
    own: [
      'Alle 48 rutekort er vores egne: kun antallet er kendt. Hvert er den korteste rute mellem sine endepunkter værd, regnet i felter.',
      'Pointtabellen er overtaget fra familiens første spil; regelhæftet bekræfter kun de fire point for tre felter.',
      'Knudepunkterne har ingen trykte navne, og stationerne i et land deler ét: hvad vi kalder hver af dem, er vores eget.',
    ],
  },
  is: {
    sources: [
      'Staðir og leiðir: ein opinber heimild. Litirnir ganga upp og á teikningunni skerast engar leiðir.',
      'Þrjár lengdir virðast skrýtnar við hlið teikningarinnar en er haldið eins og í heimildinni: Bloemfontein–Cape Town (mikill vafi), Elizabethville–Salisbury og Bulawayo–Durban (lítill vafi).',
      'Tölur leiksins, landslagsspilin og fjöldi lestarmiða: danski reglubæklingurinn.',
      'Spilin eru þau sömu og í fyrsta spilinu í fjölskyldunni, sem þetta spilaborð bætir við.',
    ],
    own: [
      'Allir 48 lestarmiðarnir eru frá okkur: aðeins fjöldinn er þekktur. Hver er jafnmikils virði og stysta lína milli endastöðvanna, talin í reitum.',
      'Stigataflan er fengin að láni úr fyrsta spilinu í fjölskyldunni; reglubæklingurinn staðfestir aðeins fjögur stig fyrir þrjá reiti.',
      'Vegamótin bera engin prentuð nöfn og stöðvar lands deila einu: nöfnin sem við gefum hverri þeirra eru frá okkur.',
    ],
  },
};
