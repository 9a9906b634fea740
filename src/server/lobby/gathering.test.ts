import { describe, expect, test } from 'vitest';
import { findBoard } from '../../boards/index.js';
import { commitTo } from '../../engine/index.js';
import type { GatheringAction, GatheringProblem } from '../../protocol/index.js';
import {
  admit,
  changeGathering,
  newGathering,
  showGathering,
  startGathering,
  type StoredGathering,
} from './gathering.js';

const board = findBoard('newyork')!;
const options = { listed: true, spectators: true, undo: true, advice: false, pace: 'normal' } as const;
const secret = new Uint8Array(32).fill(7);
const empty = admit(newGathering(board, 'anna', 3, options, secret), 'bo');
const word = 'ab'.repeat(16);

type Step = [person: string, action: Exclude<GatheringAction, { type: 'start' }>];

/** What becomes of a gathering after actions that are all allowed. */
function after(...steps: Step[]): StoredGathering {
  return steps.reduce((gathering, [person, action]) => {
    const changed = changeGathering(gathering, board, person, action);
    if (!changed.ok) throw new Error(changed.problem.code);
    return changed.value;
  }, empty);
}

const annaSits: Step = ['anna', { type: 'sit', seat: 0, name: 'Anna' }];
const boSits: Step = ['bo', { type: 'sit', seat: 1, name: 'Bo' }];
const both = [annaSits, boSits] as const;

test('people sit down, change seats, stand up and are ready; everybody sees who, and no word', () => {
  const gathering = after(
    ...both,
    ['bo', { type: 'change', seat: 1, to: 2 }],
    ['bo', { type: 'ready', seat: 2, word }],
  );
  const shown = showGathering(gathering);
  expect(shown.seats).toEqual([
    { kind: 'person', member: 0, name: 'Anna', ready: false },
    { kind: 'open' },
    { kind: 'person', member: 1, name: 'Bo', ready: true },
  ]);
  expect([shown.host, shown.commitment]).toEqual([0, commitTo(secret)]);
  expect(JSON.stringify(shown)).not.toContain(word);
  expect(JSON.stringify(shown)).not.toContain('07'.repeat(8));
  expect(after(annaSits, ['anna', { type: 'stand', seat: 0 }]).seats[0]).toEqual({ kind: 'open' });
});

test('one person may play several seats', () => {
  const { seats } = showGathering(after(annaSits, ['anna', { type: 'sit', seat: 2, name: 'Karin' }]));
  expect(seats.map((seat) => (seat.kind === 'person' ? seat.member : null))).toEqual([0, null, 0]);
});

test('new options ask everybody again', () => {
  const ready = after(...both, ['bo', { type: 'ready', seat: 1, word }]);
  const changed = changeGathering(ready, board, 'anna', {
    type: 'options',
    options: { ...options, undo: false },
  });
  expect(changed.ok && showGathering(changed.value).seats[1]).toMatchObject({ ready: false });
});

test.each<[GatheringProblem['code'], ...Step]>([
  ['seat-taken', 'bo', { type: 'sit', seat: 0, name: 'Bo' }],
  ['name-taken', 'bo', { type: 'sit', seat: 2, name: 'Anna' }],
  ['name-taken', 'anna', { type: 'bot', seat: 2, level: 'navvy', name: 'Bo' }],
  ['seat-taken', 'anna', { type: 'bot', seat: 1, level: 'navvy', name: 'Pip' }],
  ['no-such-seat', 'bo', { type: 'sit', seat: 3, name: 'Bo' }],
  ['no-such-seat', 'bo', { type: 'change', seat: 1, to: 5 }],
  ['seat-taken', 'bo', { type: 'change', seat: 1, to: 0 }],
  ['not-your-seat', 'bo', { type: 'stand', seat: 0 }],
  ['not-your-seat', 'bo', { type: 'ready', seat: 0, word }],
  ['not-your-seat', 'bo', { type: 'wait', seat: 0 }],
  ['not-the-host', 'bo', { type: 'clear', seat: 0 }],
  ['not-the-host', 'bo', { type: 'bot', seat: 2, level: 'navvy', name: 'Pip' }],
  ['not-the-host', 'bo', { type: 'options', options }],
  ['not-the-host', 'bo', { type: 'resize', seats: 4 }],
  ['no-such-seat', 'anna', { type: 'resize', seats: 5 }],
])('%s: %s can’t %j', (code, person, action) => {
  const refused = changeGathering(after(...both), board, person, action);
  expect(refused).toMatchObject({ ok: false, problem: { code } });
});

const start = (gathering: StoredGathering, person = 'anna', fill: 'navvy' | null = null) =>
  startGathering(gathering, board, person, fill, (seat) => `Bot ${seat}`);

describe('the start', () => {
  const ready = after(
    ...both,
    ['anna', { type: 'ready', seat: 0, word }],
    ['bo', { type: 'ready', seat: 1, word }],
  );

  test('leaves out open seats, or fills them with bots', () => {
    const people = {
      people: ['anna', 'bo'],
      words: [new Uint8Array(16).fill(0xab), new Uint8Array(16).fill(0xab)],
    };
    const seats = ['Anna', 'Bo'].map((name) => ({ kind: 'person', name }));
    expect(start(ready)).toMatchObject({ ok: true, value: { ...people, plan: { seats } } });
    const bot = { kind: 'bot', name: 'Bot 2', level: 'navvy' };
    expect(start(ready, 'anna', 'navvy')).toMatchObject({
      value: { people: ['anna', 'bo', null], plan: { seats: [...seats, bot] } },
    });
  });

  test('is the host’s, wants everybody ready, and enough players', () => {
    expect(start(ready, 'bo')).toMatchObject({ problem: { code: 'not-the-host' } });
    expect(start(after(...both))).toMatchObject({ problem: { code: 'not-ready', seats: [0, 1] } });
    expect(start(after(annaSits))).toMatchObject({ problem: { code: 'too-few-players', least: 2 } });
  });
});
