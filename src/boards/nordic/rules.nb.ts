import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.nb.js';
import type { RuleText } from '../parts.js';
import { globetrotter, tiesByPath } from '../twin-rules.nb.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of Nordic Countries in Norwegian. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9:
      'Finnes det flere måter å betale på, velger du selv. Lokomotiver hjelper ikke på vanlige strekninger (N2); ' +
      'ferger (N4–N6), tunneler (N7–N9) og Murmansk–Lieksa (N3) har sine egne priser.',
    G17: 'Hvordan en rute måles, står i N12.',
  }),
  ...clausesOf({
    N1:
      'Åpne lokomotiver kan tas som alle andre kort: som ditt første, som ditt andre eller begge deler. ' +
      'De åpne kortene byttes aldri ut, uansett hvor mange lokomotiver som ligger der.',
    N2:
      'Lokomotiver kan bare brukes på tunneler og ferger, aldri på en vanlig strekning, verken en farget eller en grå. ' +
      'Eneste unntak: De kan være blant de vilkårlige kortene for Murmansk–Lieksa (N3).',
    N3:
      'Murmansk–Lieksa er grå og har ni felt. Her kan fire vilkårlige kort, også lokomotiver, erstatte ett kort i settet, så ofte du vil. ' +
      'For hvert av de ni feltene spiller du altså enten ett kort (alle disse i samme farge) eller fire vilkårlige: for eksempel ni røde, ' +
      'eller åtte røde og fire andre, eller sju røde og åtte andre. Et lokomotiv teller bare som ett av fire, så åtte røde og ett lokomotiv er ikke nok. ' +
      'Uansett hva du betalte, setter du ut ni vogner og får 27 poeng.',
    N4:
      'En ferge er en strekning med lokomotivsymboler. For hvert symbol må du betale et lokomotiv, for hvert av de andre feltene et kort ' +
      'i fergens farge; på en grå ferge er disse alle i én farge du velger selv.',
    N5:
      'På en ferge kan du spille flere lokomotiver enn den har symboler, i stedet for noen av eller alle de fargede kortene: ' +
      'Enhver ferge, grå eller ikke, kan betales med bare lokomotiver.',
    N6:
      'Mangler du et lokomotiv til en ferge, kan du spille tre vilkårlige kort i stedet, så ofte du vil. Hvert felt på fergen koster altså et lokomotiv (N5) ' +
      'eller tre vilkårlige kort, og et felt uten symbol kan også betales med ett enkelt kort i fergens farge (på en grå ferge er disse enkeltkortene alle i én farge du velger selv). ' +
      'De tre kan ha hvilke farger som helst, fergens egen også, men et lokomotiv som spilles her, er alltid et lokomotiv og aldri ett av tre. ' +
      'Et eksempel: En gul ferge på fire felt med ett symbol koster 3 gule og 1 lokomotiv. Uten lokomotiv koster den 3 gule og 3 svarte, eller 6 gule, der tre av dem erstatter lokomotivet; ' +
      '1 gult og 3 lokomotiver er også nok, og det samme er 12 kort i hvilke farger som helst. Men 4 gule er ikke nok, for da er symbolet ikke betalt, og 3 gule og 2 svarte er heller ikke nok. ' +
      'En ferge på ett felt koster et lokomotiv eller tre vilkårlige andre kort, aldri bare ett farget kort.',
    N7:
      'Til en tunnel legger du først ut et sett i tunnelens farge og lengde, der lokomotiver kan erstatte fargede kort; så snus de tre øverste kortene i ' +
      'bunken, uansett hvor lang tunnelen er. Hvert av dem som har samme farge som settet ditt, og hvert lokomotiv blant dem, krever ett kort til av deg: ' +
      'ett i den fargen eller et lokomotiv. La du ut to blå kort, og det snus et blått kort, et lokomotiv og et rødt kort, må du betale to til, hvert av dem blått eller et lokomotiv. ' +
      'Kort som betales i tillegg, krever ingen vogner og gir ingen poeng.',
    N8:
      'La du ut bare lokomotiver, er det bare lokomotivene blant de snudde kortene som krever mer, og det må du betale med lokomotiver. ' +
      'Det er kortene på bordet som gjelder, ikke fargen du hadde i tankene. Byttet med tre kort (N6) eller fire (N3) ' +
      'gjelder aldri i tunneler, verken i settet eller for det du betaler i tillegg.',
    N9:
      'Når det kreves mer, betaler du nøyaktig det, eller du sier nei. Kan du ikke betale, må du si nei, men du blir spurt likevel, så de andre ikke merker det. ' +
      'Sier du nei, tar du settet tilbake, kortene som ble snudd, legges til de brukte, og turen din er over; ingen eier strekningen, og du kan prøve ' +
      'igjen i en senere tur. Betaler du, eller kreves det ingenting, er strekningen din, og settet, det du betalte i tillegg, og kortene som ble snudd, legges alle til de brukte. ' +
      'Må bunken fornyes underveis, er verken settet ditt eller det som er snudd så langt, med i den. Er det ikke tre kort ' +
      'å snu, gjelder de som finnes; er det ingen, kreves det ikke mer.',
    N10: 'Billetter du ikke beholder, i begynnelsen eller senere, er ute av spillet, og de andre får ikke se dem.',
    N11: globetrotter,
    N12: tiesByPath,
    N13:
      'De to strekningene i et dobbeltspor ligger ved siden av hverandre og har like mange felt, med unntak av to par: ' +
      'Mo i Rana–Trondheim (en tunnel på fem, en ferge på seks) og Kristiansand–Stavanger (en tunnel på to, en ferge på tre). ' +
      'Det er dobbeltspor likevel (G11): Du kan ikke eie begge, og med to spillere stenges den andre når den ene er bygd.',
  }),
];
