/** The built server in a process that tells its parent what it costs; argument: its options as JSON. */
import { pino } from 'pino';
import { reportCosts } from './report-costs.mjs';
import { memoryGames } from './memory-games.mjs';

const { createRallarServer } = await import('../../dist/server/server.js');
const { listen } = await import('../../dist/server/listen.js');
const { takeDataFolder } = await import('../../dist/server/data-folder.js');
const { readSettings } = await import('../../dist/server/settings.js');
const { openSqliteStore } = await import('../../dist/server/store/sqlite-store.js');
const { writeInThread } = await import('../../dist/server/store/write-batch.js');

const { data, page, isInMemory, parkMs, args } = JSON.parse(process.argv[2]);
const read = readSettings(['--data', data, ...args], {});
if (!read.ok) throw new Error(read.problem);
const log = pino({ level: 'error', base: null }, pino.destination(2));
const parts = parkMs === undefined ? {} : { parkMs };
if (isInMemory) parts.openStore = (file) => memoryGames(openSqliteStore(file, writeInThread));
const server = createRallarServer(read.value, takeDataFolder(data), page, log, parts);
const port = await listen(() => server.listener(), '127.0.0.1', null);
reportCosts(`http://localhost:${port}`);
