import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Project } from './project.js';

const TEST = 'tools/test.mjs';

/** A compiler that finds no errors and builds an empty dist. */
const TSC = `
  const out = process.argv.indexOf('--outDir');
  if (out > 0) require('fs').mkdirSync(process.argv[out + 1], { recursive: true });
`;

const TOOLS = [
  'oxlint/bin/oxlint',
  'prettier/bin/prettier.cjs',
  'svelte-check/bin/svelte-check',
  'knip/bin/knip.js',
];

let project: Project;
beforeEach(() => {
  project = new Project();
  project.write('packages/typescript/bin/tsc', TSC);
  for (const tool of TOOLS) project.write(`packages/${tool}`, '');
  fakeBrowser('return "a browser";');
  project.write('tools/hot-loops.mjs', 'export const HOT_LOOPS = [];');
});
afterEach(() => project.remove());

/** Installs a vitest that exits with this code, and with these results if any. */
function fakeVitest(code: number, results?: object): void {
  project.write(
    'packages/vitest/vitest.mjs',
    `import fs from 'node:fs';
     console.log('noise of vitest');
     const file = process.argv.find((arg) => arg.startsWith('--outputFile.json='))?.split('=')[1];
     const results = ${JSON.stringify(results ?? null)};
     if (file && results) fs.writeFileSync(file, JSON.stringify(results));
     process.exitCode = ${code};`,
  );
}

/** Replaces the search for a Chromium. */
function fakeBrowser(body: string): void {
  project.write('tools/browser-install.mjs', `export async function browserToTest() { ${body} }`);
}

function lastLine(stdout: string): string | undefined {
  return stdout.split('\n').at(-2);
}

test('the last line sums up the parts', async () => {
  fakeVitest(0, { numPassedTests: 40, numFailedTests: 0, testResults: [] });
  const { code, stdout } = await project.run(TEST);
  expect(lastLine(stdout)).toBe('127 passed, 0 failed');
  expect(stdout).toMatch(/^== checks took \d+\.\d s of 1 min$/m);
  expect(stdout).toMatch(/^== unit and property took \d+\.\d s of 1\.5 min$/m);
  expect(stdout).toMatch(/^== server took \d+\.\d s of 2 min$/m);
  expect(stdout).toMatch(/^== browser took \d+\.\d s of 4\.5 min$/m);
  expect(code).toBe(0);
});

test('the slowest test files are printed, the slowest first', async () => {
  const file = (name: string, seconds: number) => ({
    name: join(project.folder, name),
    status: 'passed',
    assertionResults: [],
    startTime: 5000,
    endTime: 5000 + seconds * 1000,
  });
  const testResults = [1, 6, 3, 2.04, 5, 4].map((seconds) => file(`test/a${seconds}.test.ts`, seconds));
  fakeVitest(0, { numPassedTests: 6, numFailedTests: 0, testResults });
  const { stdout } = await project.run(TEST, '--only', 'unit');
  const names = [6, 5, 4, 3].map((seconds) => `test/a${seconds}.test.ts ${seconds}.0 s`);
  expect(stdout).toContain(`\nslowest files: ${names.join(', ')}, test/a2.04.test.ts 2.0 s\n`);
});

test('without a browser the other parts count, and the run says what to do', async () => {
  fakeVitest(0, { numPassedTests: 40, numFailedTests: 0, testResults: [] });
  fakeBrowser('throw new Error("Run this: get a browser");');
  const { code, stdout, stderr } = await project.run(TEST);
  expect(lastLine(stdout)).toBe('87 passed, 1 failed');
  expect(stderr).toContain('Run this: get a browser\n');
  expect(code).toBe(1);
  expect((await project.run(TEST, '--only', 'unit')).code).toBe(0);
});

test('a failed check counts as one test, and its output is shown', async () => {
  fakeVitest(0, { numPassedTests: 40, numFailedTests: 0, testResults: [] });
  project.write('packages/knip/bin/knip.js', `console.log('an unused file'); process.exitCode = 1;`);
  const { code, stdout } = await project.run(TEST, '--only', 'checks');
  expect(lastLine(stdout)).toBe('6 passed, 1 failed');
  expect(stdout).toContain('FAILED knip\nan unused file\n');
  expect(stdout).not.toContain('noise of vitest');
  expect(code).toBe(1);
});

test('a test file that fails before its first test counts as one', async () => {
  const broken = { status: 'failed', assertionResults: [] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  fakeVitest(1, { numPassedTests: 1, numFailedTests: 1, testResults: [broken, failing] });
  const { code, stdout } = await project.run(TEST, '--only', 'unit');
  expect(lastLine(stdout)).toBe('1 passed, 2 failed');
  expect(code).toBe(1);
});

test.each([
  ['a crash without results', 1, undefined, '0 passed, 1 failed'],
  [
    'an error outside of any test',
    1,
    { numPassedTests: 3, numFailedTests: 0, testResults: [] },
    '3 passed, 1 failed',
  ],
])('%s is a failure', async (_, exit, results, expected) => {
  fakeVitest(exit, results);
  const { code, stdout } = await project.run(TEST, '--only', 'unit');
  expect(lastLine(stdout)).toBe(expected);
  expect(code).toBe(1);
});

test('an unknown part, or a failed install, is a failure', async () => {
  const unknown = await project.run(TEST, '--only', 'nothing');
  expect(unknown.stderr).toContain('"checks", "unit and property", "server", "browser"');
  expect(unknown).toMatchObject({ code: 1, stdout: '0 passed, 1 failed\n' });

  project.write('offline', '');
  const offline = await project.run(TEST);
  expect(offline).toMatchObject({ code: 1, stdout: '0 passed, 1 failed\n' });
});
