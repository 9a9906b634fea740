import { expect, test } from 'vitest';
import { fastSeed, view } from '../../src/engine/index.js';
import { PortionThinker } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { spoiler } from '../kit/bots.js';
import { FakeClock, hastyAdvisor, newGameOf, planOf, promptBot } from './setup.js';
import { thinkerContract } from './thinker-contract.js';

thinkerContract('the thinker in portions', () => {
  const clock = new FakeClock();
  const thinker = new PortionThinker(clock, { advisorOf: hastyAdvisor });
  return { thinker, finish: () => clock.pass(60_000) };
});

function fail(): never {
  throw new Error('a bug');
}
const unexpected = () => expect.unreachable();
const board = boardOf('newyork');
const seen = view(board, newGameOf(board, planOf(board, ['person', 'foreman'])).state, 0);

test.each([
  ['choosing', spoiler('spoiler', 1, new Error('a bug'))],
  [
    'taking its seat',
    {
      ...promptBot(),
      createBot() {
        throw new Error('a bug');
      },
    },
  ],
])('a bot that throws while %s is reported, and not before the call returns', async (_, kind) => {
  const clock = new FakeClock();
  const errors: unknown[] = [];
  new PortionThinker(clock, { botOf: () => kind })
    .seatBot({ board, seat: 0, level: 'foreman', seed: fastSeed(1) })
    .think(
      { view: seen, events: [], budget: { iterations: 0, ms: 1000 } },
      { onMove: unexpected, onError: (error) => errors.push(error) },
    );
  expect(errors).toEqual([]);
  await clock.pass(0);
  expect(errors).toMatchObject([{ message: 'a bug' }]);
});

test('an advisor that throws is reported', async () => {
  const clock = new FakeClock();
  const errors: unknown[] = [];
  new PortionThinker(clock, { advisorOf: fail }).advise(
    { board, view: seen, inBackground: false },
    { onProgress: () => {}, onAdvice: unexpected, onError: (error) => errors.push(error) },
  );
  await clock.pass(0);
  expect(errors).toMatchObject([{ message: 'a bug' }]);
});
