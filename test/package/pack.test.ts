import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, build } from '../kit/build.js';
import { ServerProcess } from '../server/kit/server-process.js';
import { CuttingProxy } from './cutting-proxy.js';
import { unexported } from './exported.js';
import { Program } from './program.js';

const NPM = process.env['npm_execpath'];

/** Runs a Node script in a folder, and shows its output if it fails. */
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

/** What a fresh clone does not have. */
const NOT_CLONED = ['.git', '.ladder', '.ready', 'dist', 'node_modules', 'screens'];
/** Without its config the page is not built: it takes long and is no part of the package. */
const PAGE = 'vite.config.ts';

/** A copy of the checkout like a clone, but without the page and with the packages installed. */
function copyCheckout(into: string): void {
  const names = readdirSync(ROOT).filter((name) => !NOT_CLONED.includes(name) && name !== PAGE);
  for (const name of names) cpSync(join(ROOT, name), join(into, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(into, 'node_modules'), 'junction');
}

const EXAMPLES = ['play-a-game.ts', 'own-bot.ts', 'arena-bot.js', 'network-bot.ts'];
/** What the example of online play needs besides: sockets, and Node's types. */
const SOCKETS = ['ws', '@types/ws', '@types/node', 'undici-types'];
/** The strictest options that a user's project may have. */
const STRICT = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--allowJs'];
const MODERN = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];

let clone = '';
let folder = '';
const inPackage = (...names: string[]) => join(folder, 'node_modules', 'rallar', ...names);
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'rallar-clone-'));
  folder = mkdtempSync(join(tmpdir(), 'rallar-pack-'));
  build();
  copyCheckout(clone);
  npm(clone, 'pack', '--pack-destination', folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  const others = SOCKETS.map((name) => join(ROOT, 'node_modules', name));
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', '--install-links', `./${packed}`, ...others);
});
afterAll(() => {
  for (const made of [clone, folder]) rmSync(made, { recursive: true, force: true });
});

test('a fresh clone packs its code', () => {
  expect(readdirSync(inPackage('dist'))).toEqual(expect.arrayContaining(['index.js', 'engine', 'cli']));
});

test('the page, tests and what only the build needs are not packed', () => {
  expect(readdirSync(join(ROOT, 'dist'))).toEqual(expect.arrayContaining(['.sources', 'page']));
  const [{ files }] = JSON.parse(npm(ROOT, 'pack', '--dry-run', '--ignore-scripts', '--json')) as [
    { files: { path: string }[] },
  ];
  expect(files.filter(({ path }) => /\.test\.|^dist\/(page|\.sources)/.test(path))).toEqual([]);
});

test('the package exports everything under its own name', () => {
  const program = `
    import * as all from 'rallar';
    import * as boards from 'rallar/boards';
    import * as bots from 'rallar/bots';
    import * as engine from 'rallar/engine';
    import { connect } from 'rallar/client';
    if (typeof connect !== 'function') throw new Error('no client');
    const parts = Object.entries({ ...boards, ...bots, ...engine });
    console.log(parts.length, parts.every(([name, it]) => all[name] === it));
  `;
  expect(run(folder, '--input-type=module', '-e', program)).toMatch(/^[1-9]\d+ true$/m);
});

test('every type that an exported signature names is exported', () => {
  const all = inPackage('dist', 'index.d.ts');
  expect(unexported(all)).toEqual([]);
  // The client's signatures name types of the engine, which are exported there; and shorthands that are part of others.
  const ofClient = unexported(inPackage('dist', 'remote', 'index.d.ts'), all);
  expect(ofClient.filter((it) => !/^(Done|Found|Question|Reader|FrameProblem) /.test(it))).toEqual([]);
});

test('the examples compile in a strict project', () => {
  for (const name of EXAMPLES) cpSync(inPackage('examples', name), join(folder, name));
  const compile = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  run(folder, compile, ...STRICT, ...MODERN, '--outDir', 'built', ...EXAMPLES);
  expect(readdirSync(join(folder, 'built'))).toHaveLength(EXAMPLES.length);
});

test('and the example plays a game', () => {
  const said = run(folder, 'built/play-a-game.js');
  expect(said).toMatch(/^1\. \w+: -?\d+ points$/m);
  expect(said).toMatch(/\d+ turns, \d+ entries in the log/);
});

test('and the example of a custom bot plays a match against a built-in one', () => {
  const [, games, own, path] =
    /, (\d+) games: longest won (\d+), path won (\d+)$/m.exec(run(folder, 'built/own-bot.js')) ?? [];
  expect(Number(games)).toBe(20);
  expect(Number(own) + Number(path)).toBeGreaterThan(0);
  expect(Number(own) + Number(path)).toBeLessThanOrEqual(20);
});

test('and the examples of online play play each other over a server, one of them cut off in the middle', async () => {
  const server = new ServerProcess();
  await server.start();
  const proxy = new CuttingProxy(new URL(server.url()), /"n":1[5-9],/);
  const started: Program[] = [];
  const start = (name: string, ...args: string[]): Program => {
    const program = new Program(folder, 'built/network-bot.js', ...args, '--name', name, '--cookie', name);
    started.push(program);
    return program;
  };
  try {
    const host = start('Anna', server.url(), '--host', 'newyork');
    const link = await host.prints(/^invitation: (.*)$/m);
    expect(link).toMatch(/^http:\/\/localhost:\d+\/#online\/\w+\/[\w-]+$/);
    const guest = start('Bo', link.replace(/^http:\/\/[^/]+/, await proxy.start()));
    const codes = await Promise.all([host.ended, guest.ended]);
    expect(codes, `${host.output}${guest.output}`).toEqual([0, 0]);
    // They may have the same place.
    const result = /^\d\. Anna: -?\d+\n\d\. Bo: -?\d+$/m.exec(guest.output)?.[0] ?? 'no result';
    expect([host.output, guest.output]).toEqual(Array(2).fill(expect.stringContaining(result)));
    expect(guest.output).toMatch(/connection: lost\nconnection: connected/);
    expect([proxy.cuts, host.output + guest.output]).toEqual([1, expect.not.stringContaining('refused')]);
  } finally {
    for (const program of started) program.kill();
    proxy.stop();
    await server.remove();
  }
});

test('the packed package brings its command line', () => {
  const boards: unknown = JSON.parse(run(folder, inPackage('dist', 'cli', 'bin.js'), 'boards', '--json'));
  expect(boards).toHaveLength(4);
});

test('which plays a custom bot in threads', () => {
  const args = ['arena', '--bots', './arena-bot.js,path', '--games', '8', '--workers', '2', '--json'];
  const output = JSON.parse(run(folder, inPackage('dist', 'cli', 'bin.js'), ...args)) as unknown;
  expect(output).toMatchObject({
    games: 8,
    workers: 2,
    bots: [{ name: './arena-bot.js' }, { name: 'path' }],
  });
});
