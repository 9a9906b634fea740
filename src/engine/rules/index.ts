import { attractions } from './attractions/attractions.js';
import { countries } from './countries/countries.js';
import { ferries, threeForWild } from './ferries/ferries.js';
import { fourForCard } from './four-for-card/four-for-card.js';
import { globetrotter } from './globetrotter/globetrotter.js';
import { longestPath } from './longest-path/longest-path.js';
import { merchandise } from './merchandise/merchandise.js';
import type { RuleModule } from './module.js';
import { terrain } from './terrain/terrain.js';
import { tunnels } from './tunnels/tunnels.js';
import type { RuleName } from './types.js';
import { sweep, wildEndsDraw, wildsPay } from './wilds/wilds.js';

/** Every special rule, by the name a board asks for it. `RuleTypes` in `types.ts` is the same list of types. */
export const RULES: { readonly [N in RuleName]: RuleModule<N> } = {
  'wilds-pay': wildsPay,
  'wild-ends-draw': wildEndsDraw,
  sweep,
  ferries,
  'three-for-wild': threeForWild,
  'four-for-card': fourForCard,
  tunnels,
  countries,
  terrain,
  globetrotter,
  attractions,
  merchandise,
  'longest-path': longestPath,
};
