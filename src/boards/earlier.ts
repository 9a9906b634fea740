import type { BoardFacts } from '../engine/index.js';
import { earlier as africa } from './africa/earlier.js';
import { earlier as amsterdam } from './amsterdam/earlier.js';

/**
 * The facts of boards before they were corrected. New games never use them; a record names its board's hash, so a game
 * recorded on them is opened, verified and resumed with them.
 */
export const earlierFacts: readonly BoardFacts[] = [...amsterdam, ...africa];
