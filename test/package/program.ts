import { type ChildProcess, spawn } from 'node:child_process';

/** A Node program in a process of its own. */
export class Program {
  /** What it printed, errors included. */
  output = '';
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(folder: string, ...args: string[]) {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (this.output += String(text)));
    this.ended = new Promise((resolve) => child.once('close', resolve));
    this.child = child;
  }

  /** Resolves with the first group of what it prints; fails where it ends before. */
  async prints(pattern: RegExp): Promise<string> {
    const printed = new Promise<string>((resolve) => {
      const look = (): void => {
        const found = pattern.exec(this.output)?.[1];
        if (found !== undefined) resolve(found);
      };
      this.child.stdout?.on('data', look);
      look();
    });
    const failed = this.ended.then(() => Promise.reject(new Error(this.output)));
    return Promise.race([printed, failed]);
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}
