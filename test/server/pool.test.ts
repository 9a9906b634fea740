import { expect, test } from 'vitest';
import { fastSeed, view } from '../../src/engine/index.js';
import { type StartThread, ThinkingPool } from '../../src/server/thinking/pool.js';
import { serveThinking } from '../../src/server/thinking/serve.js';
import type { ToThread } from '../../src/server/thinking/messages.js';
import { PortionThinker } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { FakeClock, hastyAdvisor, newGameOf, planOf } from '../table/setup.js';
import { thinkerContract } from '../table/thinker-contract.js';

/** Threads in this thread: what crosses over is copied, as between real ones. */
function fakeThreads(clock: FakeClock) {
  const posted: ToThread[] = [];
  const deaths: ((error: unknown) => void)[] = [];
  const startThread: StartThread = (onMessage, onDeath) => {
    let isAlive = true;
    deaths.push((error) => {
      isAlive = false;
      onDeath(error);
    });
    const thinker = new PortionThinker(clock, { advisorOf: hastyAdvisor });
    const serve = serveThinking(thinker, (message) => isAlive && onMessage(structuredClone(message)));
    return {
      post(message) {
        posted.push(structuredClone(message));
        if (isAlive) serve(structuredClone(message));
      },
      end: () => (isAlive = false),
    };
  };
  return { startThread, posted, deaths };
}

thinkerContract('the pool of threads', () => {
  const clock = new FakeClock();
  const thinker = new ThinkingPool(2, fakeThreads(clock).startThread);
  return { thinker, finish: () => clock.pass(60_000) };
});

const board = boardOf('newyork');
const seen = view(board, newGameOf(board, planOf(board, ['person', 'foreman'])).state, 0);
const request = { view: seen, events: [], budget: { iterations: 40, ms: 1000 } };
const unexpected = () => expect.unreachable();
const bot = (pool: ThinkingPool) => pool.seatBot({ board, seat: 0, level: 'foreman', seed: fastSeed(1) });

test('a thread that dies fails what it thought about; its bots are seated again at the next', async () => {
  const clock = new FakeClock();
  const { startThread, posted, deaths } = fakeThreads(clock);
  const pool = new ThinkingPool(1, startThread);
  const seated = bot(pool);
  const heard: string[] = [];
  const listener = { onMove: () => heard.push('move'), onError: () => heard.push('error') };
  seated.think(request, listener);
  deaths[0]?.(new Error('out of memory'));
  await clock.pass(60_000);
  seated.think(request, listener);
  await clock.pass(60_000);
  expect([heard, pool.thinking]).toEqual([['error', 'move'], 0]);
  expect(posted.map(({ type }) => type)).toEqual(['seat', 'think', 'seat', 'think']);
});

test('bots are spread over the threads, and many at one thread think less each', () => {
  const clock = new FakeClock();
  const { startThread, posted, deaths } = fakeThreads(clock);
  const pool = new ThinkingPool(2, startThread);
  const silent = { onMove: () => undefined, onError: () => undefined };
  for (let i = 0; i < 16; i++) bot(pool).think(request, silent);
  const budgets = posted.flatMap((it) => (it.type === 'think' ? it.budget.iterations : []));
  expect(deaths).toHaveLength(2);
  expect([budgets[0], budgets.at(-1), pool.thinking]).toEqual([40, 20, 16]);
});

test('a pool that is closed answers nothing more', async () => {
  const clock = new FakeClock();
  const pool = new ThinkingPool(1, fakeThreads(clock).startThread);
  bot(pool).think(request, { onMove: unexpected, onError: unexpected });
  pool.close();
  await clock.pass(60_000);
  expect(pool.thinking).toBe(0);
});
