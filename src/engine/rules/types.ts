import type { AttractionsTypes } from './attractions/types.js';
import type { CountriesTypes } from './countries/types.js';
import type { FerriesTypes, ThreeForWildTypes } from './ferries/types.js';
import type { FourForCardTypes } from './four-for-card/types.js';
import type { GlobetrotterTypes } from './globetrotter/types.js';
import type { LongestPathTypes } from './longest-path/types.js';
import type { MerchandiseTypes } from './merchandise/types.js';
import type { TerrainTypes } from './terrain/types.js';
import type { TunnelsTypes } from './tunnels/types.js';
import type { SweepTypes, WildEndsDrawTypes, WildsPayTypes } from './wilds/types.js';

export type * from './attractions/types.js';
export type * from './countries/types.js';
export type * from './ferries/types.js';
export type * from './four-for-card/types.js';
export type * from './globetrotter/types.js';
export type * from './longest-path/types.js';
export type * from './merchandise/types.js';
export type * from './terrain/types.js';
export type * from './tunnels/types.js';
export type * from './wilds/types.js';

/**
 * The list of special rules, by the name a board asks for them, with what each adds to the types that all rules
 * share. `RULES` in `index.ts` has what each does; the compiler holds the two together.
 */
export interface RuleTypes {
  'wilds-pay': WildsPayTypes;
  'wild-ends-draw': WildEndsDrawTypes;
  sweep: SweepTypes;
  ferries: FerriesTypes;
  'three-for-wild': ThreeForWildTypes;
  'four-for-card': FourForCardTypes;
  tunnels: TunnelsTypes;
  countries: CountriesTypes;
  terrain: TerrainTypes;
  globetrotter: GlobetrotterTypes;
  attractions: AttractionsTypes;
  merchandise: MerchandiseTypes;
  'longest-path': LongestPathTypes;
}

/** The name of a rule. */
export type RuleName = keyof RuleTypes;

/** What any of the rules adds under this key: the moves, events, problems … of all rules as one union. */
export type AnyOf<K extends string> = {
  [N in RuleName]: RuleTypes[N] extends Record<K, infer T> ? T : never;
}[RuleName];

/** What all rules together add under this key: the fields of all rules as one object type. */
export type AllOf<K extends string> = (
  AnyOf<K> extends infer T ? (T extends unknown ? (part: T) => void : never) : never
) extends (all: infer All extends object) => void
  ? All
  : never;
