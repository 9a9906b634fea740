/**
 * `npm run rehearse`: backs up a server that plays, restores the backup elsewhere, goes on there, and upgrades databases of every
 * earlier version; all records must verify. Options: --tables N, --seed N, --json.
 */
import { parseArgs } from 'node:util';
import { ready } from './ready.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const [tables, seed] = [values.tables, values.seed].map(Number);
if (![tables, seed].every((number) => Number.isInteger(number) && number >= 0) || tables < 1) {
  console.error('--tables and --seed take whole numbers, and there is at least one table.');
  process.exit(2);
}
await ready();
const { runRehearsal } = await import('./rehearse/run.mjs');
const { boards } = await import('../dist/boards/index.js');
const steps = (text) => console.error(`${text} …`);
const found = await runRehearsal({ tables, seed, boards: boards.map(({ id }) => id), onStep: steps });
const { faults, ...counts } = found;
for (const fault of faults) console.error(fault);
if (values.json) console.log(JSON.stringify(counts));
else for (const [name, value] of Object.entries(counts)) console.log(`${name}: ${value}`);
process.exitCode = found.verdict === 'ok' ? 0 : 1;
