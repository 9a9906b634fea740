import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.da.js';
import type { RuleText } from '../parts.js';
import { globetrotter, tiesByPath } from '../twin-rules.da.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of Nordic Countries in Danish. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9:
      'Er der flere måder at betale på, vælger du selv. Lokomotiver hjælper ikke på almindelige strækninger (N2); ' +
      'færger (N4–N6), tunneler (N7–N9) og Murmansk–Lieksa (N3) har deres egne priser.',
    G17: 'Hvordan en rute måles, står i N12.',
  }),
  ...clausesOf({
    N1:
      'Synlige lokomotiver må tages som alle andre kort: som dit første, som dit andet eller begge dele. ' +
      'De fem synlige kort skiftes aldrig ud på én gang, uanset hvor mange af dem der er lokomotiver.',
    N2:
      'Lokomotiver kan kun bruges på tunneler og færger, aldrig på en almindelig strækning, hverken en farvet eller en grå. ' +
      'Eneste undtagelse er Murmansk–Lieksa, hvor de må være blandt fire vilkårlige kort (N3).',
    N3:
      'Murmansk–Lieksa er grå og har ni felter. Her må fire vilkårlige kort, også lokomotiver, erstatte ét kort i sættet, så ofte du vil. ' +
      'For hvert af de ni felter spiller du altså enten ét kort (alle disse i samme farve) eller fire vilkårlige: for eksempel ni røde, ' +
      'eller otte røde og fire andre, eller syv røde og otte andre. Et lokomotiv tæller kun som et af fire, så otte røde og et lokomotiv er ikke nok. ' +
      'Uanset hvad du betalte, sætter du ni vogne ud og får 27 point.',
    N4:
      'En færge er en strækning med lokomotivsymboler. For hvert symbol skal du betale et lokomotiv, for hvert af de andre felter et kort ' +
      'i færgens farve; på en grå færge er de alle i én farve efter eget valg.',
    N5:
      'På en færge må du spille flere lokomotiver, end den har symboler, i stedet for nogle af eller alle de farvede kort: ' +
      'enhver færge, grå eller ej, kan betales med lokomotiver alene.',
    N6:
      'Mangler du et lokomotiv til en færge, må du spille tre vilkårlige kort i stedet, så ofte du vil. Hvert felt på færgen koster altså et lokomotiv (N5) ' +
      'eller tre vilkårlige kort, og et felt uden symbol kan også betales med et enkelt kort i færgens farve (på en grå færge er disse enkelte kort alle i én farve efter eget valg). ' +
      'De tre må have vilkårlige farver, også færgens egen, men et lokomotiv, der spilles her, er altid et lokomotiv og aldrig et af tre. ' +
      'Et eksempel: en gul færge på fire felter med ét symbol koster 3 gule og 1 lokomotiv. Uden lokomotiv koster den 3 gule og 3 sorte eller 6 gule, hvoraf tre erstatter lokomotivet; ' +
      '1 gult og 3 lokomotiver er også nok, og det samme er 12 kort i vilkårlige farver. Men 4 gule er ikke nok, for så er symbolet ikke betalt, og det er 3 gule og 2 sorte heller ikke. ' +
      'En færge på ét felt koster et lokomotiv eller tre vilkårlige andre kort, aldrig et enkelt farvet kort.',
    N7:
      'Til en tunnel lægger du først et sæt ud i tunnelens farve og længde, hvor lokomotiver må erstatte farvede kort; så vendes de tre øverste kort i ' +
      'bunken, uanset hvor lang tunnelen er. Hvert af dem, der har samme farve som dit sæt, og hvert lokomotiv blandt dem kræver ét kort mere af dig: ' +
      'et i den farve eller et lokomotiv. Lagde du to blå kort ud, og vendes der et blåt kort, et lokomotiv og et rødt kort, skal du betale to mere, hvert af dem blåt eller et lokomotiv. ' +
      'Kort, der betales ekstra, kræver ingen vogne og giver ingen point.',
    N8:
      'Lagde du kun lokomotiver ud, er det kun lokomotiverne blandt de vendte kort, der kræver mere, og det skal du betale med lokomotiver. ' +
      'Det er kortene på bordet, der gælder, ikke den farve, du havde i tankerne. Tre (N6) eller fire (N3) ' +
      'vilkårlige kort kan aldrig erstatte et kort i en tunnel, hverken i sættet eller blandt dem, du betaler ekstra.',
    N9:
      'Når der kræves mere, betaler du præcis det, eller du siger nej. Kan du ikke betale, skal du sige nej, men du bliver spurgt alligevel, så ingen kan mærke det. ' +
      'Siger du nej, tager du sættet tilbage, de vendte kort lægges til de brugte, og din tur er slut; strækningen er stadig ledig, og du må prøve ' +
      'igen i en senere tur. Betaler du, eller kræves der ikke noget, er strækningen din, og dit sæt, det, du betalte ekstra, og de vendte kort lægges alle til de brugte. ' +
      'Slipper bunken op, mens der vendes kort, kommer hverken dit sæt eller de kort, der allerede er vendt, med i den nye. Er der ikke tre kort ' +
      'at vende, gælder de kort, der er; er der ingen, kræves der ikke mere.',
    N10: 'Rutekort, du ikke beholder, i begyndelsen eller senere, går ud af spillet, og de andre får dem ikke at se.',
    N11: globetrotter,
    N12: tiesByPath,
    N13:
      'De to strækninger i et dobbeltspor ligger side om side og har lige mange felter, på nær to par: ' +
      'Mo i Rana–Trondheim (en tunnel på fem, en færge på seks) og Kristiansand–Stavanger (en tunnel på to, en færge på tre). ' +
      'De er dobbeltspor alligevel (G11): du kan ikke eje dem begge, og med to spillere lukkes den anden, når den ene er bygget.',
  }),
];
