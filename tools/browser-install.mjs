/** Finds a Chromium to test in, or installs one, or says what was tried and what to run. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser } from './browser.mjs';

/** The path of a Chromium that works, installed if there is none. */
export async function browserToTest() {
  const tried = [];
  try {
    return await findBrowser();
  } catch (error) {
    tried.push(error.message);
  }
  for (const commands of ways()) {
    console.error(`Installing Chromium: ${commands.map(({ line }) => line).join(' && ')}`);
    const failed = commands.find((command) => !run(command));
    tried.push(failed ? `"${failed.line}" failed` : `"${commands.at(-1).line}" went well`);
    if (failed) continue;
    try {
      return await findBrowser();
    } catch (error) {
      tried.push(error.message);
    }
  }
  const command = isRootWithApt() ? APT.map(({ line }) => line).join(' && ') : PLAYWRIGHT.line;
  throw new Error(`The browser tests need a Chromium. Tried:
- ${tried.join('\n- ')}
Run this, or name a Chromium in RALLAR_CHROMIUM: ${command}`);
}

const APT = [
  { line: 'apt-get update', command: 'apt-get', args: ['update'] },
  {
    line: 'apt-get install -y --no-install-recommends chromium',
    command: 'apt-get',
    args: ['install', '-y', '--no-install-recommends', 'chromium'],
  },
];

/** Playwright's own installer, from the installed package, so that the versions match. */
const PLAYWRIGHT = {
  line: 'npx playwright install chromium',
  command: process.execPath,
  args: [
    path.join(path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js'),
    'install',
    'chromium',
  ],
};

function ways() {
  return isRootWithApt() ? [APT, [PLAYWRIGHT]] : [[PLAYWRIGHT]];
}

function isRootWithApt() {
  return process.getuid?.() === 0 && !spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).error;
}

function run({ command, args }) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}
