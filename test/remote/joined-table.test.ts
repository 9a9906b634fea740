import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemAt, type Move, view } from '../../src/engine/index.js';
import type { FromServer, OnlineOptions } from '../../src/protocol/index.js';
import type { JoinedTable } from '../../src/remote/joined-table.js';
import { boardOf } from '../kit/boards.js';
import { InProcessServer } from '../server/kit/in-process.js';
import { settled } from '../table/setup.js';
import { WiredTable } from './wired-table.js';

const ID = 'the-table';
const OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'brisk',
  chat: 'all',
};
const board = boardOf('newyork');

let server: InProcessServer;
let anna: WiredTable;
let bo: WiredTable;

/** Lets time pass that no clock shows, until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 3000 && !isSo(); i++) await settled();
  expect(isSo()).toBe(true);
}

function choose({ legalMoves }: JoinedTable): Move {
  return legalMoves.find(({ type }) => type === 'claim') ?? itemAt(legalMoves, legalMoves.length >> 1);
}

/** Plays whenever it is the table's turn. Returns what it noted. */
function playAlong({ table }: WiredTable): string[] {
  const notes: string[] = [];
  table.on('turn', () => {
    const move = choose(table);
    void table
      .play(move)
      .then((played) => notes.push(played.ok ? 'played' : `${move.type}: ${played.problem.code}`));
  });
  return notes;
}

beforeEach(async () => {
  server = new InProcessServer();
  server.pragma('synchronous = OFF');
  const host = await server.visit('Anna'.padEnd(22, '.'), 'Anna');
  await host.ask('gather', { id: ID, board: board.id, seats: 2, options: OPTIONS });
  await host.join(ID);
  const invitation = await host.ask('invitation', { id: ID });
  if (!invitation.ok) throw new Error(invitation.problem.code);
  anna = await WiredTable.join(server, 'Anna', ID, null);
  bo = await WiredTable.join(server, 'Bo', ID, invitation.value.invite);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

/** Both take part, and the game begins. */
async function begin(): Promise<void> {
  const taking = [anna.table.takePart(), bo.table.takePart()];
  await until(() => anna.table.gathering?.seats.every((it) => it.kind === 'person' && it.ready) === true);
  expect(await anna.table.act({ type: 'start', fill: null })).toEqual({ ok: true });
  await until(() => anna.table.game !== undefined && bo.table.game !== undefined);
  expect(await Promise.all(taking)).toEqual([{ ok: true }, { ok: true }]);
}

test('two programs take their seats and play a whole game; each sees at every moment what its seat may see', async () => {
  const notes = [playAlong(anna), playAlong(bo)];
  let compared = 0;
  for (const { table } of [anna, bo])
    table.on('entry', () => {
      const state = itemAt(server.states.get(ID) ?? [], table.game!.log.length - 1);
      expect(JSON.stringify(table.game!.view)).toBe(JSON.stringify(view(board, state, table.seat!)));
      compared++;
    });
  const over: unknown[] = [];
  bo.table.on('over', ({ totals }) => over.push(totals));
  await begin();
  expect(anna.table.words).toMatchObject([{ word: expect.stringMatching(/^[0-9a-f]{32}$/) as string }]);
  await until(() => anna.table.game?.view.phase === 'over');
  expect(new Set(notes.flat())).toEqual(new Set(['played']));
  expect(compared).toBeGreaterThan(60);
  await until(() => over.length > 0);
  expect(over).toEqual([bo.table.game?.view.outcome?.totals]);
  expect(await anna.table.record()).toMatchObject({ ok: true });
  expect(server.errors).toEqual([]);
});

test('P6 a move whose answer was lost is sent again with its id after a reconnect, and counts once', async () => {
  await begin();
  bo.change = (frame) => (frame.type === 'deliver' ? null : frame);
  const played = bo.table.play(choose(bo.table));
  await until(() => server.states.get(ID)?.length === 2);
  bo.cut();
  bo.change = (frame) => frame;
  await bo.mend();
  expect(await played).toEqual({ ok: true });
  const moves = bo.sent.flatMap(({ frame }) => {
    if (frame.type === 'join') return frame.resume.messages;
    return frame.type === 'send' ? [frame.message] : [];
  });
  expect(moves.map((message) => 'id' in message && message.id)).toEqual(
    Array(2).fill(expect.stringMatching(/ 1$/)),
  );
  expect(new Set(moves.map((message) => JSON.stringify(message))).size).toBe(1);
  await until(() => anna.table.game?.log.length === 2);
  expect(bo.table.game?.log).toHaveLength(2);
});

test('P21 after a break it asks for the entries that it missed, and reports its turn once', async () => {
  await begin();
  const turns: number[] = [];
  bo.table.on('turn', () => turns.push(bo.table.game!.log.length));
  await bo.table.play(choose(bo.table));
  bo.cut();
  await anna.table.play(choose(anna.table));
  await bo.mend();
  await until(() => bo.table.game?.log.length === 3);
  const join = bo.sent.flatMap(({ frame }) => (frame.type === 'join' ? [frame.resume] : [])).at(-1);
  expect(join).toEqual({ eyes: bo.table.seat, n: 1, messages: [] });
  const own = bo.table.game!.view.seat === bo.table.seat;
  expect(turns).toEqual(own ? [3] : []);
});

test('P33 where its view differs from the hash it fetches the table, and reports no turn before', async () => {
  await begin();
  const seen: [number, boolean][] = [];
  bo.table.on('turn', () => {
    const { log, view: shown } = bo.table.game!;
    const right = view(board, itemAt(server.states.get(ID) ?? [], log.length - 1), bo.table.seat!);
    seen.push([log.length, JSON.stringify(shown) === JSON.stringify(right)]);
  });
  let changed = 0;
  bo.change = (frame): FromServer => {
    if (frame.type !== 'deliver' || frame.message.type !== 'entry') return frame;
    const { message } = frame;
    changed++;
    return { ...frame, message: { ...message, entry: { ...message.entry, outcome: [] } } };
  };
  await anna.table.play(choose(anna.table));
  await until(() => changed === 1);
  bo.change = (frame) => frame;
  const joins = () => bo.sent.flatMap(({ frame }) => (frame.type === 'join' ? [frame.resume.n] : []));
  await until(() => joins().at(-1) === null);
  await until(() => seen.length > 0);
  expect(seen).toEqual([[2, true]]);
});

test('a move that came too late is stale, and the turn is reported again with what was missing', async () => {
  await begin();
  for (const { table } of [anna, bo]) await table.play(choose(table));
  const [mover, other] = anna.table.legalMoves.length > 0 ? [anna, bo] : [bo, anna];
  const again = await WiredTable.join(server, mover.table === anna.table ? 'Anna' : 'Bo', ID, null);
  await until(() => again.table.game !== undefined);
  const deliver: FromServer[] = [];
  again.change = (frame) => {
    if (frame.type !== 'deliver' || frame.message.type !== 'entry') return frame;
    deliver.push(frame);
    return null;
  };
  // Another program of the same person plays first.
  await mover.table.play(choose(mover.table));
  await until(() => deliver.length > 0);
  const late = await again.table.play(choose(again.table));
  expect(late).toMatchObject({ ok: false, problem: { code: 'stale' } });
  expect(other.table.game?.log.length).toBe(mover.table.game?.log.length);
});

test('P8 a move that could not be stored does not count, and a second later the turn is reported again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await begin();
  const store = { ...server.store };
  const failed = { outcome: 'failed', problem: { code: 'storage-full' } };
  Object.assign(server.store, { append: () => Promise.resolve(failed) });
  const turns: number[] = [];
  bo.table.on('turn', () => turns.push(bo.table.game!.log.length));
  const played = await bo.table.play(choose(bo.table));
  expect(played).toEqual({ ok: false, problem: { code: 'not-stored' } });
  vi.advanceTimersByTime(999);
  expect(turns).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(turns).toEqual([1]);
  Object.assign(server.store, store);
  expect(await bo.table.play(choose(bo.table))).toEqual({ ok: true });
});

test('who is turned away is told why, and nothing else is sent', async () => {
  const eve = await WiredTable.join(server, 'Eve', ID, 'wrong');
  const problems: string[] = [];
  eve.table.on('ended', ({ code }) => problems.push(code));
  await until(() => problems.length > 0);
  expect(problems).toEqual(['not-invited']);
  expect(await eve.table.takePart()).toMatchObject({ ok: false, problem: { code: 'not-invited' } });
  expect(await eve.table.play({ type: 'deck' })).toMatchObject({ ok: false });
});

test('new options ask everybody again, and a program says again that it is ready', async () => {
  const taking = bo.table.takePart();
  const isReady = () => bo.table.gathering?.seats.some((it) => it.kind === 'person' && it.ready) === true;
  await until(isReady);
  expect(await anna.table.act({ type: 'options', options: { ...OPTIONS, undo: false } })).toEqual({
    ok: true,
  });
  await until(isReady);
  expect(bo.table.words).toHaveLength(2);
  bo.table.abandon();
  expect(await taking).toMatchObject({ ok: false, problem: { code: 'host-down' } });
});
