import { boardOfRecord } from '../../boards/index.js';
import type { Board } from '../../engine/index.js';
import type { SeatedBot, Thinker } from '../../table/index.js';
import type { BoardName, FromThread, ToThread } from './messages.js';

/** Serves a pool in its thread. Returns the function that takes the pool's messages. */
export function serveThinking(
  thinker: Thinker,
  answer: (message: FromThread) => void,
): (message: ToThread) => void {
  const bots = new Map<number, SeatedBot>();
  const cancels = new Map<number, () => void>();
  const finish = (message: FromThread): void => {
    cancels.delete(message.thought);
    answer(message);
  };
  const fail = (thought: number, error: unknown): void =>
    finish({ type: 'error', thought, error: error instanceof Error ? (error.stack ?? '') : String(error) });

  return (message) => {
    switch (message.type) {
      case 'seat': {
        const { bot, board, seat, level, seed } = message;
        bots.set(bot, thinker.seatBot({ board: boardNamed(board), seat, level, seed }));
        return;
      }
      case 'think': {
        const { thought, view, events, budget } = message;
        const seated = bots.get(message.bot);
        if (!seated) return fail(thought, new Error('no such bot'));
        const cancel = seated.think(
          { view, events, budget },
          {
            onMove: (move) => finish({ type: 'move', thought, move }),
            onError: (error) => fail(thought, error),
          },
        );
        cancels.set(thought, cancel);
        return;
      }
      case 'advise': {
        const { thought, board, view, inBackground } = message;
        const cancel = thinker.advise(
          { board: boardNamed(board), view, inBackground },
          {
            onProgress: (share) => answer({ type: 'progress', thought, share }),
            onAdvice: (advice) => finish({ type: 'advice', thought, advice }),
            onError: (error) => fail(thought, error),
          },
        );
        cancels.set(thought, cancel);
        return;
      }
      case 'cancel':
        cancels.get(message.thought)?.();
        cancels.delete(message.thought);
        return;
      case 'leave':
        bots.get(message.bot)?.leave();
        bots.delete(message.bot);
    }
  };
}

function boardNamed(name: BoardName): Board {
  const board = boardOfRecord(name);
  if (!board) throw new Error(`no board ${name.board}`);
  return board;
}
