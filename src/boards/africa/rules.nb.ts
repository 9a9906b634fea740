import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.nb.js';
import type { RuleText } from '../parts.js';
import { globetrotter, tiesByPath } from '../twin-rules.nb.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of The Heart of Africa in Norwegian. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G1: 'Terrengkort deles også ut (A2).',
    G4: 'Hvert av de to kan være et terrengkort i stedet (A3).',
    G8: 'Med terrengkort er det annerledes: Går det an å trekke dem (A4), kan du gjøre det, og du må gjøre det hvis du bare har trukket ett kort.',
    G9: 'Terrengkort kan doble disse poengene (A5); fargen på strekningen viser hvilken type de må være av (A1). Fire strekninger over havet krever lokomotiver (A12).',
    G14: 'Et endepunkt kan også være et land (A8, A9).',
    G17: 'Hvordan en rute måles, står i A11.',
  }),
  ...clausesOf({
    A1:
      'Det finnes 45 terrengkort, femten av hver av tre typer, og den trykte fargen på en strekning viser hvilken type den er. ' +
      'Gule, oransje og røde strekninger er ørken og savanne; grønne, blå og lilla er jungel og skog; svarte, hvite og ' +
      'grå er fjell og klippe. En grå strekning er en fjellstrekning uansett hvilken farge du betaler med.',
    A2:
      'I begynnelsen får hver av dere ett tilfeldig terrengkort og legger det åpent foran seg (A4). ' +
      'To til legges åpent på bordet, og resten blir terrengbunken ved siden av.',
    A3:
      'Når du trekker, kan hvert av de to kortene være et terrengkort i stedet, enten ett av de to åpne, ' +
      'som erstattes med en gang, eller blindt fra terrengbunken. Du kan altså ende med to kort, ' +
      'to terrengkort eller ett av hvert, uansett rekkefølge. G5 gjelder fortsatt: Et åpent ' +
      'lokomotiv må tas først og alene, så du kan ikke ta det etter et terrengkort. Terrengkort ' +
      'kan trekkes også når ingen andre kort kan trekkes (G8).',
    A4:
      'Terrengkortene dine ligger åpent foran deg, sortert etter type; de du spiller, legges i en egen haug med brukte ' +
      'terrengkort, og de blir til en ny terrengbunke så snart den gamle er tom (som i G7). Så lenge både terrengbunken ' +
      'og haugen med brukte terrengkort er tom, kan ingen trekke terrengkort, og de to åpne blir liggende ' +
      '(som i G8). Når spillet er slutt, er terrengkort ingenting verdt.',
    A5:
      'Når du bygger en strekning, kan du doble poengene for den ved å spille terrengkort av samme type (A1): ett hvis ' +
      'strekningen har opptil tre felt, to hvis den har fire til seks. Det kan du hvis du har minst like ' +
      'mange kort av den typen som hver av de andre; det sammenlignes før du betaler noe. Strekningen ' +
      'koster sine vanlige kort og tog, og bare dens egne poeng dobles, og bare én gang.',
    A6:
      'Lokomotiver fra hånden kan spilles som terrengkort av hvilken som helst type, i tillegg til kortene du betaler strekningen med. ' +
      'Først må du stå minst likt med de andre: Har noen flere kort av typen enn du, spiller du ett lokomotiv for hvert kort du ligger bak den beste av dem. ' +
      'Så kommer prisen i A5: Disse lokomotivene teller med, og det som da mangler, betaler du med terrengkort av typen, med flere lokomotiver eller med begge deler; ' +
      'lokomotiver alene er nok, og mer enn dette godtas ikke. Alle lokomotiver du spiller, legges til de brukte kortene, og de noen fortsatt har på hånden, teller ikke. ' +
      'Et eksempel: Med ett jungelkort mot to bygger du en grønn strekning på fire felt, og prisen er to. Du spiller ett lokomotiv for å stå likt og jungelkortet ditt for resten av prisen, ' +
      'eller du spiller to lokomotiver og beholder jungelkortet; begge deler gir 7 × 2 = 14 poeng.',
    A7:
      'Med fire eller fem spillere kan begge strekningene i et dobbeltspor bygges, av to forskjellige spillere; ' +
      'med to eller tre bare én av dem (G11).',
    A8:
      'Madagascar har to stasjoner, og en billett til Madagascar er fullført når du har nådd en av dem. Hver av ' +
      'dem er et eget sted; det går en strekning mellom de to, så en rute kan krysse øya langs den.',
    A9:
      'Landene øverst på kartet, Nigeria, Tchad og Sudan, er endestasjoner: Inne i hvert av dem ' +
      'går det ingen strekning fra en stasjon til en annen, og ingen rute går gjennom et slikt land. En billett ' +
      'til ett av dem er fullført når du har nådd en av stasjonene der.',
    A10: globetrotter,
    A11: tiesByPath,
    A12:
      'Fire strekninger over havet til Madagascar har lokomotivsymboler: de to på tre felt ett hver, de to på seks felt ' +
      'to hver. For hvert symbol må du betale et lokomotiv, for de andre feltene kort i én valgfri farge; lokomotiver kan erstatte ' +
      'også dem, til og med alle, men andre kort kan aldri erstatte et lokomotiv. Strekningene over havet er grå, så de ' +
      'er fjellstrekninger (A1), og fjellkort kan doble poengene for dem (A5).',
  }),
];
