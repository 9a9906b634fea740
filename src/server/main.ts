import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { StoreFailure } from '../table/index.js';
import { takeDataFolder } from './data-folder.js';
import { addressesOf, listen } from './listen.js';
import { createRallarServer, type RallarServer } from './server.js';
import { helpText, readSettings, type Settings } from './settings.js';

/** The server must be gone by then, whatever happens. */
const EXIT_MS = 5000;

/** Serves the page and the online tables until it is told to stop. Resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const read = readSettings(args, process.env);
  if (!read.ok) return complain(read.problem, 2);
  const settings = read.value;
  if (settings.help) {
    process.stdout.write(`${helpText()}\n`);
    return 0;
  }
  // Whatever is written from now on is for this account alone.
  process.umask(0o077);
  const folder = takeDataFolder(settings.data);
  if (!folder) return complain(`Another server uses the folder ${settings.data}.`, 1);
  const log = pino({ level: settings.logLevel, base: null }, pino.destination(2));
  const page = fileURLToPath(new URL('../page', import.meta.url));
  try {
    const server = createRallarServer(settings, folder, page, log);
    const port = await listen(() => server.listener(), settings.host, settings.port);
    if (port === null) {
      await server.close();
      return complain(
        settings.port === null ? 'No port from 8080 on is free.' : `Port ${settings.port} is taken.`,
        1,
      );
    }
    const metricsPort = await listenForMetrics(settings, server);
    if (metricsPort === false) {
      await server.close();
      return complain('The port of --metrics is taken.', 1);
    }
    log.info({ port, metricsPort, node: process.versions.node, pid: process.pid }, 'started');
    announce(settings, port);
    const signal = await stopSignal();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), EXIT_MS).unref();
    await server.close();
    log.info('stopped');
    return 0;
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return complain(`The folder ${settings.data} can't be used: ${error.problem.code}.`, 1);
  } finally {
    folder.release();
  }
}

function announce({ host, open }: Settings, port: number): void {
  const [local = '', ...others] = addressesOf(host, port);
  process.stdout.write(`Rallar is at ${local} (Ctrl-C ends it).\n`);
  for (const address of others) process.stdout.write(`Others in your network reach it at ${address}\n`);
  if (open ?? isAtScreen()) openInBrowser(local);
}

/** The port for monitors; null where there is none, false where it is taken. */
async function listenForMetrics({ metrics }: Settings, server: RallarServer): Promise<number | null | false> {
  const listener = server.metrics;
  if (!metrics || !listener) return null;
  return (await listen(() => listener, metrics.host, metrics.port, true)) ?? false;
}

function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
  });
}

/** Whether a person uses this machine's desktop. */
function isAtScreen(): boolean {
  const { CI, SSH_CONNECTION, SSH_CLIENT, SSH_TTY } = process.env;
  const isAway = (CI ?? 'false') !== 'false' || SSH_CONNECTION || SSH_CLIENT || SSH_TTY;
  return process.stdout.isTTY && !isAway;
}

function openInBrowser(address: string): void {
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [address]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', address]]
        : ['xdg-open', [address]];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  // If no browser can be opened, the address has been printed.
  child.on('error', () => undefined);
  child.unref();
}

function complain(sentence: string, code: number): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}
