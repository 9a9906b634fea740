/**
 * `npm run chaos`: games over sockets against a server that is killed (SIGKILL) at random moments. Every move that was acknowledged
 * must be stored exactly once, all games must end, and all records verify. Options: --tables N, --kills N, --seed N, --json.
 */
import { parseArgs } from 'node:util';
import { ready } from './ready.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '8' },
    kills: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const [tables, kills, seed] = [values.tables, values.kills, values.seed].map(Number);
if (![tables, kills, seed].every((number) => Number.isInteger(number) && number >= 0) || tables < 1) {
  console.error('--tables, --kills and --seed take whole numbers, and there is at least one table.');
  process.exit(2);
}
await ready();
const { runChaos } = await import('./chaos/run.mjs');
const found = await runChaos({ tables, kills, seed, onProgress: (text) => console.error(text) });
const { faults, made: _made, inFlight: _inFlight, ...counts } = found;
for (const fault of faults) console.error(fault);
if (values.json) console.log(JSON.stringify(counts));
else for (const [name, value] of Object.entries(counts)) console.log(`${name}: ${value}`);
process.exitCode = found.verdict === 'ok' ? 0 : 1;
