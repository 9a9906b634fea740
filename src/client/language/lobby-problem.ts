import * as sentences from '../../words/sentences.js';
import type { LobbyProblem } from '../../words/shapes.js';
import { t } from './index.js';

export type { LobbyProblem } from '../../words/shapes.js';

/** Why something can't be done at a server before a game, in the language in use. */
export function explainLobby(problem: LobbyProblem): string {
  return sentences.explainLobby(t, problem);
}
