import { describe, expect, test } from 'vitest';
import { findBoard } from '../../boards/index.js';
import { commitTo } from '../../engine/index.js';
import type { GatheringAction, GatheringProblem } from '../../protocol/index.js';
import {
  admit,
  changeGathering,
  HOST_ABSENT_MS,
  hostOf,
  isComplete,
  MAX_MEMBERS,
  newGathering,
  seatSomewhere,
  showGathering,
  type StoredGathering,
  withoutMember,
} from './gathering.js';
import { startGathering } from './start.js';

const board = findBoard('newyork')!;
const options = {
  listed: true,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'normal',
  chat: 'all',
} as const;
const secret = new Uint8Array(32).fill(7);
const memberOf = (person: string) => ({ person, name: `${person} at the door` });
const anna = memberOf('anna');
const empty = admit(newGathering(board, anna, 3, options, secret), memberOf('bo'));
const word = 'ab'.repeat(16);
const show = (gathering: StoredGathering) =>
  showGathering(gathering, { here: new Set(['anna']), hostAbsentMs: 0 });

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
  const shown = show(gathering);
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
  const { seats } = show(after(annaSits, ['anna', { type: 'sit', seat: 2, name: 'Karin' }]));
  expect(seats.map((seat) => (seat.kind === 'person' ? seat.member : null))).toEqual([0, null, 0]);
});

test('new options ask everybody again', () => {
  const ready = after(...both, ['bo', { type: 'ready', seat: 1, word }]);
  const changed = changeGathering(ready, board, 'anna', {
    type: 'options',
    options: { ...options, undo: false },
  });
  expect(changed.ok && show(changed.value).seats[1]).toMatchObject({ ready: false });
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
  ['not-the-host', 'bo', { type: 'remove', member: 0 }],
  ['no-such-member', 'anna', { type: 'remove', member: 2 }],
  ['no-such-member', 'anna', { type: 'remove', member: 0 }],
  ['not-your-seat', 'bo', { type: 'paint', seat: 0, colour: 'jade' }],
  ['not-your-seat', 'bo', { type: 'paint', seat: 2, colour: 'jade' }],
  ['no-such-seat', 'anna', { type: 'resize', seats: 5 }],
])('%s: %s can’t %j', (code, person, action) => {
  const refused = changeGathering(after(...both), board, person, action);
  expect(refused).toMatchObject({ ok: false, problem: { code } });
});

test('everybody sees who is a member, and who is here', () => {
  const { members } = show(empty);
  expect(members).toEqual([
    { name: 'anna at the door', here: true },
    { name: 'bo at the door', here: false },
  ]);
  const renamed = admit(empty, { person: 'bo', name: 'Bosse' });
  expect(show(renamed).members[1]).toEqual({ name: 'Bosse', here: false });
});

test('a colour is one seat’s, goes along to another seat, and into the plan', () => {
  const painted = after(...both, ['bo', { type: 'paint', seat: 1, colour: 'jade' }]);
  const taken = changeGathering(painted, board, 'anna', { type: 'paint', seat: 0, colour: 'jade' });
  expect(taken).toMatchObject({ ok: false, problem: { code: 'colour-taken' } });
  // One's own is not taken by oneself.
  expect(changeGathering(painted, board, 'bo', { type: 'paint', seat: 1, colour: 'jade' }).ok).toBe(true);
  const moved = after(
    ...both,
    ['bo', { type: 'paint', seat: 1, colour: 'jade' }],
    ['bo', { type: 'change', seat: 1, to: 2 }],
    ['anna', { type: 'ready', seat: 0, word }],
    ['bo', { type: 'ready', seat: 2, word }],
  );
  const begun = startGathering(moved, board, 'anna', null);
  expect(begun.ok && begun.value.plan.seats).toEqual([
    { kind: 'person', name: 'Anna' },
    { kind: 'person', name: 'Bo', colour: 'jade' },
  ]);
});

test('who leaves frees the seats; the next host has a seat, if anybody has', () => {
  const third = admit(after(annaSits), memberOf('cleo'));
  const seated = changeGathering(third, board, 'cleo', { type: 'sit', seat: 1, name: 'Cleo' });
  if (!seated.ok) throw new Error(seated.problem.code);
  const left = withoutMember(seated.value, 'anna');
  expect([left.host, left.members.map(({ person }) => person), left.seats[0]]).toEqual([
    'cleo',
    ['bo', 'cleo'],
    { kind: 'open' },
  ]);
  expect(withoutMember(left, 'cleo').host).toBe('bo');
  expect(withoutMember(withoutMember(left, 'cleo'), 'bo').members).toEqual([]);
});

test('who was removed can’t be let in again', () => {
  const removed = after(...both, ['anna', { type: 'remove', member: 1 }]);
  expect(show(removed).members).toHaveLength(1);
  expect(removed.seats[1]).toEqual({ kind: 'open' });
  expect(admit(removed, memberOf('bo'))).toBe(removed);
});

test('the number of members is limited', () => {
  let crowd = empty;
  for (let i = 0; i < 2 * MAX_MEMBERS; i++) crowd = admit(crowd, memberOf(`person ${i}`));
  expect(crowd.members).toHaveLength(MAX_MEMBERS);
});

test('who is seated somewhere gets a name of their own; a full table is complete once all are ready', () => {
  const two = newGathering(board, anna, 2, options, secret, true);
  const one = seatSomewhere(two, anna);
  const full = one && seatSomewhere(admit(one, { ...anna, person: 'bo' }), { ...anna, person: 'bo' });
  if (!full) throw new Error('no seat was open');
  expect(full.seats.map((seat) => seat.kind === 'person' && seat.name)).toEqual([
    'anna at the door',
    'anna at the door 2',
  ]);
  expect([seatSomewhere(full, anna), isComplete(full), isComplete(one)]).toEqual([null, false, false]);
  const seats = full.seats.map((seat) => (seat.kind === 'person' ? { ...seat, word } : seat));
  expect(isComplete({ ...full, seats })).toBe(true);
});

const start = (gathering: StoredGathering, person = 'anna', names: string[] | null = null) =>
  startGathering(gathering, board, person, names && { level: 'navvy', names });

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
    const bot = { kind: 'bot', name: 'Pip', level: 'navvy' };
    expect(start(ready, 'anna', ['Pip'])).toMatchObject({
      value: { people: ['anna', 'bo', null], plan: { seats: [...seats, bot] } },
    });
  });

  test.each([
    [['Anna', 'Pip'], 'Pip'],
    [['Anna', 'Bo'], 'Bot 1'],
    [[], 'Bot 1'],
  ])('names bots by what is left of %j: %s', (names, name) => {
    const begun = start(ready, 'anna', names);
    expect(begun.ok && begun.value.plan.seats[2]).toMatchObject({ name });
  });

  test('is the host’s, wants everybody ready, and enough players', () => {
    expect(start(ready, 'bo')).toMatchObject({ problem: { code: 'not-the-host' } });
    expect(start(after(...both))).toMatchObject({ problem: { code: 'not-ready', seats: [0, 1] } });
    expect(start(after(annaSits))).toMatchObject({ problem: { code: 'too-few-players', least: 2 } });
  });
});

describe('a host who has disappeared', () => {
  const gathering = after(...both);

  test.each([
    ['is waited for, for two minutes', HOST_ABSENT_MS - 1, ['bo'], 'anna'],
    ['is then replaced by a member who is here and has a seat', HOST_ABSENT_MS, ['bo', 'carl'], 'bo'],
    ['is not replaced by who has no seat', HOST_ABSENT_MS, ['carl'], 'anna'],
    ['is not replaced by who is not here', HOST_ABSENT_MS, [], 'anna'],
    ['is host again when back', HOST_ABSENT_MS, ['anna', 'bo'], 'anna'],
  ])('%s', (_, ms, here, host) => {
    const presence = { here: new Set(here), hostAbsentMs: ms };
    const joined = admit(gathering, memberOf('carl'));
    expect(hostOf(joined, presence)).toBe(host);
    expect(joined.members[showGathering(joined, presence).host]?.person).toBe(host);
  });

  test('is not sent away by who acts as host, who may do all else', () => {
    const act = (action: Step[1]) => changeGathering(gathering, board, 'bo', action, 'bo');
    expect(act({ type: 'remove', member: 0 })).toMatchObject({ problem: { code: 'not-the-host' } });
    expect(act({ type: 'clear', seat: 0 }).ok).toBe(true);
    expect(changeGathering(gathering, board, 'anna', { type: 'resize', seats: 4 }, 'bo').ok).toBe(false);
    const ready = after(
      ...both,
      ['anna', { type: 'ready', seat: 0, word }],
      ['bo', { type: 'ready', seat: 1, word }],
    );
    expect(startGathering(ready, board, 'bo', null).ok).toBe(false);
    expect(startGathering(ready, board, 'bo', null, 'bo').ok).toBe(true);
  });
});
