/**
 * `npm run pack:server -- FOLDER`: copies the built server, and the packages it uses, into a folder that needs nothing but Node. It
 * is some 30 MB instead of all that building and testing need.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { ready, root } from './ready.mjs';

const [to, ...others] = process.argv.slice(2);
if (to === undefined || to.startsWith('-') || others.length > 0) {
  console.error('Usage: npm run pack:server -- FOLDER');
  process.exit(2);
}
if (existsSync(to) && readdirSync(to).length > 0) {
  console.error(`${to} is not empty.`);
  process.exit(2);
}
await ready();

/** The folders of the packages it needs. */
const packages = new Set();
for (const name of importsOf(path.join(root, 'dist/server'))) add(name, root);

mkdirSync(to, { recursive: true });
cpSync(path.join(root, 'dist'), path.join(to, 'dist'), { recursive: true });
cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
const about = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
writeFileSync(
  path.join(to, 'package.json'),
  `${JSON.stringify({ name: about.name, version: about.version, private: true, license: about.license, type: about.type, engines: about.engines }, null, 2)}\n`,
);
for (const folder of packages) {
  const target = path.join(to, path.relative(root, folder));
  // What is nested in it has an entry of its own, if it is needed.
  const own = (file) => !path.relative(folder, file).split(path.sep).includes('node_modules');
  cpSync(folder, target, { recursive: true, filter: own });
}
console.log(`${to}: the server with ${packages.size} packages. Start it with: node dist/server/bin.js`);

/** The packages that the files of a folder import. */
function importsOf(folder) {
  const names = new Set();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const text = readFileSync(path.join(entry.parentPath ?? entry.path, entry.name), 'utf8');
    for (const [, address] of text.matchAll(/(?:from|import|import\()\s*'([^'.][^']*)'/g)) {
      const parts = address.split('/');
      const found = address.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
      if (!address.startsWith('node:') && !builtinModules.includes(found)) names.add(found);
    }
  }
  return names;
}

/** Adds a package as Node finds it from a folder, and what it needs; what is optional only where it is installed. */
function add(wanted, from, isOptional = false) {
  const at = find(wanted, from);
  if (at === undefined && !isOptional) throw new Error(`The package ${wanted} is not installed.`);
  if (at === undefined || packages.has(at)) return;
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
  } = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8'));
  packages.add(at);
  for (const name of Object.keys(dependencies)) add(name, at, name in optionalDependencies);
  for (const name of Object.keys({ ...optionalDependencies, ...peerDependencies })) add(name, at, true);
}

/** Where Node finds a package: in the nearest `node_modules` of the folders above. */
function find(wanted, from) {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const at = path.join(folder, 'node_modules', wanted);
    if (existsSync(path.join(at, 'package.json'))) return at;
  }
  return undefined;
}
