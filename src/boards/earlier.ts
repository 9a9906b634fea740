import type { BoardFacts } from '../engine/index.js';
import { earlier as africa } from './africa/earlier.js';
import { earlier as amsterdam } from './amsterdam/earlier.js';

/**
 * Facts that a board had before they were mended. New games never use them; a record names its board's hash, so a game
 * recorded on them is opened, proved and played on with them.
 */
export const earlierFacts: readonly BoardFacts[] = [...amsterdam, ...africa];
