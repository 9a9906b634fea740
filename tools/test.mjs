/**
 * `npm test`: gets ready, runs the parts in order and ends with the line `N passed, N failed`.
 * `--only NAME` runs the parts whose name begins with NAME.
 * Like ready.mjs it keeps to the syntax of Node 12, so that an old Node can print that it is too old.
 */
import fs from 'fs';
import os from 'os';
import path from 'path';
import { execute, ready, root } from './ready.mjs';

/**
 * Each part returns how many tests passed and failed. Its minutes are a goal, not a limit: a slower run is reported.
 * Parts `onRequest` run only when named.
 */
const PARTS = [
  { name: 'checks', minutes: 1, run: checks },
  {
    name: 'unit and property',
    minutes: 1.5,
    run: () =>
      vitest(env, ...without('test/browser/**', 'test/all-inputs/**', 'test/fences/**', 'test/server/**')),
  },
  { name: 'server', minutes: 2, run: () => vitest(env, 'test/server/') },
  { name: 'browser', minutes: 4.5, run: () => inBrowser('test/browser/') },
  { name: 'all inputs', minutes: 30, onRequest: true, run: () => inBrowser('test/all-inputs/') },
];

/** The static checks, slowest first, so that two at a time end together; each counts as one test. */
const CHECKS = [
  { name: 'oxlint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'prettier', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
  { name: 'svelte-check', args: ['tools/check-types.mjs', 'svelte-check'] },
  { name: 'tsc', args: ['tools/check-types.mjs', 'tsc'] },
  {
    name: 'fences',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', 'test/fences/'],
  },
  { name: 'knip', args: ['node_modules/knip/bin/knip.js'] },
  {
    name: 'tsc without Node',
    args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.pure.json'],
  },
];

/** How many of the slowest test files of a part are printed. */
const SHOWN_FILES = 5;

const env = Object.assign({}, process.env, { NODE_ENV: 'test' });

void main();

async function main() {
  let passed = 0;
  let failed = 0;
  try {
    const parts = chosenParts(process.argv.slice(2));
    await ready();
    for (const part of parts) {
      const result = await timed(part);
      passed += result.passed;
      failed += result.failed;
    }
  } catch (error) {
    console.error(error.message);
    failed++;
  }
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
}

function chosenParts(args) {
  if (args.length === 0) return PARTS.filter((part) => !part.onRequest);
  const parts = PARTS.filter((part) => args[0] === '--only' && args[1] && part.name.startsWith(args[1]));
  if (parts.length > 0) return parts;
  const names = PARTS.map((part) => `"${part.name}"`).join(', ');
  throw new Error(`The one option is --only with the beginning of a part's name: ${names}.`);
}

async function timed(part) {
  console.log(`== ${part.name}`);
  const start = Date.now();
  const result = await part.run();
  const seconds = (Date.now() - start) / 1000;
  const over = seconds > part.minutes * 60 ? ': OVER ITS SHARE' : '';
  console.log(`== ${part.name} took ${seconds.toFixed(1)} s of ${part.minutes} min${over}\n`);
  return result;
}

async function checks() {
  const queue = CHECKS.slice();
  let failed = 0;
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (!(await passes(check))) failed++;
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: CHECKS.length - failed, failed };
}

/** Runs a check and prints its output in one piece if it fails. */
async function passes(check) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rallar-check-'));
  const file = path.join(folder, 'output');
  const output = fs.openSync(file, 'w');
  const code = await execute(process.execPath, check.args, { env, stdio: ['ignore', output, output] });
  fs.closeSync(output);
  console.log(`${code === 0 ? 'ok' : 'FAILED'} ${check.name}`);
  if (code !== 0) console.log(fs.readFileSync(file, 'utf8').trimEnd());
  fs.rmSync(folder, { recursive: true, force: true });
  return code === 0;
}

/** Runs tests in a real browser, which is found or installed first. */
async function inBrowser(folder) {
  const { browserToTest } = await import('./browser-install.mjs');
  const RALLAR_CHROMIUM = await browserToTest();
  return vitest(Object.assign({}, env, { RALLAR_CHROMIUM }), folder);
}

function without(...patterns) {
  return patterns.reduce((all, pattern) => all.concat('--exclude', pattern), []);
}

/** Runs vitest with dots on the terminal, and reads its totals from a file. */
async function vitest(around, ...options) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rallar-test-'));
  const file = path.join(folder, 'results.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run'].concat(reporters, options);
  const code = await execute(process.execPath, args, {
    env: around,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const results = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
  const result = results ? tally(results) : { passed: 0, failed: 0 };
  if (results) printSlowest(results.testResults);
  fs.rmSync(folder, { recursive: true, force: true });
  // A crash, an error outside of any test, or no tests at all: vitest fails though no test did.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return result;
}

/** Prints the test files that took longest, so that a slow one is seen. */
function printSlowest(files) {
  const slowest = files
    .map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name || ''),
      ms: endTime - startTime,
    }))
    .filter(({ ms }) => ms > 0)
    .sort((x, y) => y.ms - x.ms)
    .slice(0, SHOWN_FILES);
  if (slowest.length === 0) return;
  const list = slowest.map(({ name, ms }) => `${name.split(path.sep).join('/')} ${(ms / 1000).toFixed(1)} s`);
  console.log(`slowest files: ${list.join(', ')}`);
}

/** A test file that failed before its first test, for instance in an import, counts as one failed test. */
function tally(results) {
  const broken = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: results.numPassedTests, failed: results.numFailedTests + broken.length };
}
