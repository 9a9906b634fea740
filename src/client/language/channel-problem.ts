import type { ChannelProblem } from '../../protocol/index.js';
import * as sentences from '../../words/sentences.js';
import { t } from './index.js';
import type { LobbyProblem } from './lobby-problem.js';

/** Why a device or a webhook can't be added or told, in the language in use. */
export function explainChannel(problem: LobbyProblem | ChannelProblem): string {
  return sentences.explainChannel(t, problem);
}
