import { afterEach, beforeEach, expect, test } from 'vitest';
import { Project } from './project.js';

const CHECK = 'tools/check-types.mjs';
const HOT = `export const HOT_LOOPS = [{ path: 'src/cli/', why: '' }, { path: 'src/one.ts', why: '' }];`;

let project: Project;
beforeEach(() => {
  project = new Project();
  project.write('tools/hot-loops.mjs', HOT);
  project.write('src/one.ts', '');
});
afterEach(() => project.remove());

/** Installs a checker that prints these lines and fails. */
function fake(script: string, ...lines: string[]): void {
  project.write(
    `node_modules/${script}`,
    `console.log(${JSON.stringify(lines.join('\n'))}); process.exit(2);`,
  );
}

const fakeTsc = (...lines: string[]) => fake('typescript/bin/tsc', ...lines);
const fakeSvelteCheck = (...lines: string[]) => fake('svelte-check/bin/svelte-check', ...lines);

test('errors of tsc in hot loops pass, all others fail', async () => {
  fakeTsc(
    'src/cli/main.ts(1,2): error TS2532: Object is possibly undefined.',
    '  More of it.',
    'src/one.ts(7,1): error TS2322: Wrong.',
  );
  expect(await project.run(CHECK, 'tsc')).toEqual({ code: 0, stdout: '', stderr: '' });
  fakeTsc(
    'src/cli/main.ts(1,2): error TS2532: Object is possibly undefined.',
    'src/one.tsx(3,4): error TS2345: Not assignable.',
    '  Since it is not.',
    'src/other/cli/main.ts(3,4): error TS2345: Nor that.',
  );
  const { code, stderr } = await project.run(CHECK, 'tsc');
  expect(code).toBe(1);
  expect(stderr).toBe(
    `src/one.tsx(3,4): error TS2345: Not assignable.
  Since it is not.
src/other/cli/main.ts(3,4): error TS2345: Nor that.
`,
  );
});

test('errors and warnings of svelte-check in hot loops pass, all others fail', async () => {
  fakeSvelteCheck(
    '17 START "/somewhere"',
    '17 ERROR "src/cli/main.ts" 1:2 "Object is possibly undefined."',
    '17 COMPLETED 7 FILES 1 ERRORS 0 WARNINGS 1 FILES_WITH_PROBLEMS',
  );
  expect((await project.run(CHECK, 'svelte-check')).code).toBe(0);
  for (const kind of ['ERROR', 'WARNING']) {
    fakeSvelteCheck(`17 ${kind} "src/client/App.svelte" 1:2 "Wrong."`);
    expect(await project.run(CHECK, 'svelte-check')).toEqual({
      code: 1,
      stdout: '',
      stderr: `17 ${kind} "src/client/App.svelte" 1:2 "Wrong."\n`,
    });
  }
});

test('a checker that fails without naming an error fails, with its output', async () => {
  fakeTsc('It crashed.');
  expect(await project.run(CHECK, 'tsc')).toMatchObject({ code: 1, stderr: 'It crashed.\n' });
  expect(await project.run(CHECK, 'svelte-check')).toMatchObject({ code: 1 });
});

test('an error without a file fails', async () => {
  fakeTsc("error TS5023: Unknown compiler option 'x'.");
  expect(await project.run(CHECK, 'tsc')).toMatchObject({ code: 1 });
});

test('a list of hot loops that names a missing file, or one that the build does not check, fails', async () => {
  project.write('node_modules/typescript/bin/tsc', '');
  expect((await project.run(CHECK, 'tsc')).code).toBe(0);
  for (const entry of ['src/gone.ts', 'src/client/App.svelte', 'test/']) {
    project.write('tools/hot-loops.mjs', `export const HOT_LOOPS = [{ path: '${entry}' }];`);
    const { code, stderr } = await project.run(CHECK, 'tsc');
    expect(code).toBe(1);
    expect(stderr).toContain(entry);
  }
});

test('an unknown checker is refused', async () => {
  expect(await project.run(CHECK, 'lint')).toMatchObject({ code: 2 });
});
