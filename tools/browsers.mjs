/**
 * `npm run test:browsers`: a short game in WebKit and in Firefox: start, ten turns, reload, on to the end, replay, no error.
 * Missing programs are installed by apt if possible.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { shortGame } from './browsers/game.mjs';
import { openFirefox, openWebKit } from './browsers/drivers.mjs';
import { ready, root } from './ready.mjs';
import { createPageServer } from './serve.mjs';

const NEEDED = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', 'firefox-esr': 'firefox-esr' };
const BROWSERS = { WebKit: openWebKit, Firefox: openFirefox };

let passed = 0;
let failed = 0;
try {
  await ready();
  install();
  const server = createPageServer(path.join(root, 'dist/page'));
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  for (const [name, open] of Object.entries(BROWSERS)) await play(name, open, server.address().port);
  server.close();
} catch (error) {
  console.error(error.message);
  failed++;
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

async function play(name, open, port) {
  const began = Date.now();
  let browser;
  try {
    browser = await open();
    const summary = await shortGame(browser, `http://localhost:${port}/`);
    passed++;
    console.log(`ok ${name}: ${summary}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}: ${error.message}`);
  }
  await browser?.close();
}

function install() {
  const missing = Object.keys(NEEDED).filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length === 0) return;
  const packages = missing.map((name) => NEEDED[name]);
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const able = process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
  const run = (line) => able && spawnSync(line, { shell: true, stdio: ['ignore', 2, 2] }).status === 0;
  if (!run('apt-get update') || !run(command))
    throw new Error(`There is no ${missing.join(', no ')} here; as root run: apt-get update && ${command}`);
}
