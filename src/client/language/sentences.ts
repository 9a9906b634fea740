// In the language in use; src/words/sentences.ts has the pure versions, under the same names. `explainOpening` in
// opening-problem.ts and `kindOfRoute` in ../table/claim/costs.ts wrap pure versions likewise.

import type { GameEvent, Problem } from '../../engine/index.js';
import type { Reason, TableProblem } from '../../protocol/index.js';
import * as sentences from '../../words/sentences.js';
import type { Naming } from '../../words/shapes.js';
import { t } from './index.js';

/** What happened, as a line of the log in the language in use; null where there is nothing to say. */
export function eventSentence(event: GameEvent, naming: Naming): string | null {
  return sentences.eventSentence(t, event, naming);
}

/** Why a move or an undo was refused, in the language in use. */
export function explain(problem: Problem | TableProblem, naming: Naming): string {
  return sentences.explain(t, problem, naming);
}

/** Why a move is advised, in the language in use. */
export function reasonFor(reason: Reason, naming: Naming): string {
  return sentences.reasonFor(t, reason, naming);
}
