import { expect, test } from 'vitest';
import { itemAt } from '../../src/engine/index.js';
import type { OnlineOptions, ToClient } from '../../src/protocol/index.js';
import { onlinePolicy } from '../../src/server/lobby/policy.js';
import { InProcessServer, PARK_MS, type WireClient } from './kit/in-process.js';

const OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'brisk',
  chat: 'all',
};
const ID = 'the-table';
const PEOPLE = [
  ['A'.repeat(22), 'Anna'],
  ['B'.repeat(22), 'Bo'],
] as const;

/** Two people in the opening: Anna has chosen, then Bo may not have yet; a third chooses last. */
async function opening(server: InProcessServer, options = OPTIONS) {
  server.pragma('synchronous = OFF');
  const [anna, bo] = (await Promise.all(PEOPLE.map(([id, name]) => server.visit(id, name)))) as [
    WireClient,
    WireClient,
  ];
  await anna.ask('gather', { id: ID, board: 'newyork', seats: 3, options });
  await anna.join(ID);
  const invitation = await anna.ask('invitation', { id: ID });
  if (!invitation.ok) throw new Error(invitation.problem.code);
  await bo.join(ID, invitation.value.invite);
  for (const [client, seat] of [
    [anna, 0],
    [bo, 1],
    [bo, 2],
  ] as const) {
    await client.act({ type: 'sit', seat, name: `Player ${seat}` });
    await client.act({ type: 'ready', seat, word: String(seat).repeat(32) });
  }
  await anna.act({ type: 'start', fill: null });
  await bo.tell({ type: 'look', eyes: 1 });
  for (const [client, seat] of [
    [anna, 0],
    [bo, 1],
  ] as const)
    await client.tell({
      type: 'move',
      id: client.newId(),
      n: client.n,
      seat,
      move: { type: 'keep', tickets: itemAt(client.view!.offered, seat).slice() },
    });
  return { anna, bo };
}

const ask = (client: WireClient, id = client.newId()) =>
  client.tell({ type: 'ask-undo', id, n: client.n, seat: 0 });
const answer = (client: WireClient, agree: boolean) =>
  client.tell({ type: 'answer-undo', id: client.newId(), n: client.n, seat: 1, asker: 0, agree });

function votes(client: WireClient): Extract<ToClient, { type: 'undo-vote' }>[] {
  return client.texts.flatMap((text) => {
    const frame = JSON.parse(text) as { type: string; message?: ToClient };
    return frame.type === 'deliver' && frame.message?.type === 'undo-vote' ? [frame.message] : [];
  });
}

test('P71 over the wire: asked, cut off, back, agreed, and nobody is told another’s id', async () => {
  const server = new InProcessServer();
  const { anna, bo } = await opening(server);
  expect(anna.askable).toEqual([{ seat: 0, to: 0 }]);
  await ask(anna);
  expect(votes(bo).at(-1)?.vote).toMatchObject({ seat: 0, asked: [1, 2], agreed: [] });
  bo.drop();
  await server.clock.pass(10_000);
  await bo.resume();
  expect(votes(bo).at(-1)?.vote).toMatchObject({ left: 20_000 });
  await answer(bo, true);
  expect([anna.n, bo.n, votes(anna).at(-1)?.end]).toEqual([3, 3, { how: 'agreed', seat: 0 }]);
  for (const client of [anna, bo])
    for (const [id] of PEOPLE) expect(client.texts.some((text) => text.includes(id))).toBe(false);
  expect(server.errors).toEqual([]);
  await server.close();
});

test('P71 a vote that a restart or the parking of the table ended is not shown to those who come back', async () => {
  const server = new InProcessServer();
  const { anna, bo } = await opening(server);
  await ask(anna);
  bo.drop();
  // Nobody is there, so the table is closed; its next clients find no vote.
  anna.drop();
  await server.clock.pass(PARK_MS + 1);
  await bo.resume();
  expect(votes(bo).at(-1)).toEqual({ type: 'undo-vote', vote: null });
  await answer(bo, true);
  expect([bo.refusals, bo.n]).toEqual([['not-asked'], 2]);
  await server.close();
});

test('P72 a table whose options don’t allow undoing allows no asking either', async () => {
  const server = new InProcessServer();
  const { anna, bo } = await opening(server, { ...OPTIONS, undo: false });
  await ask(anna);
  expect([anna.askable, anna.refusals, votes(bo)]).toEqual([[], ['not-allowed'], []]);
  await server.close();
});

test('P74 hints and odds are denied to everybody where the options don’t allow them, and always to spectators', async () => {
  const player = { seats: [0] };
  for (const what of ['odds', 'hint'] as const) {
    expect(onlinePolicy(OPTIONS).mayBeAdvised(player, what)).toBe(false);
    expect(onlinePolicy({ ...OPTIONS, advice: true }).mayBeAdvised(player, what)).toBe(true);
    expect(onlinePolicy({ ...OPTIONS, advice: true }).mayBeAdvised({ seats: [] }, what)).toBe(false);
  }
  const server = new InProcessServer();
  const { anna, bo } = await opening(server);
  for (const what of ['odds', 'hint'] as const)
    for (const client of [anna, bo]) await client.tell({ type: 'advise', what });
  await server.clock.pass(20_000);
  for (const { texts } of [anna, bo]) {
    expect(texts.filter((text) => text.includes('"type":"denied"'))).toHaveLength(2);
    expect(texts.filter((text) => /"type":"advi(ce|sing)"/.test(text))).toEqual([]);
  }
  await server.close();
});
