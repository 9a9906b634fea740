import { beforeEach, expect, test } from 'vitest';
import type { Gathering, OnlineOptions, TableInfo, ToServer } from '../../../protocol/index.js';
import { ServerTable } from './server-table.svelte.js';

const options: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: true,
  pace: 'normal',
  chat: 'all',
};
const gathering: Gathering = {
  board: 'newyork',
  seats: [{ kind: 'open' }, { kind: 'open' }],
  options,
  members: [{ name: 'Anna', here: true }],
  host: 0,
  commitment: '',
  quick: false,
};
const info: TableInfo = { options, rematch: null, letIn: [] };

let sent: ToServer[];
let left: number;
let table: ServerTable;
const types = (): string[] => sent.map(({ type }) => type);
const show = (id?: string): void =>
  table.receive({ type: 'gathering', link: table.name, gathering, you: 0, ...(id !== undefined && { id }) });
function lastAction(): string {
  const frame = sent.filter(({ type }) => type === 'act').at(-1);
  return frame?.type === 'act' ? frame.id : '';
}

beforeEach(() => {
  [sent, left] = [[], 0];
  table = new ServerTable('t', 'key', { send: (frame) => sent.push(frame), onLeave: () => left++ });
});

test('joins with its key, and has a gathering first, then a game', () => {
  expect(sent).toEqual([
    {
      type: 'join',
      link: table.name,
      table: 't',
      key: 'key',
      resume: { eyes: null, n: null, messages: [] },
    },
  ]);
  show();
  expect([table.gathering, table.you, table.link]).toEqual([gathering, 0, undefined]);
  table.receive({ type: 'rejoin', link: table.name });
  expect(types()).toEqual(['join', 'join']);
  table.receive({ type: 'info', link: table.name, info });
  expect([table.gathering, table.info]).toEqual([undefined, info]);
  expect(table.link).toBeDefined();
});

test('an action is answered by the gathering, by a problem, or by the start of the game', async () => {
  const ready = table.act({ type: 'ready', seat: 0, word: '' });
  show(lastAction());
  const stand = table.act({ type: 'stand', seat: 0 });
  table.receive({
    type: 'stopped',
    link: table.name,
    id: lastAction(),
    problem: { code: 'not-your-seat' },
  });
  const start = table.act({ type: 'start', fill: null });
  table.receive({ type: 'info', link: table.name, info });
  expect(await Promise.all([ready, stand, start])).toEqual([
    { ok: true },
    { ok: false, problem: { code: 'not-your-seat' } },
    { ok: true },
  ]);
});

test('an action whose answer was lost is sent again, and a seat that it took before is no problem', async () => {
  show();
  const sat = table.act({ type: 'sit', seat: 0, name: 'Anna' });
  const id = lastAction();
  table.rejoin();
  expect(types()).toEqual(['join', 'act', 'join']);
  const seats: Gathering['seats'] = [
    { kind: 'person', member: 0, name: 'Anna', ready: false },
    { kind: 'open' },
  ];
  table.receive({ type: 'gathering', link: table.name, gathering: { ...gathering, seats }, you: 0 });
  expect([types().at(-1), lastAction()]).toEqual(['act', id]);
  table.receive({ type: 'stopped', link: table.name, id, problem: { code: 'seat-taken' } });
  expect(await sat).toEqual({ ok: true });
});

test('who is turned away can knock, also over a reconnect, until somebody answers', () => {
  const notInvited = { code: 'not-invited', seats: [{ seat: 1, name: 'Bo' }] } as const;
  const turnAway = (problem: typeof table.turnedAway): void =>
    table.receive({ type: 'turned-away', link: table.name, problem: problem! });
  turnAway({ ...notInvited, seats: [...notInvited.seats] });
  expect(table.turnedAway).toEqual(notInvited);
  table.knock(1);
  table.rejoin();
  turnAway({ ...notInvited, seats: [...notInvited.seats] });
  expect([types(), table.isKnocking]).toEqual([['join', 'knock', 'join', 'knock'], true]);
  turnAway({ code: 'turned-out' });
  expect([table.turnedAway, table.isKnocking]).toEqual([{ code: 'turned-out' }, false]);
});

test('a knock that was answered is gone from the list', () => {
  const knocks = [{ id: 'k', name: 'Bo', seat: 1, opensIn: 0 }];
  table.receive({ type: 'knocks', link: table.name, knocks });
  expect(table.knocks).toEqual(knocks);
  table.admit('k', true);
  expect([table.knocks, sent.at(-1)]).toEqual([
    [],
    { type: 'admit', link: table.name, knock: 'k', accept: true },
  ]);
  const receive = () => table.receive({ type: 'knocks', link: table.name, knocks });
  // The answer was lost with the socket.
  table.rejoin();
  receive();
  expect([table.knocks, types()]).toEqual([[], ['join', 'admit', 'join', 'admit']]);
  // The server has heard it, and did not agree.
  receive();
  receive();
  expect([table.knocks, types().length]).toEqual([knocks, 4]);
});

test('leaves when it is closed', () => {
  table.close();
  expect([types(), left]).toEqual([['join', 'leave'], 1]);
});
