import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { check } from '../chaos/check.mjs';
import { ChaosTable } from '../chaos/chaos-table.mjs';
import { readStored } from '../chaos/stored.mjs';
import { randomFrom } from '../online/random.mjs';
import { ServerProcess } from '../online/server-process.mjs';
import { makeEarlier, SCHEMA_VERSION } from './earlier.mjs';
import { operate } from './operate.mjs';

const UNLIMITED = ['--message-rate', '100000'];
/** The versions of the database that came before. */
const EARLIER = Array.from({ length: SCHEMA_VERSION - 1 }, (_, i) => i + 1);
/** All games are over by then. */
const END_MS = 120_000;

/**
 * Rehearses what an operator must be able to rely on: a backup under load, its restoration into another folder, a server that goes
 * on there, and the upgrade of databases of earlier versions. Returns what was counted, and every fault as a sentence.
 */
export async function runRehearsal({
  tables: count,
  boards,
  seed,
  versions = EARLIER,
  onStep = () => undefined,
}) {
  const root = mkdtempSync(path.join(tmpdir(), 'rallar-rehearsal-'));
  const faults = [];
  const counts = { games: count, backups: 0, restoredMoves: 0, upgrades: 0, recordsProved: 0 };
  const servers = [];
  const tables = [];
  const start = async (data) => {
    const server = new ServerProcess(data, UNLIMITED);
    servers.push(server);
    await server.start();
    return server;
  };
  const at = (...names) => path.join(root, ...names);
  try {
    onStep('Starting a server and games');
    const first = await start(at('first'));
    for (let i = 0; i < count; i++) {
      const table = new ChaosTable(boards[i % boards.length], 0, randomFrom(seed + i));
      tables.push(table);
      await table.begin(first.address, `table ${i + 1}`);
      table.allow(Infinity);
    }
    await until(() => tables.every(({ moves }) => moves >= 6));

    onStep('Backing up while they play');
    await operate(['backup', at('backups'), '--data', at('first')]);
    const acknowledged = tables.map(({ answered }) => new Set(keysOf(answered)));
    const { folder } = await operate(['backup', at('backups', 'last'), '--data', at('first')]);
    counts.backups = 2;
    if (tables.every(({ isOver }) => isOver)) faults.push('the games were over before the backup');
    await until(() => tables.every(({ isOver }) => isOver));
    await pause(300);
    await first.end('SIGTERM');
    const whole = readStored(at('first', 'rallar.db'));
    note(faults, 'the first server', check(tables.map((table) => foundAt(whole, table))), counts);

    onStep('Restoring into another folder');
    const restored = await operate(['restore', folder, '--data', at('second')]);
    if (restored.records.broken.length > 0) faults.push('restored records are broken');
    const before = readStored(at('second', 'rallar.db'));
    for (const [i, { id }] of tables.entries()) {
      const [rows, all] = [before.get(id)?.rows ?? [], whole.get(id)?.rows ?? []];
      const messages = new Set(rows.map(({ message }) => message?.split(' ')[1]));
      for (const message of acknowledged[i] ?? [])
        if (all.some((row) => row.message?.split(' ')[1] === message) && !messages.has(message))
          faults.push(
            `table ${i + 1}: the move ${message} was acknowledged before the backup, which lacks it`,
          );
      if (JSON.stringify(rows) !== JSON.stringify(all.slice(0, rows.length)))
        faults.push(`table ${i + 1}: the backup is not a part of what was played`);
      counts.restoredMoves += rows.length;
    }
    cpSync(at('second'), at('restored'), { recursive: true });
    await playOn(await start(at('second')), at('second'), tables, 'the restored server', faults, counts);

    for (const version of versions) {
      onStep(`Upgrading from version ${version}`);
      const data = at(`version-${version}`);
      mkdirSync(data);
      makeEarlier(at('restored', 'rallar.db'), path.join(data, 'rallar.db'), version);
      cpSync(at('restored', 'keys.json'), path.join(data, 'keys.json'));
      const tried = await operate(['upgrade', '--check', '--data', data]);
      const done = await operate(['upgrade', '--data', data]);
      for (const { from, to, records } of [tried, done])
        if (from !== version || to !== SCHEMA_VERSION || records.games !== count || records.broken.length > 0)
          faults.push(`the upgrade from version ${version} found ${JSON.stringify({ from, to, records })}`);
      if (!readdirSync(data).includes(`rallar-version-${version}.db`))
        faults.push(`no copy of version ${version} was kept`);
      await playOn(await start(data), data, tables, `the upgrade from version ${version}`, faults, counts);
      counts.upgrades++;
    }
    return { ...counts, faults, verdict: faults.length === 0 ? 'ok' : 'failed' };
  } finally {
    for (const table of tables) table.close();
    for (const server of servers) await server.end('SIGKILL');
    rmSync(root, { recursive: true });
  }
}

/** People with their cookies come back to a server and play their games to the end, which are then checked. */
async function playOn(server, data, tables, name, faults, counts) {
  const resumed = [];
  try {
    for (const { board, id, clients } of tables) {
      const table = new ChaosTable(board, 0, randomFrom(1));
      resumed.push(table);
      await table.resume(
        server.address,
        id,
        clients.map(({ cookie }) => cookie),
      );
      table.allow(Infinity);
    }
    await until(() => resumed.every(({ isOver }) => isOver));
    await pause(200);
  } finally {
    for (const table of resumed) table.close();
    await server.end('SIGTERM');
  }
  const stored = readStored(path.join(data, 'rallar.db'));
  note(faults, name, check(resumed.map((table) => foundAt(stored, table))), counts);
}

function foundAt(stored, { id, board, sent, answered, shown }) {
  return {
    name: `${board} ${id}`,
    sent,
    answered,
    shown,
    ...(stored.get(id) ?? { board: null, rows: [], record: null }),
  };
}

function note(faults, name, found, counts) {
  counts.recordsProved += found.recordsVerified;
  for (const fault of found.faults) faults.push(`${name}: ${fault}`);
  if (found.gamesOpen > 0) faults.push(`${name}: ${found.gamesOpen} games did not end`);
}

/** The messages that were accepted. */
function keysOf(answered) {
  return [...answered].flatMap(([id, answer]) => (answer === true ? [id] : []));
}

async function until(isSo) {
  for (const end = Date.now() + END_MS; !isSo(); await pause(20))
    if (Date.now() > end) throw new Error('the games did not get on');
}
