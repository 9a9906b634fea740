import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../online/random.mjs';
import { ServerProcess } from '../online/server-process.mjs';
import { ChaosTable } from './chaos-table.mjs';
import { check } from './check.mjs';
import { readStored } from './stored.mjs';

const { boards } = await import('../../dist/boards/index.js');

/** All clients come from one address, and are quicker than people. */
const UNLIMITED = ['message-rate', 'sockets-per-address', 'tables-per-hour', 'people-per-hour'].flatMap(
  (flag) => [`--${flag}`, '100000'],
);
/** A round ends with a kill after a random part of this time. */
const ROUND_MS = 250;
/** About as many moves of people has a game; the rounds share them. */
const MOVES = { newyork: 34, amsterdam: 38 };
const MOVES_ELSEWHERE = 90;
/** All games are over by then. */
const END_MS = 180_000;
/** One table in so many has a bot beside its people, on a board with short games, as bots take their time. */
const BOT_EVERY = 4;

/** The time controls of tables, by turns. Nobody is late: what is tried is that clocks are stored with each entry. */
const TIMES = [undefined, { type: 'live', minutes: 30, seconds: 10 }, { type: 'days', days: 1 }];

/**
 * Plays games over sockets against a server that is killed at random moments, and compares what people were told with what it has
 * stored. `inFlight` is how many messages had no answer when the server was killed. `onProgress` is called with a sentence now and then.
 */
export async function runChaos({ tables: count, kills, seed, onProgress = () => undefined }) {
  const random = randomFrom(seed);
  const data = mkdtempSync(path.join(tmpdir(), 'rallar-chaos-'));
  const server = new ServerProcess(data, UNLIMITED);
  const tables = [];
  let inFlight = 0;
  try {
    await server.start();
    for (let i = 0; i < count; i++) {
      const bots = i % BOT_EVERY === 1 ? 1 : 0;
      const table = new ChaosTable(boards[i % boards.length].id, bots, random, TIMES[i % TIMES.length]);
      await table.begin(server.address, `table ${i + 1}`);
      tables.push(table);
    }
    for (let kill = 1; kill <= kills; kill++) {
      for (const table of tables) {
        const moves = (MOVES[table.board] ?? MOVES_ELSEWHERE) / kills;
        table.allow(Math.floor(moves) + (random() < moves % 1 ? 1 : 0));
      }
      await pause(random() * ROUND_MS);
      inFlight += tables.reduce((sum, { unanswered }) => sum + unanswered, 0);
      await server.end('SIGKILL');
      await server.start();
      // Some kills hit while people are still coming back.
      await pause(random() < 0.25 ? random() * 100 : 250);
      if (kill % 10 === 0) onProgress(`${kill} of ${kills} kills`);
    }
    for (const table of tables) table.allow(Infinity);
    const end = Date.now() + END_MS;
    while (Date.now() < end && !tables.every(({ isOver }) => isOver)) await pause(100);
    // The last messages are answered.
    await pause(300);
  } finally {
    for (const table of tables) table.close();
    await server.end('SIGKILL');
  }
  const stored = readStored(path.join(data, 'rallar.db'));
  const found = check(
    tables.map(({ id, board, sent, answered, shown }) => ({
      name: `${board} ${id}`,
      sent,
      answered,
      shown,
      ...(stored.get(id) ?? { board: null, rows: [], record: null }),
    })),
  );
  rmSync(data, { recursive: true });
  return { kills, inFlight, ...found };
}
