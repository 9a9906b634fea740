import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type GameRecord,
  itemAt,
  legalMoves,
  type Move,
  parseRecordText,
  type Seat,
  verify,
  type View,
} from '../../src/engine/index.js';
import type { FromServer, OnlineOptions } from '../../src/protocol/index.js';
import { boardOf } from '../kit/boards.js';
import { OnlineClient, visit } from './kit/online-client.js';
import { ServerProcess } from './kit/server-process.js';

const OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'brisk',
  chat: 'all',
};
const board = boardOf('newyork');
const server = new ServerProcess();
const clients: OnlineClient[] = [];
/** The words of all links, which no log may have. */
const words: string[] = [];
// The players of these tests are quicker than people.
beforeAll(() => server.start('--message-rate', '50'));
afterAll(async () => {
  for (const client of clients) client.close();
  await server.remove();
});

async function connect(name: string, cookie?: string): Promise<OnlineClient> {
  const client = await OnlineClient.connect(server.url(''), cookie ?? (await visit(server.url(''), name)));
  clients.push(client);
  return client;
}

const newWord = () => randomBytes(16).toString('hex');

/** Claims whatever it can, so that the game is short. */
function choose(view: View, seat: Seat): Move {
  const moves = legalMoves(board, view, seat);
  return moves.find(({ type }) => type === 'claim') ?? itemAt(moves, moves.length >> 1);
}

/** A table of two people, both ready, with the first as its host. */
async function gathered(id: string, host: OnlineClient, other: OnlineClient) {
  await host.ask('gather', { id, board: board.id, seats: 2, options: OPTIONS });
  await host.join(id);
  const invitation = await host.ask('invitation', { id });
  if (!invitation.ok) throw new Error(invitation.problem.code);
  words.push(invitation.value.invite, invitation.value.watch);
  await other.join(id, invitation.value.invite);
  await host.act({ type: 'sit', seat: 0, name: 'Anna' });
  await other.act({ type: 'sit', seat: 1, name: 'Bo' });
  await host.act({ type: 'ready', seat: 0, word: newWord() });
  await other.act({ type: 'ready', seat: 1, word: newWord() });
  return invitation.value;
}

/** The record of a client's finished game. */
async function recordOf(client: OnlineClient): Promise<GameRecord> {
  const answer = client.next<Extract<FromServer, { type: 'deliver' }>>(
    (frame) => frame.type === 'deliver' && frame.message.type === 'record',
  );
  client.send({ type: 'send', link: 'link', message: { type: 'record', id: 'record' } });
  const { message } = await answer;
  const parsed = parseRecordText(message.type === 'record' ? message.text : '');
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

test('two people play a whole game, which verifies, while a spectator looks on', async () => {
  const [anna, bo, eve] = [await connect('Anna'), await connect('Bo'), await connect('Eve')];
  const { watch } = await gathered('whole', anna, bo);
  const playing = Promise.all([anna.play(choose), bo.play(choose)]);
  await anna.act({ type: 'start', fill: null });
  const seen = await eve.join('whole', watch);
  expect(seen).toMatchObject({ type: 'deliver', message: { type: 'table', eyes: 'open', seats: [] } });
  const [end] = await playing;
  expect(end.outcome).not.toBeNull();
  expect(verify(board, await recordOf(anna)).verdict).toBe('proved');
  expect(await bo.ask('mine', null)).toMatchObject({
    ok: true,
    value: [{ state: 'game', card: { id: 'whole', over: true }, isYourTurn: false }],
  });
});

test('a stranger is turned away, and a spectator can’t move', async () => {
  const [anna, bo, eve] = [await connect('Anna'), await connect('Bo'), await connect('Eve')];
  const { watch, invite } = await gathered('closed', anna, bo);
  const turnedAway = { type: 'turned-away', problem: { code: 'not-invited' } };
  expect(await eve.join('closed')).toMatchObject(turnedAway);
  expect(await eve.join('closed', 'x'.repeat(22))).toMatchObject(turnedAway);
  expect(await eve.join('nowhere', watch)).toMatchObject({ problem: { code: 'no-such-table' } });
  expect(await eve.ask('invitation', { id: 'closed' })).toMatchObject({ problem: { code: 'not-invited' } });
  const rejoined = anna.next(({ type }) => type === 'deliver');
  await anna.act({ type: 'start', fill: null });
  await rejoined;
  // The invitation was for the time before the start.
  expect(await eve.join('closed', invite)).toMatchObject(turnedAway);
  await eve.join('closed', watch);
  const refused = eve.next((frame) => frame.type === 'deliver' && frame.message.type === 'refused');
  const move = { type: 'move', id: 'm', n: 0, seat: 0, move: { type: 'deck' } } as const;
  eve.send({ type: 'send', link: 'link', message: move });
  expect(await refused).toMatchObject({ message: { problem: { code: 'not-your-seat' } } });
});

test('the game goes on after the server was killed', async () => {
  const cookies = [await visit(server.url(''), 'Anna'), await visit(server.url(''), 'Bo')] as const;
  const [anna, bo] = [await connect('', cookies[0]), await connect('', cookies[1])];
  await gathered('killed', anna, bo);
  void anna.play(choose);
  void bo.play(choose);
  const moved = anna.next((frame) => frame.type === 'deliver' && anna.n >= 9);
  await anna.act({ type: 'start', fill: null });
  await moved;
  await server.end('SIGKILL');
  await server.start('--message-rate', '50');
  const [again, other] = [await connect('', cookies[0]), await connect('', cookies[1])];
  await again.join('killed');
  await other.join('killed');
  expect(again.n).toBeGreaterThanOrEqual(anna.n);
  const [end] = await Promise.all([again.play(choose), other.play(choose)]);
  expect(end.phase).toBe('over');
  const record = await recordOf(again);
  expect(verify(board, record).verdict).toBe('proved');
});

test('a second server on the same data folder is refused in one sentence', async () => {
  expect(await server.run('--data', server.data)).toEqual({
    code: 1,
    stdout: '',
    stderr: `Another server uses the folder ${server.data}.\n`,
  });
});

test('a port that was asked for and is taken is an error in one sentence', async () => {
  const { port } = new URL(server.url());
  const { code, stderr } = await server.run('--data', `${server.data}/other`, '--port', port);
  expect([code, stderr]).toEqual([1, `Port ${port} is taken.\n`]);
});

test('the page, its health and nothing else are served', async () => {
  expect(await (await fetch(server.url('/healthz'))).text()).toBe('ok\n');
  expect(await (await fetch(server.url('/server.json'))).json()).toEqual({ server: true });
  const page = await fetch(server.url());
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await page.text()).toContain('<title>Rallar');
  for (const at of ['/nothing', '/..%2fpackage.json', '/%00', '/assets/../../package.json'])
    expect((await fetch(server.url(at))).status).toBe(404);
});

test('SIGTERM: clients are told to come back, and the server is gone within five seconds', async () => {
  const anna = await connect('Anna');
  // Who waits for strangers has a deadline, which must not hold up the end.
  await anna.ask('play', { id: 'waiting', board: board.id });
  const start = Date.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await anna.closed).toBe(1012);
  expect(Date.now() - start).toBeLessThan(5000);
  for (const word of [...words, 'rallar=', '"err"']) expect(server.log).not.toContain(word);
});
