import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.da.js';
import type { RuleText } from '../parts.js';
import { globetrotter, tiesByPath } from '../twin-rules.da.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of The Heart of Africa in Danish. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G1: 'Der deles også terrænkort ud (A2).',
    G4: 'Hvert af de to må være et terrænkort i stedet (A3).',
    G8: 'Med terrænkort er det anderledes: kan de trækkes (A4), må du trække dem, og det skal du, hvis du kun har trukket ét kort.',
    G9: 'Terrænkort kan fordoble disse point (A5); strækningens farve viser, hvilken type de skal være (A1). Fire strækninger over havet kræver lokomotiver (A12).',
    G14: 'Et endepunkt kan også være et land (A8, A9).',
    G17: 'Hvordan en rute måles, står i A11.',
  }),
  ...clausesOf({
    A1:
      'Der er 45 terrænkort, femten af hver af tre typer, og en stræknings trykte farve viser, hvilken type den er. ' +
      'Gule, orange og røde strækninger er ørken og savanne; grønne, blå og lilla er jungle og skov; sorte, hvide og ' +
      'grå er bjerg og klippe. En grå strækning er en bjergstrækning, uanset hvilken farve du betaler med.',
    A2:
      'I begyndelsen får hver af jer ét tilfældigt terrænkort og lægger det synligt foran sig (A4). ' +
      'Yderligere to lægges synligt på bordet, og resten bliver terrænbunken ved siden af.',
    A3:
      'Når du trækker, må hvert af de to kort være et terrænkort i stedet, enten et af de to synlige, ' +
      'som straks erstattes, eller blindt fra terrænbunken. Du kan altså ende med to kort, ' +
      'to terrænkort eller ét af hver, uanset rækkefølgen. G5 gælder stadig: et synligt ' +
      'lokomotiv skal tages først og alene, så du kan ikke tage det efter et terrænkort. Terrænkort ' +
      'må trækkes, også når ingen andre kort kan trækkes (G8).',
    A4:
      'Dine terrænkort ligger synligt foran dig, sorteret efter type; dem, du spiller, lægges i deres egen stak med brugte ' +
      'terrænkort, og de bliver til en ny terrænbunke, så snart den gamle er tom (som i G7). Så længe både terrænbunken ' +
      'og stakken med brugte terrænkort er tomme, kan ingen trække terrænkort, og de to synlige bliver liggende ' +
      '(som i G8). Når spillet er slut, er terrænkort ikke noget værd.',
    A5:
      'Når du bygger en strækning, må du fordoble dens point ved at spille terrænkort af samme type (A1): ét, hvis ' +
      'strækningen har op til tre felter, to, hvis den har fire til seks. Det må du, hvis du har mindst lige så ' +
      'mange kort af den type som hver af de andre; det sammenlignes, før du betaler noget. Strækningen ' +
      'koster sine sædvanlige kort og tog, og kun dens egne point fordobles, og kun én gang.',
    A6:
      'Lokomotiver fra hånden må spilles som terrænkort af en hvilken som helst type, ud over de kort, du betaler strækningen med. ' +
      'Først skal du komme på højde med de andre: har nogen flere kort af den type end dig, spiller du ét lokomotiv for hvert kort, du er bagud i forhold til den, der har flest. ' +
      'Så kommer prisen i A5: disse lokomotiver tæller med, og det, der så mangler, betaler du med terrænkort af den type, med flere lokomotiver eller med begge dele; ' +
      'lokomotiver alene er nok, og mere end det må du ikke spille. Alle lokomotiver, du spiller, lægges til de brugte kort, og dem, nogen stadig har på hånden, tæller ikke. ' +
      'Et eksempel: med ét junglekort mod to bygger du en grøn strækning på fire felter, og prisen er to. Du spiller ét lokomotiv for at komme på højde med de andre og dit junglekort for resten af prisen, ' +
      'eller du spiller to lokomotiver og beholder junglekortet; begge dele giver 7 × 2 = 14 point.',
    A7:
      'Med fire eller fem spillere kan begge strækninger i et dobbeltspor bygges, af to forskellige spillere; ' +
      'med to eller tre kun én af dem (G11).',
    A8:
      'Madagascar har to stationer, og et rutekort til Madagascar er fuldført, når du har nået en af dem. Hver af ' +
      'dem er et sted for sig; der går en strækning mellem de to, så en rute kan krydse øen ad den.',
    A9:
      'I Nigeria, Tchad og Sudan, øverst på spillebrættet, er der endestation: inden for hvert af disse lande ' +
      'går der ingen strækning fra en station til en anden, og ingen rute fører gennem sådan et land. Et rutekort ' +
      'til et af dem er fuldført, når du har nået en af stationerne der.',
    A10: globetrotter,
    A11: tiesByPath,
    A12:
      'Fire strækninger over havet til Madagascar har lokomotivsymboler: de to på tre felter ét hver, de to på seks felter ' +
      'to hver. For hvert symbol skal du betale et lokomotiv, for de andre felter kort i én valgfri farve; lokomotiver må også ' +
      'erstatte dem, endda alle sammen, men andre kort kan aldrig erstatte et lokomotiv. Strækningerne over havet er grå, så de ' +
      'er bjergstrækninger (A1), og bjergkort kan fordoble deres point (A5).',
  }),
];
