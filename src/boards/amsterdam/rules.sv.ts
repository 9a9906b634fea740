import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.sv.js';
import type { RuleText } from '../parts.js';
import { tiesShared, underTheDeck } from '../twin-rules.sv.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of Amsterdam in Swedish. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9: 'Har sträckan kärrsymboler får du dessutom ett handelsbonuskort (M2).',
  }),
  ...clausesOf({
    M1: `De hemliga uppdragen kallas kontrakt här. ${underTheDeck('Ett kontrakt', 'det', 'kontrakthögen')}`,
    M2:
      'När du mutar in en sträcka med kärrsymboler får du ett handelsbonuskort, bara ett hur många symboler eller ' +
      'rutor sträckan än har. Du får det automatiskt, ur en hög på sexton; när den är tom finns det inga ' +
      'fler. Handelsbonuskorten ligger öppet framför dig, så att alla kan räkna dem.',
    M3:
      'I slutet rangordnas ni efter antalet handelsbonuskort. Placeringarna ger 8, 6, 4 och 2 poäng med fyra spelare, 8, 5 ' +
      'och 2 med tre, 8 och 4 med två. Spelare som står lika får var och en poängen för sin placering, och för varje spelare ' +
      'bland dem utöver den första hoppas nästa placering över: med tre spelare får två på första plats 8 var och den sista 2; ' +
      'med fyra får två på andra plats 6 var och den sista 2. Utan handelsbonuskort får du inget, oavsett placering.',
    M4: tiesShared('kontrakt'),
  }),
];
