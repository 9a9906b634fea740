import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Project } from './project.js';

const RALLAR = 'tools/rallar.mjs';
const INSTALL = 'ci --include=dev --no-dry-run --no-audit --no-fund\n';
const BUILD = 'built\n';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove());

/** The numbers of installs and builds. */
function work(): { installs: number; builds: number } {
  return { installs: linesOf('npm.log'), builds: linesOf('tsc.log') };
}

function linesOf(log: string): number {
  return project.read(log).split('\n').length - 1;
}

test('a first run installs, builds and runs the program, whose arguments, stdout and exit code are its own', async () => {
  const { code, stdout, stderr } = await project.run(RALLAR, 'one', '--two');
  expect(stdout).toBe('one,--two\n');
  expect(code).toBe(7);
  expect(stderr).toContain('noise of npm');
  expect(stderr).toContain('noise of tsc');
  expect(project.read('npm.log')).toBe(INSTALL);
  expect(project.read('tsc.log')).toBe(BUILD);
  expect(project.has('.ready')).toBe(false);
});

test('it does only what has changed, and is silent when nothing has', async () => {
  await project.run(RALLAR);
  project.write('src/cli/main.test.ts', 'a test is no part of the build');
  const { stderr } = await project.run(RALLAR);
  expect(stderr).toBe('');
  expect(work()).toEqual({ installs: 1, builds: 1 });

  project.write('src/cli/main.ts', `export const main = async () => 8;`);
  const { code } = await project.run(RALLAR);
  expect(code).toBe(8);
  expect(work()).toEqual({ installs: 1, builds: 2 });

  project.write('tsconfig.build.json', '{}');
  await project.run(RALLAR);
  expect(work()).toEqual({ installs: 1, builds: 3 });

  project.write('package-lock.json', '{ "name": "changed" }');
  await project.run(RALLAR);
  expect(work()).toEqual({ installs: 2, builds: 4 });
});

test('a failed build says so and leaves the old dist whole', async () => {
  await project.run(RALLAR);
  const before = project.read('dist/cli/main.js');
  project.write('src/cli/zoo.ts', 'WRONG');
  const { code, stdout, stderr } = await project.run(RALLAR);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Rallar could not be built: tsc ended with code 2\.$/m);
  expect(project.read('dist/cli/main.js')).toBe(before);
  expect(project.has('.ready')).toBe(false);
});

test('a failed first build leaves no dist', async () => {
  project.write('src/cli/zoo.ts', 'WRONG');
  const { code } = await project.run('tools/build.mjs');
  expect(code).toBe(1);
  expect(project.has('dist')).toBe(false);
});

test('a failed install says so, and is tried again the next time', async () => {
  project.write('offline', '');
  const { code, stdout, stderr } = await project.run(RALLAR);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^The packages could not be installed: npm ci ended with code 3\.$/m);
  await project.run(RALLAR);
  expect(work()).toEqual({ installs: 2, builds: 0 });
});

test.each([RALLAR, 'tools/start.mjs', 'tools/build.mjs', 'tools/test.mjs', 'tools/test-bots.mjs'])(
  '%s tells an old Node so',
  async (script) => {
    project.write('package.json', '{ "type": "module", "engines": { "node": ">=99.1" } }');
    const { code, stderr } = await project.run(script);
    expect(code).toBe(1);
    expect(stderr).toBe(`Rallar needs Node 99.1 or newer, and this is Node ${process.versions.node}.\n`);
    expect(work()).toEqual({ installs: 0, builds: 0 });
  },
);

test('of two started at once, one gets ready and the other waits', async () => {
  const outcomes = await Promise.all([project.run(RALLAR, 'same'), project.run(RALLAR, 'same')]);
  expect(outcomes.map(({ code, stdout }) => [code, stdout])).toEqual([
    [7, 'same\n'],
    [7, 'same\n'],
  ]);
  expect(work()).toEqual({ installs: 1, builds: 1 });
});

test('the lock of a dead process is taken over', async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  project.write('.ready/lock', `${dead} ${hostname()}`);
  project.write('.ready/build/cli/left-over.js', '');
  const { code } = await project.run(RALLAR);
  expect(code).toBe(7);
  expect(project.has('dist/cli/left-over.js')).toBe(false);
  expect(project.has('.ready')).toBe(false);
});
