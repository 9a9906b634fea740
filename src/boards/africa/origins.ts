import type { Origins } from '../parts.js';
import { facts } from './facts.js';

/** Where the facts of The Heart of Africa come from, and what of it is our own. */
export const origins: Origins = {
  en: facts.origin,
  nb: {
    sources: [
      'Hvilke steder som er forbundet: to uavhengige, åpne kilder som stemmer overens. Lengder og farger: den ene av dem.',
      'Én lengde i den kilden er rettet: Bloemfontein–Cape Town har 4 felt, slik plassen på brettet og fordelingen av farger tilsier. Elizabethville–Salisbury og Bulawayo–Durban ser litt lange ut for 3 felt, men står som i kilden.',
      'Tallene i spillet, terrengkortene og antallet billetter: det danske regelheftet.',
      'Kortene er de samme som i det første spillet i familien, som dette brettet er en utvidelse av.',
    ],
    own: [
      'Alle de 48 billettene er våre egne: Bare antallet er kjent. Hver billett er verdt like mange poeng som det er felt på den korteste ruten mellom endepunktene.',
      'Poengtabellen er hentet fra det første spillet i familien; regelheftet bekrefter bare at tre felt gir fire poeng.',
      'Knutepunktene har ikke navn på brettet, og stasjonene i et land har samme navn: Det vi kaller hver av dem, har vi funnet på selv.',
    ],
  },
  sv: {
    sources: [
      'Vilka platser som är förbundna: två oberoende offentliga källor, som stämmer överens. Längder och färger: den ena av dem.',
      'En längd i den källan är rättad: Bloemfontein–Cape Town har 4 rutor, vilket utrymmet på brädet och färgfördelningen talar för. Elizabethville–Salisbury och Bulawayo–Durban ser lite långa ut för sina 3 rutor och har behållits.',
      'Spelets siffror, terrängkorten och hur många biljetter det finns: det danska regelhäftet.',
      'Korten är desamma som i familjens första spel, som det här brädet är en expansion till.',
    ],
    own: [
      'Alla 48 biljetter är våra egna: bara antalet är känt. Var och en är värd lika många poäng som den kortaste vägen mellan ändpunkterna har rutor.',
      'Poängtabellen är hämtad från familjens första spel; regelhäftet bekräftar bara de fyra poängen för tre rutor.',
      'Knutpunkterna har inga tryckta namn, och stationerna i ett land delar på ett: det vi kallar var och en av dem är vårt eget.',
    ],
  },
  da: {
    sources: [
      'Hvilke steder der er forbundet: to uafhængige, offentligt tilgængelige kilder, som er enige. Længder og farver: den ene af dem.',
      'Én længde i den kilde er rettet: Bloemfontein–Cape Town har 4 felter, som pladsen på spillebrættet og fordelingen af farver taler for. Elizabethville–Salisbury og Bulawayo–Durban ser lidt lange ud til 3 felter, men er ikke ændret.',
      'Spillets tal, terrænkortene og antallet af rutekort: det danske regelhæfte.',
      'Kortene er de samme som i familiens første spil, som dette spillebræt er en udvidelse til.',
    ],
    own: [
      'Alle 48 rutekort er vores egne: kun antallet er kendt. Hvert rutekort giver lige så mange point, som den korteste rute mellem endepunkterne har felter.',
      'Pointtabellen er overtaget fra familiens første spil; regelhæftet bekræfter kun de fire point for tre felter.',
      'Knudepunkterne har ingen trykte navne, og stationerne i et land deler ét: de navne, vi giver hver af dem, er vores egne.',
    ],
  },
  is: {
    sources: [
      'Hvaða staðir tengjast: tvær óháðar heimildir, öllum opnar, sem ber saman. Lengdir og litir: önnur þeirra.',
      'Ein lengd úr þeirri heimild er leiðrétt: Bloemfontein–Cape Town er 4 reitir, eins og rýmið á spilaborðinu og skipting litanna benda til. Elizabethville–Salisbury og Bulawayo–Durban virðast heldur langar fyrir 3 reiti en standa óbreyttar.',
      'Tölur leiksins, landslagsspilin og fjöldi lestarmiða: danski reglubæklingurinn.',
      'Spilin eru þau sömu og í fyrsta borðspili fjölskyldunnar, sem þetta spilaborð er viðbót við.',
    ],
    own: [
      'Allir 48 lestarmiðarnir eru frá okkur: aðeins fjöldinn er þekktur. Hver þeirra gefur jafnmörg stig og reitirnir eru á stystu línunni milli endastöðvanna.',
      'Stigataflan er fengin að láni úr fyrsta borðspili fjölskyldunnar; reglubæklingurinn staðfestir aðeins fjögur stig fyrir þrjá reiti.',
      'Vegamótin bera engin prentuð nöfn og stöðvar hvers lands deila einu: nöfnin sem við notum á hvert um sig eru frá okkur.',
    ],
  },
};
