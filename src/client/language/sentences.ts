// In the language in use; src/words/sentences.ts and turn-sentence.ts have the pure versions, under the same names. `explainOpening` in
// opening-problem.ts and `kindOfRoute` in ../table/claim/costs.ts wrap pure versions likewise.

import type { GameEvent, Problem } from '../../engine/index.js';
import type { Reason, TableProblem } from '../../protocol/index.js';
import * as sentences from '../../words/sentences.js';
import type { Naming } from '../../words/shapes.js';
import * as turns from '../../words/turn-sentence.js';
import { t } from './index.js';

/** What happened, as a line of the log in the language in use; null where there is nothing to say. */
export function eventSentence(event: GameEvent, naming: Naming): string | null {
  return sentences.eventSentence(t, event, naming);
}

/** A turn in one short sentence in the language in use. */
export function turnSentence(events: readonly GameEvent[], naming: Naming): string {
  return turns.turnSentence(t, events, naming);
}

/** What the sentence of a turn leaves out, in the language in use. */
export function turnDetails(events: readonly GameEvent[], naming: Naming): string[] {
  return turns.turnDetails(t, events, naming);
}

/** Why a move or an undo was refused, in the language in use. */
export function explain(problem: Problem | TableProblem, naming: Naming): string {
  return sentences.explain(t, problem, naming);
}

/** Why a move is advised, in the language in use. */
export function reasonFor(reason: Reason, naming: Naming): string {
  return sentences.reasonFor(t, reason, naming);
}
