/**
 * `npm run load`: how many moves our server makes, durable and with games in memory, and boardgame.io's on the same machine by turns.
 * Options: --tables N, --seconds N a measurement, --turns N, --json.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ready } from './ready.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '15' },
    turns: { type: 'string', default: '2' },
    parked: { type: 'string', default: '2000' },
    json: { type: 'boolean', default: false },
  },
});
const [tables, seconds, turns, parked] = ['tables', 'seconds', 'turns', 'parked'].map((name) =>
  Number(values[name]),
);
if (![tables, seconds, turns, parked].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--tables, --seconds, --turns and --parked take whole numbers from 1 on.');
  process.exit(2);
}
/** How long a server runs before it is measured, so that its code is compiled. */
const WARM_UP_S = Math.max(5, seconds / 2);
/** The moves a second of a load that is not the most it can bear. */
const PACED = 200;
const ENGINEERS = 8;

await ready();
const { figures, installBench, Subject } = await import('./load/subjects.mjs');
const { round } = await import('./load/latencies.mjs');
installBench();

/** Runs a server and its driver, and measures. */
async function measured(name, driving, { warmUp = WARM_UP_S, server = {} } = {}) {
  const subject = new Subject(name, server);
  await subject.start();
  try {
    const driver = await subject.drive(driving);
    const found = await subject.measure(driver, { warmUp, seconds });
    await driver.end();
    return found;
  } finally {
    await subject.end();
  }
}

/** The median of the milliseconds that writing a page to the disk takes. */
function fdatasyncMs() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rallar-fdatasync-'));
  const file = openSync(path.join(folder, 'page'), 'w');
  const times = Array.from({ length: 100 }, () => {
    const begin = performance.now();
    writeSync(file, Buffer.alloc(4096));
    fdatasyncSync(file);
    return performance.now() - begin;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return times.toSorted((a, b) => a - b)[times.length >> 1];
}

/** A person's moves while bots of the highest level think as much as they can. */
async function withEngineers() {
  const subject = new Subject('rallar');
  await subject.start();
  try {
    const bots = await subject.drive({ tables: ENGINEERS, level: 'engineer', pauseMs: 1 });
    const people = await subject.drive({ tables: 10, pauseMs: 400 });
    const found = await subject.measure(people, { warmUp: WARM_UP_S, seconds });
    await Promise.all([bots.end(), people.end()]);
    return { p50: found.p50, p99: found.p99 };
  } finally {
    await subject.end();
  }
}

/** The bytes of heap of a table that nobody has played at for a while, with its two sockets. */
async function parkedHeap() {
  const subject = new Subject('rallar', { parkMs: 1000 });
  await subject.start({ execArgv: ['--expose-gc'] });
  try {
    // The first tables load what all share.
    const first = await subject.drive({ tables: 20, isIdle: true });
    await pause(3000);
    const before = await subject.server.ask('heap');
    const driver = await subject.drive({ tables: parked, isIdle: true });
    await pause(4000);
    const after = await subject.server.ask('heap');
    await Promise.all([first.end(), driver.end()]);
    return Math.round((after - before) / parked);
  } finally {
    await subject.end();
  }
}

const names = ['rallar', 'boardgameio', 'rallarInMemory'];
const found = Object.fromEntries(names.map((name) => [name, []]));
for (let turn = 1; turn <= turns; turn++)
  for (const name of names) {
    console.error(`Turn ${turn} of ${turns}: ${name}.`);
    found[name].push(await measured(name, { tables }));
  }
const [rallar, boardgameio, rallarInMemory] = names.map((name) => figures(found[name]));
console.error('Paced.');
const fdatasync = round(fdatasyncMs());
const { p50, p99, moves, cpu } = await measured('rallar', { tables, pauseMs: (tables / PACED) * 1000 });
console.error('With engineers.');
const engineers = await withEngineers();
console.error('Parked.');
const result = {
  rallar,
  rallarInMemory,
  boardgameio,
  ratio: {
    movesPerSecond: round(rallar.movesPerSecond / boardgameio.movesPerSecond),
    cpu: round(boardgameio.cpuMicrosecondsPerMove / rallar.cpuMicrosecondsPerMove),
    cpuInMemory: round(boardgameio.cpuMicrosecondsPerMove / rallarInMemory.cpuMicrosecondsPerMove),
  },
  paced: { p50, p99, fdatasync, cpuMicrosecondsPerMove: round(cpu / moves) },
  withEngineers: engineers,
  parkedHeapPerTable: await parkedHeap(),
};
console.log(values.json ? JSON.stringify(result) : JSON.stringify(result, null, 2));
process.exit();
