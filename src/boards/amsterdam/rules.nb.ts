import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.nb.js';
import type { RuleText } from '../parts.js';
import { tiesShared, underTheDeck } from '../twin-rules.nb.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of Amsterdam in Norwegian. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9: 'Har strekningen kjerresymboler, gir M2 deg i tillegg et handelskort.',
  }),
  ...clausesOf({
    M1: `Billettene heter kontrakter her. ${underTheDeck('kontrakt', 'kontraktbunken')}`,
    M2:
      'Når du bygger en strekning med kjerresymboler, får du ett handelskort, bare ett uansett hvor mange symboler eller ' +
      'felt strekningen har. Du får det uten å måtte be om det. Det finnes seksten handelskort; når de er delt ut, får ingen ' +
      'flere. Handelskort ligger åpent foran deg, så alle kan telle dem.',
    M3:
      'Når spillet er slutt, rangeres dere etter antall handelskort. Plassene gir 8, 6, 4 og 2 poeng med fire spillere, 8, 5 ' +
      'og 2 med tre, 8 og 4 med to. Spillere som står likt, får alle poengene for sin plass, og for hver av dem ' +
      'ut over den første hoppes neste plass over: Med tre spillere får to på førsteplass 8 hver og den siste 2; ' +
      'med fire får to på andreplass 6 hver og den siste 2. Uten handelskort får du ingenting, uansett plass.',
    M4: tiesShared('kontrakter'),
  }),
];
