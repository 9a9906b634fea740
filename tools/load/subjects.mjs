import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../ready.mjs';
import { Child } from './child.mjs';
import { round } from './latencies.mjs';

const bench = path.join(root, 'bench/boardgame.io');
const at = (...names) => path.join(root, ...names);
/** All clients come from one address, and are quicker than people. */
const UNLIMITED = ['message-rate', 'sockets-per-address', 'tables-per-hour', 'people-per-hour'].flatMap(
  (flag) => [`--${flag}`, '100000'],
);

/** Installs the other server, once. */
export function installBench() {
  if (existsSync(path.join(bench, 'node_modules'))) return;
  console.error('Installing boardgame.io.');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: bench,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** A server under load, and the process that drives it. */
export class Subject {
  /** `name`: rallar, rallarInMemory or boardgameio. */
  constructor(name, options = {}) {
    this.name = name;
    this.options = options;
  }

  async start({ execArgv = [] } = {}) {
    if (this.name === 'boardgameio') this.server = new Child(path.join(bench, 'server.mjs'), {}, execArgv);
    else {
      this.data = mkdtempSync(path.join(tmpdir(), 'rallar-load-'));
      const options = {
        data: this.data,
        page: at('dist/page'),
        isInMemory: this.name === 'rallarInMemory',
        args: UNLIMITED,
        ...this.options,
      };
      this.server = new Child(at('tools/load/serve-rallar.mjs'), options, execArgv);
    }
    ({ address: this.address } = await this.server.next());
  }

  /** Starts a driver with these options, and resolves once its tables have begun. */
  async drive(options) {
    const file =
      this.name === 'boardgameio' ? path.join(bench, 'drive.mjs') : at('tools/load/drive-rallar.mjs');
    const driver = new Child(file, { address: this.address, board: 'nordic', ...options });
    await driver.next();
    return driver;
  }

  /** Counts moves, their times and the server's processor time for some seconds. */
  async measure(driver, { warmUp, seconds }) {
    await pause(warmUp * 1000);
    const [before, begin] = [await this.server.ask('cpu'), performance.now()];
    await driver.ask('count');
    await pause(seconds * 1000);
    const found = await driver.ask('stop');
    const [cpu, ms] = [(await this.server.ask('cpu')) - before, performance.now() - begin];
    return { ...found, cpu, ms };
  }

  async end() {
    await this.server.end();
    if (this.data) rmSync(this.data, { recursive: true, force: true });
  }
}

/** The figures of some measurements of one subject. */
export function figures(measured) {
  const sum = (key) => measured.reduce((total, it) => total + it[key], 0);
  const median = (key) => measured.map((it) => it[key]).toSorted((a, b) => a - b)[measured.length >> 1];
  return {
    movesPerSecond: round((sum('moves') / sum('ms')) * 1000),
    p50: median('p50'),
    p99: median('p99'),
    cpuMicrosecondsPerMove: round(sum('cpu') / sum('moves')),
  };
}
