import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../ready.mjs';
import { freePort } from './free-port.mjs';

const PROGRAM =
  'import(process.argv[1]).then(({ main }) => main(process.argv.slice(2))).then((code) => (process.exitCode = code))';

/** All clients of these tools come from one address. */
const LIMITS = ['--sockets-per-address', '--tables-per-hour', '--people-per-hour'].flatMap((flag) => [
  flag,
  '100000',
]);

/** The built server in a process of its own, which can be killed and started again on the same port. */
export class ServerProcess {
  constructor(data, args = []) {
    this.data = data;
    this.args = args;
    this.log = '';
    this.address = '';
    this.child = null;
    this.port = undefined;
  }

  /** Starts it and resolves once it listens. */
  async start() {
    this.port ??= String(await freePort());
    const program = path.join(root, 'dist/server/main.js');
    const own = ['--data', this.data, '--port', this.port, '--no-open', '--log-level', 'warn'];
    const args = [...own, ...LIMITS, ...this.args];
    const child = spawn(process.execPath, ['-e', PROGRAM, program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true' },
    });
    child.stderr.on('data', (text) => (this.log = (this.log + String(text)).slice(-20_000)));
    this.child = child;
    const said = await new Promise((resolve, reject) => {
      child.stdout.once('data', (line) => resolve(String(line)));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.log}`)));
    });
    this.address = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
  }

  /** Sends a signal and resolves once the process is gone. */
  async end(signal) {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
