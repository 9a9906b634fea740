import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import net, { type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Project } from './project.js';

const START = 'tools/start.mjs';

/** Writes a page of one line. */
const VITE = `
  import fs from 'node:fs';
  const out = process.argv[process.argv.indexOf('--outDir') + 1];
  fs.mkdirSync(out, { recursive: true });
  fs.writeFileSync(out + '/index.html', 'the page');
`;

let project: Project;
const taken: Server[] = [];
beforeEach(() => {
  project = new Project();
  project.write('vite.config.ts', '');
  project.write('packages/vite/bin/vite.js', VITE);
  project.write('packages/vite/package.json', '{ "type": "module" }');
});
afterEach(() => {
  for (const server of taken.splice(0)) server.close();
  project.remove();
});

/** Occupies a port on an address of this machine, or any free one. */
function take(port = 0, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    taken.push(server);
    server.on('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts it and resolves with its output once it serves; `end` sends a signal and resolves with the exit code. */
async function startServer(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(project.folder, START), ...args], {
    env: { ...process.env, npm_execpath: join(project.folder, 'npm-cli.cjs'), ...env },
  });
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line)));
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { said, end };
}

test('it builds, serves the page, prints its address, and ends with Ctrl-C', async () => {
  const { said, end } = await startServer({});
  const address = /^Rallar is at (http:\/\/localhost:\d+\/) \(Ctrl-C ends it\)\.\n$/.exec(said)?.[1];
  const page = await fetch(address!);
  expect(await page.text()).toBe('the page');
  expect(await end('SIGINT')).toBe(0);
});

test('a requested port that is taken is an error in one sentence', async () => {
  const port = await take();
  await project.run(START, '--help');
  await project.run('tools/build.mjs');
  const { code, stdout, stderr } = await project.run(START, '--port', String(port));
  expect([code, stdout, stderr]).toEqual([1, '', `Port ${port} is taken.\n`]);
});

test('a requested port that is free is used', async () => {
  const port = await take();
  taken.pop()?.close();
  const { said, end } = await startServer({}, `--port=${port}`);
  expect(said).toContain(`http://localhost:${port}/`);
  expect(await end('SIGTERM')).toBe(0);
});

test('without a request it is the first free port from 8080', async () => {
  const first = await startServer({});
  const second = await startServer({});
  const [one, two] = [first, second].map(({ said }) => Number(/:(\d+)\//.exec(said)?.[1]));
  await Promise.all([first.end('SIGINT'), second.end('SIGINT')]);
  expect(one).toBeGreaterThanOrEqual(8080);
  expect(two).toBeGreaterThan(one!);
});

test('the browser is opened only from a terminal, or on request', async () => {
  // A fake browser that records that it was opened.
  for (const name of ['bin/xdg-open', 'bin/open']) {
    project.write(name, `#!/bin/sh\necho "$1" >> "${project.folder}/opened"\n`);
    chmodSync(join(project.folder, name), 0o755);
  }
  const path = `${join(project.folder, 'bin')}:${process.env['PATH']}`;
  const plain = await startServer({ PATH: path });
  await plain.end('SIGINT');
  expect(project.has('opened')).toBe(false);
  const asked = await startServer({ PATH: path, CI: '1' }, '--open');
  for (let i = 0; i < 100 && !project.has('opened'); i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await asked.end('SIGINT');
  expect(project.read('opened')).toMatch(/^http:\/\/localhost:\d+\/\n$/);
});

test.each([
  [['--port', 'many'], '--port takes a number from 1 to 65535, not "many".\n'],
  [['--port', '70000'], '--port takes a number from 1 to 65535, not "70000".\n'],
  [['--port'], '--port takes a number from 1 to 65535, not "".\n'],
  [['--fly'], 'There is no option --fly; --help lists those there are.\n'],
])('%s is refused in one sentence', async (args, sentence) => {
  expect(await project.run(START, ...args)).toEqual({ code: 2, stdout: '', stderr: sentence });
});

test('--help installs and builds nothing', async () => {
  const { code, stdout } = await project.run(START, '--help');
  expect(code).toBe(0);
  expect(stdout).toContain('Usage: npm start -- [--port PORT]');
  expect(project.has('npm.log')).toBe(false);
});
