import type { Origins } from '../parts.js';
import { facts } from './facts.js';

/** Where the facts of Nordic Countries come from, and what of it is our own. */
export const origins: Origins = {
  en: facts.origin,
  nb: {
    sources: [
      'Steder og strekninger: tre åpne digitale utgaver sammenlignet, og hvert felt kontrollert på to bilder av brettet; sikkert.',
      'Billetter: hver av de 46 kontrollert mot to sett med kort; sikkert.',
      'Tallene i spillet og poengtabellen: det norske og det islandske regelheftet.',
    ],
    own: [
      'At de to parene av ulik lengde, Mo i Rana–Trondheim og Kristiansand–Stavanger, regnes som dobbeltspor, er vår tolkning av regelheftene (N13). Ingen steder, strekninger eller billetter er våre egne.',
    ],
  },
  sv: {
    sources: [
      'Platser och sträckor: tre offentliga utgåvor har jämförts, och varje ruta har kontrollerats på två bilder av brädet. Uppgifterna är säkra.',
      'Biljetter: var och en av de 46 har kontrollerats mot två uppsättningar av korten. Uppgifterna är säkra.',
      'Spelets siffror och poängtabellen: det norska och det isländska regelhäftet.',
    ],
    own: [
      'Att de två paren av olika längd, Mo i Rana–Trondheim och Kristiansand–Stavanger, räknas som dubbelsträckor är vår tolkning av regelhäftena (N13). Inga platser, sträckor eller biljetter är våra egna.',
    ],
  },
  da: {
    sources: [
      'Steder og strækninger: tre offentligt tilgængelige udgaver sammenlignet, og hvert felt kontrolleret på to billeder af spillebrættet; sikkert.',
      'Rutekort: hvert af de 46 kontrolleret mod to sæt kort; sikkert.',
      'Spillets tal og pointtabellen: det norske og det islandske regelhæfte.',
    ],
    own: [
      'At de to par af forskellig længde, Mo i Rana–Trondheim og Kristiansand–Stavanger, regnes som dobbeltspor, er vores læsning af regelhæfterne (N13). Ingen steder, strækninger eller rutekort er vores egne.',
    ],
  },
  is: {
    sources: [
      'Staðir og leiðir: þrjár útgáfur, öllum opnar, bornar saman og hver reitur sannreyndur á tveimur myndum af spilaborðinu; öruggt.',
      'Lestarmiðar: hver hinna 46 sannreyndur með tveimur settum af spilunum; öruggt.',
      'Tölur leiksins og stigataflan: norski og íslenski reglubæklingurinn.',
    ],
    own: [
      'Að pörin tvö sem eru mislöng, Mo i Rana–Trondheim og Kristiansand–Stavanger, teljist tvöfaldar leiðir er okkar skilningur á reglubæklingunum (N13). Engir staðir, leiðir eða lestarmiðar eru frá okkur.',
    ],
  },
};
