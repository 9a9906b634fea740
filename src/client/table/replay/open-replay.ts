import type { BoardArt } from '../../../boards/art.js';
import type { Board, GameRecord, RecordProblem, Result } from '../../../engine/index.js';
import type { TablePlan } from '../../../protocol/index.js';
import { createController, type TableController } from '../controller.svelte.js';
import { createModel } from '../model.svelte.js';
import { ReplayLink } from './replay-link.js';
import { ReplayMotion } from './replay-motion.svelte.js';

/** A replay that is shown. */
export interface OpenReplay {
  controller: TableController;
  replay: ReplayLink;
}

/** Opens the replay of a record at an entry. */
export function openReplay(
  board: Board,
  record: GameRecord,
  plan: TablePlan,
  art: BoardArt,
  from = 0,
): Result<OpenReplay, RecordProblem> {
  const replay = new ReplayLink(board, record, plan, 'all');
  const seen = replay.look('all');
  if (!seen.ok) return seen;
  replay.go(from);
  const motion = new ReplayMotion();
  const model = createModel(replay, { animator: motion });
  return {
    ok: true,
    value: { controller: createController({ model, motion, art, watching: true }), replay },
  };
}
