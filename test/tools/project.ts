import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = fileURLToPath(new URL('../../tools', import.meta.url));

/** A fake npm: logs its arguments and installs a compiler, noisily; a file named `offline` makes it fail. */
const NPM = `
  const fs = require('fs');
  fs.appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
  console.log('noise of npm');
  if (fs.existsSync('offline')) process.exit(3);
  fs.rmSync('node_modules', { recursive: true, force: true });
  fs.cpSync('packages', 'node_modules', { recursive: true });
  setTimeout(() => {}, 200);
`;

/** A fake compiler: copies each source to the output, and fails half-way on one with the word WRONG. */
const TSC = `
  const fs = require('fs'), path = require('path');
  const out = process.argv[process.argv.indexOf('--outDir') + 1];
  fs.appendFileSync('tsc.log', 'built\\n');
  console.log('noise of tsc');
  for (const folder of fs.readdirSync('src')) {
    fs.mkdirSync(path.join(out, folder), { recursive: true });
    for (const name of fs.readdirSync('src/' + folder)) {
      const text = fs.readFileSync('src/' + folder + '/' + name, 'utf8');
      if (text.includes('WRONG')) process.exit(2);
      fs.writeFileSync(path.join(out, folder, name.replace('.ts', '.js')), text);
    }
  }
`;

/** The output and exit code of a script. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A tiny project in a temporary folder with our tools and a fake npm and compiler. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'rallar-tools-'));

  constructor() {
    cpSync(tools, join(this.folder, 'tools'), { recursive: true });
    this.write('package.json', '{ "type": "module", "engines": { "node": ">=20.19" } }');
    this.write('package-lock.json', '{}');
    this.write('npm-cli.cjs', NPM);
    this.write('packages/package.json', '{}');
    this.write('packages/typescript/bin/tsc', TSC);
    this.write('src/cli/main.ts', `export async function main(argv) { console.log(argv.join()); return 7; }`);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** A file's text, or the empty string. */
  read(file: string): string {
    return this.has(file) ? readFileSync(join(this.folder, file), 'utf8') : '';
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  /** Runs a script, from another folder, since that must not matter. */
  run(script: string, ...args: string[]): Promise<Outcome> {
    const env = { ...process.env, NODE_ENV: 'production', npm_execpath: join(this.folder, 'npm-cli.cjs') };
    const child = spawn(process.execPath, [join(this.folder, script), ...args], { cwd: tmpdir(), env });
    const outcome: Outcome = { code: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (outcome.stdout += String(chunk)));
    child.stderr.on('data', (chunk) => (outcome.stderr += String(chunk)));
    return new Promise((resolve) => child.on('close', (code) => resolve({ ...outcome, code })));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
