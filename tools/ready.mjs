/**
 * Gets the checkout ready to run: a Node that is new enough, the packages of package-lock.json in node_modules,
 * and the built program in dist. It needs nothing but Node.
 * Its messages go to stderr, since stdout belongs to the program; with nothing to do it is silent.
 * It keeps to the syntax and imports of Node 12, so that an old Node can print that it is too old.
 */
import { spawn } from 'child_process';
import { createHash } from 'crypto';
import fs from 'fs';
import path from 'path';
import { fileURLToPath, pathToFileURL } from 'url';
import { withLock } from './lock.mjs';

/** The folder of package.json. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (...names) => path.join(root, ...names);

/** Holds the lock and the unfinished build while a process gets ready. */
const scratch = at('.ready');
const stampFile = at('node_modules', '.rallar-stamp');
const builtFile = at('dist', '.sources');
const devPages = at('node_modules', '.rallar-dev-pages');
const devBuiltFile = path.join(devPages, '.sources');

/** Makes the checkout ready, or throws an error whose message is a sentence for people. */
export async function ready() {
  checkNode();
  await unlessDone(isInstalled, install);
  await unlessDone(() => isBuilt(builtFile), build);
}

/** Builds the pages for developers if they are stale. Returns their folder. */
export async function readyDevPages() {
  await unlessDone(() => isBuilt(devBuiltFile), buildDevPages);
  return devPages;
}

/** Gets ready, then calls a function of the built program with the arguments; it returns the exit code. */
export async function run(file, name) {
  try {
    await ready();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
    return;
  }
  const program = await import(pathToFileURL(at('dist', file)).href);
  process.exitCode = await program[name](process.argv.slice(2));
}

/** Runs a command at the root; resolves to its exit code. */
export function execute(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, Object.assign({ cwd: root }, options));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === null ? 1 : code));
  });
}

function checkNode() {
  // `engines` always has the form '>=20.19', so that no package is needed to parse it.
  const needed = JSON.parse(read(at('package.json'))).engines.node.replace('>=', '');
  const have = process.versions.node.split('.').map(Number);
  const want = needed.split('.').map(Number);
  const differs = want.findIndex((number, i) => number !== have[i]);
  if (differs >= 0 && have[differs] < want[differs]) {
    throw new Error(`Rallar needs Node ${needed} or newer, and this is Node ${process.versions.node}.`);
  }
}

async function unlessDone(isDone, work) {
  if (isDone()) return;
  await withLock(path.join(scratch, 'lock'), async () => {
    // Another process may have done it while this one waited for the lock.
    if (!isDone()) await work();
  });
}

function isInstalled() {
  return read(stampFile) === stamp();
}

/** What node_modules depends on: the packages, and the Node and platform whose native parts were chosen. */
function stamp() {
  const major = process.versions.node.split('.')[0];
  return `${hashOf(['package-lock.json'])} node-${major} ${process.platform}-${process.arch}\n`;
}

async function install() {
  say('Installing the packages (npm ci).');
  const wanted = stamp();
  const npm = npmCommand();
  // `npm pack --dry-run` passes its dry run on to the npm that we start.
  const args = npm.args.concat('ci', '--include=dev', '--no-dry-run', '--no-audit', '--no-fund');
  const code = await execute(npm.command, args, { stdio: ['ignore', 2, 2], shell: npm.shell });
  if (code !== 0) throw new Error(`The packages could not be installed: npm ci ended with code ${code}.`);
  fs.mkdirSync(path.dirname(stampFile), { recursive: true });
  fs.writeFileSync(stampFile, wanted);
}

/** The npm that started us, else the one on the PATH. */
function npmCommand() {
  const npm = process.env.npm_execpath;
  if (npm && path.basename(npm).startsWith('npm')) {
    return /\.c?js$/.test(npm) ? { command: process.execPath, args: [npm] } : { command: npm, args: [] };
  }
  // Windows has npm.cmd, which Node starts through a shell only.
  const windows = process.platform === 'win32';
  return { command: windows ? 'npm.cmd' : 'npm', args: [], shell: windows };
}

/** Whether the build that wrote this file had today's sources. */
function isBuilt(file) {
  return read(file) === hashOf(sources());
}

/** Every file the build depends on, relative to the root, in a fixed order. */
function sources() {
  const configs = fs
    .readdirSync(root)
    .filter((name) => /^(tsconfig.*\.json|(vite|svelte)\.config\.[jt]s)$/.test(name));
  const plugins = fs.readdirSync(at('tools')).filter((name) => /(?<!\.d)\.ts$/.test(name));
  return ['package.json', 'package-lock.json', 'LICENSE']
    .filter((name) => fs.existsSync(at(name)))
    .concat(
      configs,
      plugins.map((name) => `tools/${name}`),
      filesUnder('src'),
    )
    .sort();
}

function filesUnder(folder) {
  const files = [];
  for (const entry of fs.readdirSync(at(folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...filesUnder(name));
    else if (!name.endsWith('.test.ts')) files.push(name);
  }
  return files;
}

async function build() {
  say('Building.');
  const hash = hashOf(sources());
  const fresh = path.join(scratch, 'build');
  remove(fresh);
  await compile(fresh, 'tsc', ['typescript', 'bin', 'tsc'], ['-p', 'tsconfig.build.json', '--outDir', fresh]);
  if (fs.existsSync(at('vite.config.ts'))) {
    const page = path.join(fresh, 'page');
    await bundle(fresh, page, 'vite.config.ts');
    const { precompress } = await import('./precompress.mjs');
    await precompress(page);
  }
  fs.writeFileSync(path.join(fresh, path.basename(builtFile)), hash);
  await swapIn(fresh, at('dist'));
}

async function buildDevPages() {
  const hash = hashOf(sources());
  const fresh = path.join(scratch, 'dev-pages');
  remove(fresh);
  await bundle(fresh, fresh, 'tools/dev-pages.config.ts');
  fs.writeFileSync(path.join(fresh, path.basename(devBuiltFile)), hash);
  await swapIn(fresh, devPages);
}

async function bundle(fresh, folder, config) {
  const options = ['build', '--config', config, '--outDir', folder, '--logLevel', 'warn'];
  await compile(fresh, 'vite', ['vite', 'bin', 'vite.js'], options);
}

/** Runs a compiler of node_modules. If it fails, the new build is removed. */
async function compile(fresh, name, script, options) {
  const args = [at('node_modules', ...script)].concat(options);
  // Tests build what users get.
  const env = Object.assign({}, process.env, { NODE_ENV: 'production' });
  const code = await execute(process.execPath, args, { env, stdio: ['ignore', 2, 2] });
  if (code === 0) return;
  remove(fresh);
  throw new Error(`Rallar could not be built: ${name} ended with code ${code}.`);
}

/** Replaces a folder by another; Windows can't rename onto an existing folder. */
async function swapIn(fresh, place) {
  const old = path.join(scratch, 'old');
  remove(old);
  if (fs.existsSync(place)) await rename(place, old);
  await rename(fresh, place);
  remove(old);
}

/** On Windows a virus scanner or an editor may hold a folder for a moment. */
async function rename(from, to) {
  for (let attempt = 1; ; attempt++) {
    try {
      fs.renameSync(from, to);
      return;
    } catch (error) {
      if (process.platform !== 'win32' || attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function remove(folder) {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** One hash over the names and the contents of files given relative to the root. */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = fs.readFileSync(at(file));
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** A file's text, or the empty string if it is missing. */
function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function say(sentence) {
  console.error(sentence);
}
