import type { ChatProblem } from '../../../protocol/index.js';
import { explainLobby } from '../../language/lobby-problem.js';
import { t } from '../../language/index.js';

/** Why a line was not stored, as a sentence. */
export function explainChat(problem: ChatProblem): string {
  const { code } = problem;
  if (code === 'chat-off' || code === 'players-only' || code === 'silenced') return t.chat.problems[code];
  return explainLobby(problem);
}
