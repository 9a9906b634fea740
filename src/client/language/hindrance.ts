import type { DeviceProblem } from '../../words/shapes.js';
import { t } from './index.js';
import { explainOpening } from './tell.js';

/** Whatever keeps a game from being set up, opened or kept. */
export type Hindrance = DeviceProblem | Parameters<typeof explainOpening>[0];

/** Whether only another start of the page can help. */
export function needsReload({ code }: Hindrance): boolean {
  return code === 'host-down' || code === 'storage-newer';
}

/** Why there is no game to play, as a sentence. */
export function explainHindrance(problem: Hindrance): string {
  const { problems } = t.device;
  switch (problem.code) {
    case 'storage-timeout':
    case 'file-unreadable':
    case 'file-too-large':
    case 'file-empty':
      return problems[problem.code];
    default:
      return explainOpening(problem);
  }
}
