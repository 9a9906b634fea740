/**
 * `npm run measure`: how fast the built page is, each figure with its limit; `-- --runs 5` prints the medians of five runs.
 * The processor is slowed four times and the network has 9 Mbit/s and 165 ms a round trip; frames a second are counted
 * without that. Run it on an idle machine.
 */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';
import { lateGame } from './measure/late-game.mjs';
import {
  answers,
  firstLoad,
  frames,
  gameReady,
  phoneAnswers,
  phoneFrames,
  thinking,
} from './measure/figures.mjs';
import { ready, root } from './ready.mjs';
import { createPageServer } from './serve.mjs';

const WORST = 'the slowest of all boards';

const runs = Number(parseArgs({ options: { runs: { type: 'string', default: '1' } } }).values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('The option --runs takes a whole number from 1 on.');
  process.exit(2);
}
await ready();
const server = createPageServer(path.join(root, 'dist/page'));
await new Promise((resolve) => server.listen(0, 'localhost', resolve));
const address = `http://localhost:${server.address().port}/`;
const load = os.loadavg()[0];
console.log(`Load of this machine: ${load.toFixed(1)} on ${os.cpus().length} cores.`);
/** The figures by name, each with its value in every run. */
const taken = new Map();
try {
  for (let run = 1; run <= runs; run++) {
    if (runs > 1) console.error(`Run ${run} of ${runs}.`);
    for (const one of await measureOnce()) {
      const same = taken.get(one.what) ?? { ...one, values: [] };
      same.values.push(one.value);
      taken.set(one.what, same);
    }
  }
} finally {
  server.close();
}
const over = [...taken.values()].filter((one) => !tell(one)).length;
console.log(over === 0 ? 'All within their bars.' : `${over} over their bars.`);
if (over > 0) process.exitCode = 1;

/** Measures every figure once, in a new browser. */
async function measureOnce() {
  const browser = await openBrowser();
  try {
    const first = await firstLoad(browser, address);
    const begun = await gameReady(browser, address);
    const late = await lateGame('africa', 4);
    const clicks = await answers(browser, address, late, true);
    const unslowed = await answers(browser, address, late, false);
    const moving = await frames(browser, address, late);
    const tapped = await phoneAnswers(browser, address, late);
    const swiped = await phoneFrames(browser, address, late);
    const slow = await thinking(browser, address, true);
    const quick = await thinking(browser, address, false);
    return [
      figure('start page painted', first.painted, 'ms', 1200),
      figure('start page answers', first.answers, 'ms'),
      figure('first load without fonts', first.bytes / 1000, 'kB', 250),
      figure(`game ready after choosing a board, ${WORST}`, begun, 'ms', 4000),
      figure('a click answers, nineteen of twenty', clicks.usual, 'ms', 50),
      figure('a click answers, the slowest', clicks.slowest, 'ms'),
      figure('a click answers with the processor as it is, nineteen of twenty', unslowed.usual, 'ms', 50),
      figure('frames a second while the map is panned', moving.panned, '', 50, true),
      figure('frames a second while a claim animates', moving.claimed, '', 50, true),
      figure('a tap answers on a phone, nineteen of twenty', tapped, 'ms', 50),
      figure('frames a second while a phone’s map is panned', swiped, '', 50, true),
      figure('longest task while a bot thinks', slow.longest, 'ms', 50),
      figure('an engineer decides, nineteen of twenty', slow.usual, 'ms', slow.budget + 50),
      figure('longest task with the processor as it is', quick.longest, 'ms', 50),
      figure('an engineer decides with the processor as it is', quick.usual, 'ms', quick.budget + 50),
    ];
  } finally {
    await browser.close();
  }
}

function figure(what, value, unit, bar, atLeast = false) {
  return { what, value, unit, bar, atLeast };
}

/** Prints the median of a figure's runs beside its limit. Returns whether the limit is met. */
function tell({ what, values, unit, bar, atLeast }) {
  const sorted = values.toSorted((x, y) => x - y);
  const median = sorted[(sorted.length - 1) >> 1];
  const met = bar === undefined || (atLeast ? median >= bar : median <= bar);
  const limit =
    bar === undefined ? '' : ` (${atLeast ? 'at least' : 'at most'} ${bar}${met ? '' : ': MISSED'})`;
  const written = (value) => value.toFixed(unit === 'ms' ? 0 : 1);
  const range = runs > 1 ? `, from ${written(sorted[0])} to ${written(sorted.at(-1))}` : '';
  console.log(`${what}: ${written(median)} ${unit}${limit}${range}`);
  return met;
}
