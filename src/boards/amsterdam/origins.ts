import type { Origins } from '../origins.js';
import { facts } from './facts.js';

/** Where the facts of Amsterdam come from, and what of it is our own. */
export const origins: Origins = {
  en: facts.origin,
  nb: {
    sources: [
      'Steder og strekninger: én fullstendig offentlig kilde, en tredel av strekningene bekreftet av en annen.',
      'Tre dobbeltspor har én grå og én farget side. Det er uvanlig og hviler på den ene kilden; de er beholdt slik den har dem.',
      'Sju av kontraktene er fra offentlig materiale; de er merket som det.',
      'Spillets tall: det svenske regelheftet.',
    ],
    own: [
      'Sytten av de 24 kontraktene er våre egne. Hver er verdt den korteste ruten mellom stedene sine, regnet i felt, slik de sju kjente også er.',
      'Hvilke strekninger som har kjerrer, er vår egen lesning: alt man vet, er at de stort sett ligger langs kanten. Elleve strekninger langs kanten er sannsynlige, fem til er gjetning.',
      'Poengtabellen er overtatt fra New York.',
    ],
  },
  sv: {
    sources: [
      'Platser och sträckor: en fullständig offentlig källa, en tredjedel av sträckorna bekräftade av en annan.',
      'Tre dubbelsträckor har en grå och en färgad sida. Det är ovanligt och vilar på den enda källan; de har behållits så som den har dem.',
      'Sju av kontrakten kommer från offentligt material; de är märkta så.',
      'Spelets siffror: det svenska regelhäftet.',
    ],
    own: [
      'Sjutton av de 24 kontrakten är våra egna. Vart och ett är värt den kortaste vägen mellan sina platser, räknad i rutor, precis som de sju kända.',
      'Vilka sträckor som har kärror är vår egen läsning: det enda man vet är att de mest ligger längs kanten. Elva sträckor längs kanten är troliga, fem till är en gissning.',
      'Poängtabellen är övertagen från New York.',
    ],
  },
  da: {
    sources: [
      'Steder og strækninger: én fuldstændig offentlig kilde, en tredjedel af strækningerne bekræftet af en anden.',
      'Tre dobbeltspor har én grå og én farvet side. Det er usædvanligt og hviler på den ene kilde; de er beholdt, som den har dem.',
      'Syv af kontrakterne er fra offentligt materiale; de er mærket sådan.',
      'Spillets tal: det svenske regelhæfte.',
    ],
    own: [
      'Sytten af de 24 kontrakter er vores egne. Hver er den korteste rute mellem sine steder værd, regnet i felter, ligesom de syv kendte.',
      'Hvilke strækninger der har kærrer, er vores egen læsning: man ved kun, at de mest ligger langs kanten. Elleve strækninger langs kanten er sandsynlige, fem mere er et gæt.',
      'Pointtabellen er overtaget fra New York.',
    ],
  },
  is: {
    sources: [
      'Staðir og leiðir: ein heil opinber heimild, þriðjungur leiðanna staðfestur af annarri.',
      'Þrjár tvöfaldar leiðir hafa eina gráa hlið og eina litaða. Það er óvenjulegt og hvílir á þessari einu heimild; þeim er haldið eins og þær eru þar.',
      'Sjö samninganna eru úr opinberu efni; þeir eru merktir þannig.',
      'Tölur leiksins: sænski reglubæklingurinn.',
    ],
    own: [
      'Sautján af 24 samningum eru frá okkur. Hver er jafnmikils virði og stysta lína milli staðanna, talin í reitum, rétt eins og þeir sjö þekktu.',
      'Hvaða leiðir bera kerrur er okkar ágiskun: það eina sem vitað er er að þær eru helst á jaðrinum. Ellefu leiðir á jaðrinum eru líklegar, fimm til viðbótar eru getgáta.',
      'Stigataflan er fengin að láni frá New York.',
    ],
  },
};
