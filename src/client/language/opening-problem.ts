import * as sentences from '../../words/sentences.js';
import type { OpeningProblem } from '../../words/shapes.js';
import { t } from './index.js';

export type { OpeningProblem } from '../../words/shapes.js';

/** Why a game can't be set up, opened or stored, in the language in use. */
export function explainOpening(problem: OpeningProblem): string {
  return sentences.explainOpening(t, problem);
}

/** Whether only reloading the page can help. */
export function needsReload({ code }: OpeningProblem): boolean {
  return code === 'host-down' || code === 'storage-newer';
}
