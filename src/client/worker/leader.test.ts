import { expect, test } from 'vitest';
import type { RunningTable } from '../../table/index.js';
import { Leader } from './leader.js';
import type { TabMessage, ToLeader } from './tab-message.js';

const tab = { worker: 'worker', link: 'link' };

/** The leader's answers to a message that another tab forwards. */
function answersTo(message: object): TabMessage[] {
  const answers: TabMessage[] = [];
  const leader = new Leader({} as RunningTable, [0], (answer) => answers.push(answer));
  leader.serve({ to: 'leader', ...tab, ...message } as ToLeader);
  return answers;
}

test('a message that does not parse is refused by its id', () => {
  const answers = answersTo({ type: 'message', message: { type: 'fly', id: 'a' } });
  expect(answers).toMatchObject([
    {
      to: 'worker',
      ...tab,
      type: 'deliver',
      message: { type: 'refused', id: 'a', problem: { code: 'not-a-move' } },
    },
  ]);
});

test.each([
  ['without an id', { type: 'message', message: { type: 'fly' } }],
  ['that is no object', { type: 'message', message: null }],
  ['of an unknown type', { type: 'fly' }],
])('a message %s that does not parse is acknowledged', (_, message) => {
  expect(answersTo(message)).toEqual([{ to: 'worker', ...tab, type: 'received' }]);
});

test('a join that does not parse is not answered, so that its tab takes over', () => {
  expect(answersTo({ type: 'join', resume: { eyes: 'all', messages: [] } })).toEqual([]);
});
