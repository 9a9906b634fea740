import type { GameEvent, OptionsProblem, Problem, RecordProblem } from '../../engine/index.js';
import type { HostProblem, Reason, TableProblem } from '../../protocol/index.js';
import { t } from './index.js';
import type { Naming } from '../../words/shapes.js';

/** A sentence is looked up by the tag of what it tells; the compiler can't follow that each gets its own member. */

/** What happened, as a line of the log; null where there is nothing to tell. */
export function tell(event: GameEvent, naming: Naming): string | null {
  const line = t.events[event.type] as (it: GameEvent, naming: Naming) => string | null;
  return line(event, naming);
}

/** Why a move or an undo was refused, as a sentence. */
export function explain(problem: Problem | TableProblem, naming: Naming): string {
  const { move, table } = t.problems;
  const sentences = { ...table, ...move } as Record<string, (it: typeof problem, naming: Naming) => string>;
  return sentences[problem.code](problem, naming);
}

/** Why a game could not be set up, opened or kept, as a sentence. */
export function explainOpening(
  problem:
    OptionsProblem | RecordProblem | HostProblem | { code: 'unknown-board' } | { code: 'no-such-table' },
): string {
  const { options, record, host } = t.problems;
  const sentences = { ...options, ...record, ...host } as Record<string, (it: typeof problem) => string>;
  return sentences[problem.code](problem);
}

/** Why a move is advised, as a sentence. */
export function reasonFor(reason: Reason, naming: Naming): string {
  const sentence = t.advice.reasons[reason.type] as (it: Reason, naming: Naming) => string;
  return sentence(reason, naming);
}
