import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const NPM = process.env['npm_execpath'];

/** Runs a program of Node's in a folder; what it says is shown where it fails. */
function run(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

function npm(folder: string, ...args: string[]): string {
  if (NPM && /\.c?js$/.test(NPM)) return run(folder, NPM, ...args);
  const windows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: windows,
  });
  expect(status, `npm ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rallar-pack-'));
  run(ROOT, 'tools/build.mjs');
  npm(ROOT, 'pack', '--ignore-scripts', '--pack-destination', folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${packed}`);
  const examples = ['play-a-game.ts', 'own-bot.ts'];
  for (const name of examples) copyFileSync(join(ROOT, 'examples', name), join(folder, name));
  const options = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
  run(folder, join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), ...options, ...examples);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packed package type-checks and plays the example in an empty folder', () => {
  const said = run(folder, 'play-a-game.js');
  expect(said).toMatch(/^1\. \w+: -?\d+ points$/m);
  expect(said).toMatch(/\d+ turns, \d+ entries in the log/);
});

test('and the example of a bot of one’s own, in a match against one of the house', () => {
  const [, games, own, path] =
    /, (\d+) games: longest won (\d+), path won (\d+)$/m.exec(run(folder, 'own-bot.js')) ?? [];
  expect(Number(games)).toBe(20);
  expect(Number(own) + Number(path)).toBeGreaterThan(0);
  expect(Number(own) + Number(path)).toBeLessThanOrEqual(20);
});

test('the packed package holds no tests and brings its command line', () => {
  const files = readdirSync(join(folder, 'node_modules', 'rallar', 'dist'), { recursive: true }).map(String);
  expect(files.filter((name) => name.includes('.test.'))).toEqual([]);
  const boards: unknown = JSON.parse(run(folder, 'node_modules/rallar/dist/cli/bin.js', 'boards', '--json'));
  expect(boards).toHaveLength(4);
});
