// Plays games of every bot in a worker thread and in the main thread, and prints the moves of both.
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { ready } from '../../tools/ready.mjs';

/** Enough for a searching bot to change its move. */
const ITERATIONS = 12;

if (isMainThread) {
  await ready();
  const here = await movesOfAll();
  const there = await new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    worker.on('message', resolve);
    worker.on('error', reject);
  });
  process.stdout.write(JSON.stringify({ here, there }));
} else {
  parentPort?.postMessage(await movesOfAll());
}

/** The moves of a game of each kind, against the next in the list, on the board with the fewest routes. */
async function movesOfAll() {
  const { bots } = await import('../../dist/bots/index.js');
  const { boards } = await import('../../dist/boards/index.js');
  const engine = await import('../../dist/engine/index.js');
  const board = boards.reduce((small, one) => (one.routes.length < small.routes.length ? one : small));
  return Object.fromEntries(
    bots.map((kind, i) => {
      const kinds = [kind, bots[(i + 1) % bots.length]];
      const players = kinds.map((one, seat) => one.createBot(board, seat, `fast:${i * 10 + seat}`));
      const state = engine.start(board, { players: 2, first: 'lot' }, `fast:${i}`, []);
      const moves = [];
      while (state.phase !== 'over') {
        const [seat] = engine.toAct(state);
        players[seat].observe(engine.view(board, state, seat), []);
        players[seat].think(Math.min(ITERATIONS, kinds[seat].iterations));
        const move = players[seat].bestMove();
        const problem = engine.play(board, state, seat, move, []);
        if (problem) throw new Error(problem.code);
        moves.push(move);
      }
      return [kind.name, moves];
    }),
  );
}
