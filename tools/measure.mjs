/**
 * `npm run measure`: how fast the built page is, each figure with its bar. The processor is slowed four times and the network
 * has 9 Mbit/s and 165 ms a round trip, but for frames a second, which are counted as the machine is. A machine that is
 * busy with other things measures that too.
 */
import os from 'node:os';
import path from 'node:path';
import { openBrowser } from './browser.mjs';
import { lateGame } from './measure/late.mjs';
import { answers, firstLoad, frames, gameReady, thinking } from './measure/figures.mjs';
import { ready, root } from './ready.mjs';
import { createPageServer } from './serve.mjs';

const WORST = 'the slowest of all boards';

await ready();
const server = createPageServer(path.join(root, 'dist/page'));
await new Promise((resolve) => server.listen(0, 'localhost', resolve));
const address = `http://localhost:${server.address().port}/`;
const browser = await openBrowser();
let over = 0;
try {
  const load = os.loadavg()[0];
  console.log(`Load of this machine: ${load.toFixed(1)} on ${os.cpus().length} cores.`);
  const first = await firstLoad(browser, address);
  tell('start page painted', first.painted, 'ms', 1200);
  tell('start page answers', first.answers, 'ms');
  tell('first load without fonts', first.bytes / 1000, 'kB', 250);
  tell(`game ready after choosing a board, ${WORST}`, await gameReady(browser, address), 'ms', 4000);
  const late = await lateGame('africa', 4);
  const clicks = await answers(browser, address, late, true);
  tell('a click answers, nineteen of twenty', clicks.usual, 'ms', 50);
  tell('a click answers, the slowest', clicks.slowest, 'ms');
  const unslowed = await answers(browser, address, late, false);
  tell('a click answers with the processor as it is, nineteen of twenty', unslowed.usual, 'ms', 50);
  const moving = await frames(browser, address, late);
  tell('frames a second while the map is panned', moving.panned, '', 50, true);
  tell('frames a second while a claim animates', moving.claimed, '', 50, true);
  const thought = await thinking(browser, address, true);
  tell('longest task while a bot thinks', thought.longest, 'ms', 50);
  tell('an engineer decides, nineteen of twenty', thought.usual, 'ms', thought.budget + 50);
  const quick = await thinking(browser, address, false);
  tell('longest task with the processor as it is', quick.longest, 'ms', 50);
  tell('an engineer decides with the processor as it is', quick.usual, 'ms', quick.budget + 50);
} finally {
  await browser.close();
  server.close();
}
console.log(over === 0 ? 'All within their bars.' : `${over} over their bars.`);
if (over > 0) process.exitCode = 1;

function tell(what, figure, unit, bar, atLeast = false) {
  const met = bar === undefined || (atLeast ? figure >= bar : figure <= bar);
  if (!met) over++;
  const limit =
    bar === undefined ? '' : ` (${atLeast ? 'at least' : 'at most'} ${bar}${met ? '' : ': MISSED'})`;
  console.log(`${what}: ${figure.toFixed(unit === 'ms' ? 0 : 1)} ${unit}${limit}`);
}
