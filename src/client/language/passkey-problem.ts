import type { HostProblem, LimitProblem } from '../../protocol/index.js';
import * as sentences from '../../words/sentences.js';
import type { PasskeyFailure } from '../../words/shapes.js';
import { t } from './index.js';

/** Why something with a passkey failed. */
export type PasskeyTrouble = PasskeyFailure | LimitProblem | HostProblem;

/** Why something with a passkey failed, in the language in use. */
export function explainPasskey(problem: PasskeyTrouble): string {
  return sentences.explainPasskey(t, problem);
}
