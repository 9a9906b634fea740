import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.da.js';
import type { RuleText } from '../parts.js';
import { tiesShared, underTheDeck } from '../twin-rules.da.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of Amsterdam in Danish. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9: 'Har strækningen kærresymboler, får du desuden et handelskort (M2).',
  }),
  ...clausesOf({
    M1: `Rutekortene hedder kontrakter her. ${underTheDeck('En kontrakt', 'den', 'bunken med kontrakter')}`,
    M2:
      'Når du bygger en strækning med kærresymboler, får du ét handelskort, kun ét, uanset hvor mange symboler eller ' +
      'felter strækningen har. Du får det helt automatisk. Der er seksten handelskort; når de er delt ud, får ingen ' +
      'flere. Handelskort ligger synligt foran dig, så alle kan tælle dem.',
    M3:
      'Når spillet er slut, rangordnes I efter antallet af handelskort. Pladserne giver 8, 6, 4 og 2 point med fire spillere, 8, 5 ' +
      'og 2 med tre, 8 og 4 med to. Spillere, der står lige, får alle pointene for deres plads, og for hver af dem ' +
      'ud over den første springes den næste plads over: med tre spillere får to på førstepladsen 8 hver og den sidste 2; ' +
      'med fire får to på andenpladsen 6 hver og den sidste 2. Uden handelskort får du ikke noget, uanset plads.',
    M4: tiesShared('kontrakter'),
  }),
];
