import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../tools/online/free-port.mjs';
import { build, ROOT } from '../../kit/build.js';

const PROGRAM = `import(process.argv[1]).then(({ main }) => main(process.argv.slice(2))).then((code) => (process.exitCode = code))`;

/** The built server in a process of its own, with a data folder of its own. */
export class ServerProcess {
  readonly data = mkdtempSync(path.join(tmpdir(), 'rallar-server-'));
  /** What it wrote to its log. */
  log = '';
  private child: ChildProcess | null = null;
  private address = '';
  private port: string | undefined;

  /** Starts it, on the port it had before, and resolves once it listens. */
  async start(...args: string[]): Promise<void> {
    build();
    this.port ??= String(await freePort());
    const child = this.spawn('--data', this.data, '--port', this.port, '--no-open', ...args);
    this.child = child;
    const said = await new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', (line) => resolve(String(line)));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.log}`)));
    });
    this.address = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
  }

  /** The address of a path at the server. */
  url(at = '/'): string {
    return this.address + at;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Sends a signal, and resolves with the exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  /** Runs another server with these arguments, and resolves with its exit code and what it said. */
  async run(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
    const child = this.spawn(...args);
    const said = { stdout: '', stderr: '' };
    child.stdout?.on('data', (text) => (said.stdout += String(text)));
    child.stderr?.on('data', (text) => (said.stderr += String(text)));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, ...said };
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.data, { recursive: true, force: true });
  }

  private spawn(...args: string[]): ChildProcess {
    const program = path.join(ROOT, 'dist/server/main.js');
    const child = spawn(process.execPath, ['-e', PROGRAM, program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true' },
    });
    child.stderr.on('data', (text) => (this.log += String(text)));
    return child;
  }
}
