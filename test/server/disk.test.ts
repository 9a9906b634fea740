import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { itemAt, legalMoves, type Move, toAct } from '../../src/engine/index.js';
import type { FromServer } from '../../src/protocol/index.js';
import type { AppendAnswer } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { settled } from '../table/setup.js';
import { beginTable } from './kit/begin.js';
import { beginOnline } from './kit/begin-online.js';
import { OnlineClient, visit } from './kit/online-client.js';
import { ServerProcess } from './kit/server-process.js';
import { InProcessServer, type WireClient } from './kit/in-process.js';

const board = boardOf('newyork');
const ID = 'the-table';

/** A move of the seat that is to act, which it draws rather than claims, so that the game goes on. */
function anyMove(client: WireClient, seat: number): Move {
  const moves = legalMoves(board, client.view!, seat);
  return moves.find(({ type }) => type === 'deck') ?? itemAt(moves, 0);
}

/** Lets whoever is to act move once. Returns who that was. */
async function moveOnce(players: readonly WireClient[]): Promise<WireClient> {
  const { view } = itemAt(players, 0);
  const seat = itemAt(toAct(view!), 0);
  const client = itemAt(players, seat);
  await client.tell({ type: 'move', id: client.newId(), n: client.n, seat, move: anyMove(client, seat) });
  return client;
}

const numberOf = (clients: readonly WireClient[]) => clients.map(({ n }) => n);

describe('a disk that can’t be written', () => {
  /** Breaks the writer, and mends it again. */
  const FAULTS: [string, (server: InProcessServer) => void, (server: InProcessServer) => void][] = [
    [
      'full',
      (server) => {
        const { page_count: pages } = server.pragma('page_count') as { page_count: number };
        server.pragma(`max_page_count = ${pages}`);
      },
      (server) => void server.pragma('max_page_count = 1000000'),
    ],
    [
      'read-only',
      (server) => void server.pragma('query_only = 1'),
      (server) => void server.pragma('query_only = 0'),
    ],
  ];

  test.each(FAULTS)(
    '%s: moves are refused with a code, nobody is shown anything, and it recovers',
    async (_, breakIt, mend) => {
      const server = new InProcessServer();
      const { anna, bo, eve } = await beginTable(server, board.id, ID);
      const everybody = [anna, bo, eve];
      for (let i = 0; i < 4; i++) await moveOnce([anna, bo]);
      breakIt(server);
      // Some entries may still fit into pages that are there.
      let mover = await moveOnce([anna, bo]);
      for (let i = 0; i < 100 && mover.refusals.length === 0; i++) mover = await moveOnce([anna, bo]);
      expect(mover.refusals).toEqual(['not-stored']);
      const before = numberOf(everybody);
      const texts = eve.texts.length;
      await moveOnce([anna, bo]);
      expect([mover.refusals.length, numberOf(everybody), eve.texts.length]).toEqual([2, before, texts]);
      expect((await server.store.load(ID))?.entries).toHaveLength(itemAt(before, 0) + 1);
      mend(server);
      await moveOnce([anna, bo]);
      expect(numberOf(everybody)).toEqual(before.map((n) => n + 1));
      expect(mover.refusals).toHaveLength(2);
      await server.close();
    },
  );

  test('a bot’s move is tried again by itself', async () => {
    const server = new InProcessServer();
    const { anna, bo, eve } = await beginTable(server, board.id, ID);
    for (let i = 0; i < 2; i++) await moveOnce([anna, bo]);
    const seat = itemAt(toAct(eve.view!), 0);
    const away = itemAt([anna, bo], seat);
    await away.tell({ type: 'away', id: 'away', n: away.n, seat });
    const before = eve.n;
    server.pragma('query_only = 1');
    await server.clock.pass(5000);
    expect([eve.n, new Set(eve.refusals)]).toEqual([before, new Set(['not-stored'])]);
    server.pragma('query_only = 0');
    await server.clock.pass(60_000);
    expect(eve.n).toBeGreaterThan(before);
    expect(numberOf([anna, bo])).toEqual([eve.n, eve.n]);
    await server.close();
  });
});

/** A server whose store answers appends so, where it is asked to write by `write`. */
function serverWith(answer: (write: () => Promise<AppendAnswer>) => Promise<AppendAnswer>) {
  return new InProcessServer((store) => ({ append: (row) => answer(() => store.append(row)) }));
}

describe('P8 a store that', () => {
  test('is late: nobody is told before it has answered', async () => {
    let release: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const server = serverWith(async (write) => {
      await gate;
      return write();
    });
    const { anna, bo, eve } = await beginTable(server, board.id, ID);
    await moveOnce([anna, bo]);
    expect(numberOf([anna, bo, eve])).toEqual([0, 0, 0]);
    release?.();
    for (let i = 0; i < 4; i++) await settled();
    expect(numberOf([anna, bo, eve])).toEqual([1, 1, 1]);
    await server.close();
  });

  test('fails: the move is refused and nobody is told', async () => {
    const server = serverWith(() =>
      Promise.resolve({ outcome: 'failed', problem: { code: 'storage-full' } }),
    );
    const { anna, bo, eve } = await beginTable(server, board.id, ID);
    const mover = await moveOnce([anna, bo]);
    expect([mover.refusals, numberOf([anna, bo, eve])]).toEqual([['not-stored'], [0, 0, 0]]);
    await server.close();
  });

  test.each([
    ['after the commit: the move counts once', true],
    ['before the commit: the move is refused', false],
  ])('loses its answer %s', async (_, isWritten) => {
    const server = serverWith(async (write) => {
      if (isWritten) await write();
      return { outcome: 'unknown' };
    });
    const { anna, bo, eve } = await beginTable(server, board.id, ID);
    const mover = await moveOnce([anna, bo]);
    const n = isWritten ? 1 : 0;
    expect([mover.refusals, numberOf([anna, bo, eve])]).toEqual([isWritten ? [] : ['not-stored'], [n, n, n]]);
    expect((await server.store.load(ID))?.entries).toHaveLength(n + 1);
    await server.close();
  });
});

test('the writer’s own connection waits for the disk: WAL, synchronous FULL', () => {
  const server = new InProcessServer();
  expect(server.pragma('journal_mode')).toMatchObject({ journal_mode: 'wal' });
  expect(server.pragma('synchronous')).toMatchObject({ synchronous: 2 });
  return server.close();
});

/** Whether this machine lets a test do something as the person who runs it. */
function canDo(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A small disk of its own needs root; a limit on the size of files does not. Both make the system itself refuse to write. */
const probe = mkdtempSync(path.join(tmpdir(), 'rallar-probe-'));
const canMount = canDo('mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', probe) && canDo('umount', probe);
const canLimit = canDo('prlimit', '--version');
rmSync(probe, { recursive: true });

/** A server with a game under way, and how its next moves are answered. */
async function playing(server: ServerProcess) {
  await server.start('--message-rate', '1000');
  const address = server.url('');
  const people = [await visit(address, 'Anna'), await visit(address, 'Bo')] as const;
  const [anna, bo] = [
    await OnlineClient.connect(address, people[0]),
    await OnlineClient.connect(address, people[1]),
  ];
  await beginOnline(anna, bo, board.id);
  const players = [anna, bo];
  /** Tries a move; resolves with the code of its refusal, or null where it counts. */
  const attempt = async (): Promise<string | null> => {
    const seat = itemAt(toAct(anna.view!), 0);
    const client = itemAt(players, seat);
    const id = `m${Math.random()}`;
    const answer = client.next<Extract<FromServer, { type: 'deliver' }>>(
      (frame) => frame.type === 'deliver' && 'id' in frame.message && frame.message.id === id,
    );
    const other = itemAt(players, 1 - seat);
    const { n } = client;
    client.send({
      type: 'send',
      link: 'link',
      message: { type: 'move', id, n, seat, move: anyMove(client as never, seat) },
    });
    const { message } = await answer;
    if (message.type === 'refused') return message.problem.code;
    while (other.n < client.n) await settled();
    return null;
  };
  const fill = async (): Promise<(string | null)[]> => {
    const codes: (string | null)[] = [];
    while (codes.length < 200 && codes.at(-1) !== 'not-stored') codes.push(await attempt());
    return codes;
  };
  return { attempt, fill, players, close: () => players.forEach((client) => client.close()) };
}

describe('the built server in a process of its own, when', () => {
  test.runIf(canMount)('its disk is full, refuses moves and goes on once there is room', async () => {
    const server = new ServerProcess();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', server.data]);
    try {
      const { attempt, fill, players, close } = await playing(server);
      expect(await attempt()).toBeNull();
      const filler = path.join(server.data, 'filler');
      try {
        writeFileSync(filler, Buffer.alloc(8_000_000));
      } catch {
        // It is full now.
      }
      expect((await fill()).at(-1)).toBe('not-stored');
      const before = players.map(({ n }) => n);
      expect([await attempt(), players.map(({ n }) => n)]).toEqual(['not-stored', before]);
      rmSync(filler);
      expect([await attempt(), await attempt()]).toEqual([null, null]);
      expect(players.map(({ n }) => n)).toEqual(before.map((n) => n + 2));
      close();
    } finally {
      await server.end('SIGKILL');
      execFileSync('umount', [server.data]);
      await server.remove();
    }
  });

  test.runIf(canLimit)(
    'the system lets it write no more, refuses moves and goes on once it may',
    async () => {
      const server = new ServerProcess();
      try {
        const { attempt, fill, players, close } = await playing(server);
        expect(await attempt()).toBeNull();
        const limit = (bytes: string) =>
          execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
        limit('1');
        expect((await fill()).at(-1)).toBe('not-stored');
        const before = players.map(({ n }) => n);
        expect([await attempt(), players.map(({ n }) => n)]).toEqual(['not-stored', before]);
        limit('unlimited');
        expect([await attempt(), await attempt()]).toEqual([null, null]);
        close();
      } finally {
        await server.remove();
      }
    },
  );
});
