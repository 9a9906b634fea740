import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.da.js';
import type { RuleText } from '../texts.js';
import { globetrotter, tiesByPath } from '../twin-rules.da.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of The Heart of Africa in Danish. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G1: 'Der deles også terrænkort ud (A2).',
    G4: 'Hvert af de to må være et terrænkort i stedet (A3).',
    G8: 'Med terrænkort er det anderledes: kan der trækkes nogen (A4), må du trække dem, og det skal du, hvis du er midt i dit træk.',
    G9: 'Terrænkort kan fordoble disse point (A5); strækningens farve siger, hvilken slags de skal være (A1). Fire strækninger over havet kræver lokomotiver (A12).',
    G14: 'Et endepunkt kan også være et land (A8, A9).',
    G17: 'Hvordan en rute måles, står i A11.',
  }),
  ...clausesOf({
    A1:
      'Der er 45 terrænkort, femten af hver af tre slags, og en stræknings trykte farve siger, hvilken slags den er. ' +
      'Gule, orange og røde strækninger er ørken og savanne; grønne, blå og lilla er jungle og skov; sorte, hvide og ' +
      'grå er bjerg og klippe. En grå strækning er en bjergstrækning, uanset hvilken farve du betaler med.',
    A2:
      'I begyndelsen får hver af jer ét tilfældigt terrænkort og lægger det åbent (A4). ' +
      'To mere lægges åbent, og resten bliver terrænbunken ved siden af.',
    A3:
      'Når du trækker, må hvert af de to kort være et terrænkort i stedet, enten et af dem, der ligger åbent, ' +
      'og som straks erstattes, eller blindt fra terrænbunken. Du kan altså ende med to kort, ' +
      'to terrænkort eller ét af hver, uanset rækkefølgen. G5 gælder stadig: et lokomotiv ' +
      'fra rækken skal tages først og alene, så du kan ikke tage et efter et terrænkort. Terrænkort ' +
      'må trækkes, også når ingen andre kort kan trækkes (G8).',
    A4:
      'Dine terrænkort ligger åbent foran dig, sorteret efter slags; dem, du spiller, lægges i en stak af brugte ' +
      'terrænkort, og af dem bliver der en ny terrænbunke, så snart den er tom (som i G7). Så længe både terrænbunken ' +
      'og de brugte terrænkort er sluppet op, kan ingen trække terræn, og de to åbne bliver liggende ' +
      '(som i G8). Ved slutningen er terrænkort ikke noget værd.',
    A5:
      'Når du bygger en strækning, må du fordoble dens point ved at spille terrænkort af dens slags (A1): ét, hvis ' +
      'strækningen har op til tre felter, to, hvis den har fire til seks. Det må du, hvis du har mindst lige så ' +
      'mange kort af den slags som hver af de andre; det sammenlignes, før du betaler noget. Strækningen ' +
      'koster sine sædvanlige kort og tog, og kun dens egne point fordobles, og kun én gang.',
    A6:
      'Lokomotiver fra hånden må spilles som terræn af enhver slags, ud over de kort, der betaler strækningen. ' +
      'Først skal du komme på højde med de andre: har nogen flere kort af den slags end du, spiller du ét lokomotiv for hvert kort, du er bagud for den bedste af dem. ' +
      'Så kommer prisen i A5: disse lokomotiver tæller med, og det, der så mangler, betaler du med terrænkort af den slags, med flere lokomotiver eller med begge dele; ' +
      'lokomotiver alene kan gøre det, og mere end det godtages ikke. Alle lokomotiver, du spiller, lægges til de brugte kort, og dem, nogen stadig har på hånden, tæller ikke. ' +
      'Et eksempel: med ét junglekort mod to bygger du en grøn strækning på fire felter, og prisen er to. Du spiller ét lokomotiv for at komme på højde og dit junglekort for resten af prisen, ' +
      'eller du spiller to lokomotiver og beholder junglekortet; begge dele giver 7 × 2 = 14 point.',
    A7:
      'Med fire eller fem spillere kan begge strækninger i et dobbeltspor bygges, af to forskellige spillere; ' +
      'med to eller tre kun én af dem (G11).',
    A8:
      'Madagascar har to stationer, og et rutekort til Madagascar er fuldført, når du når en af dem. Hver af ' +
      'dem er et sted for sig; der går en strækning mellem de to, så en rute kan krydse øen ad den.',
    A9:
      'I Nigeria, Tchad og Sudan, øverst på kortet, er der endestation: inden for hvert af disse lande ' +
      'går der ingen strækning fra en station til en anden, og ingen rute fører gennem sådan et land. Et rutekort ' +
      'til et af dem er fuldført, når du når en hvilken som helst af dets stationer.',
    A10: globetrotter,
    A11: tiesByPath,
    A12:
      'Fire strækninger over havet til Madagascar har lokomotivsymboler: de to på tre felter ét hver, de to på seks felter ' +
      'to hver. For hvert symbol skal du betale et lokomotiv, for de andre felter kort i én valgfri farve; lokomotiver må erstatte ' +
      'også dem, endda dem alle, men andre kort kan aldrig erstatte et lokomotiv. Strækningerne over havet er grå, så de ' +
      'er bjergstrækninger (A1), og bjergkort kan fordoble deres point (A5).',
  }),
];
