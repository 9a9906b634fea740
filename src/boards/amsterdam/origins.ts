import type { Origins } from '../parts.js';
import { facts } from './facts.js';

/** Where the facts of Amsterdam come from, and what of it is our own. */
export const origins: Origins = {
  en: facts.origin,
  nb: {
    sources: [
      'Steder, strekninger og kjerresymboler: avlest fra et bilde av brettet og kontrollert mot to lister. Tre strekninger og ett felt er dekket av brikker eller et kort på bildet; de er merket som usikre.',
      'Fire av kontraktene er avlest fra kortene. For fem andre er de to endepunktene kjent.',
      'Poengene for 1, 2 og 3 felt er avlest fra brettet.',
      'Tallene i spillet: det svenske regelheftet.',
    ],
    own: [
      'Femten av de 24 kontraktene er våre egne. Hver kontrakt er verdt like mange poeng som det er felt på den korteste ruten mellom de to stedene; de fire kortene stemmer med det.',
      'De 7 poengene for 4 felt er hentet fra New York.',
    ],
  },
  sv: {
    sources: [
      'Platser, sträckor och kärror: avlästa från en bild av brädet och jämförda med två listor. Tre sträckor och en ruta ligger under pjäser eller ett kort på bilden; de är märkta som osäkra.',
      'Fyra av kontrakten är avlästa från korten. För ytterligare fem är de två ändpunkterna kända.',
      'Poängen för 1, 2 och 3 rutor är avlästa från brädet.',
      'Spelets siffror: det svenska regelhäftet.',
    ],
    own: [
      'Femton av de 24 kontrakten är våra egna. Varje kontrakt är värt lika många poäng som den kortaste vägen mellan dess platser har rutor; de fyra avlästa korten stämmer med det.',
      'De 7 poängen för 4 rutor är hämtade från New York.',
    ],
  },
  da: {
    sources: [
      'Steder, strækninger og kærresymboler: aflæst på et billede af spillebrættet og sammenlignet med to lister. Tre strækninger og ét felt ligger under brikker eller et kort på billedet; de er markeret som usikre.',
      'Fire af kontrakterne er aflæst på kortene. For yderligere fem kendes de to endepunkter.',
      'Pointene for 1, 2 og 3 felter er aflæst på spillebrættet.',
      'Spillets tal: det svenske regelhæfte.',
    ],
    own: [
      'Femten af de 24 kontrakter er vores egne. Hver kontrakt giver lige så mange point, som den korteste rute mellem de to steder har felter; det passer med de fire kort.',
      'De 7 point for 4 felter er overtaget fra New York.',
    ],
  },
  is: {
    sources: [
      'Staðir, leiðir og kerrur: lesið af mynd af spilaborðinu og borið saman við tvo lista. Þrjár leiðir og einn reitur eru undir kubbum eða spili á myndinni; þau eru merkt sem óviss.',
      'Fjórir samninganna eru lesnir af spilunum. Af fimm til viðbótar eru báðir endastaðirnir þekktir.',
      'Stigin fyrir 1, 2 og 3 reiti eru lesin af spilaborðinu.',
      'Tölur leiksins: sænski reglubæklingurinn.',
    ],
    own: [
      'Fimmtán af 24 samningum eru frá okkur. Hver samningur gefur jafnmörg stig og reitirnir eru á stystu línunni milli staðanna; spilin fjögur koma heim við það.',
      'Stigin 7 fyrir 4 reiti eru fengin að láni frá New York.',
    ],
  },
};
