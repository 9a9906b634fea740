import type { Origins } from '../parts.js';
import { facts } from './facts.js';

/** Where the facts of New York City come from. */
export const origins: Origins = {
  en: facts.origin,
  nb: {
    sources: [
      'Steder, attraksjoner, strekninger og billetter: fire åpne datasett sammenlignet med en skanning av brettet og av alle kortene; sikkert.',
      'Tallene i spillet: det norske regelheftet. Poengtabellen er den som er trykt på brettet.',
    ],
    own: [],
  },
  sv: {
    sources: [
      'Platser, attraktioner, sträckor och biljetter: fyra offentliga datamängder, jämförda med en inskanning av brädet och alla kort. Uppgifterna är säkra.',
      'Spelets siffror: det norska regelhäftet. Poängtabellen är den som är tryckt på brädet.',
    ],
    own: [],
  },
  da: {
    sources: [
      'Steder, attraktioner, strækninger og rutekort: fire offentligt tilgængelige datasæt sammenlignet med en skanning af spillebrættet og alle kort; sikkert.',
      'Spillets tal: det norske regelhæfte. Pointtabellen er den, der er trykt på spillebrættet.',
    ],
    own: [],
  },
  is: {
    sources: [
      'Staðir, ferðamannastaðir, leiðir og farmiðar: fjögur opin gagnasöfn borin saman við skannað spilaborð og skönnuð spil; öruggt.',
      'Tölur leiksins: norski reglubæklingurinn. Stigataflan er sú sem prentuð er á spilaborðið.',
    ],
    own: [],
  },
};
