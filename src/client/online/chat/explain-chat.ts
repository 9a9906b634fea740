import type { ChatProblem, WriteProblem } from '../../../protocol/index.js';
import { explainLobby } from '../../language/lobby-problem.js';
import { t } from '../../language/index.js';

/** Why a line was not stored, as a sentence. */
export function explainChat(problem: ChatProblem | WriteProblem): string {
  switch (problem.code) {
    case 'chat-off':
    case 'players-only':
    case 'silenced':
      return t.chat.problems[problem.code];
    default:
      return explainLobby(problem);
  }
}
