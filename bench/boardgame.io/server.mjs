/** boardgame.io's own server, with its store in memory, in a process that tells its parent what it costs. */
import { createRequire } from 'node:module';
import { reportCosts } from '../../tools/load/report-costs.mjs';
import { game } from './game.mjs';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => undefined });
reportCosts(`http://localhost:${appServer.address().port}`);
