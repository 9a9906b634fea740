/**
 * `npm start`: gets ready, serves the page on a port of this machine and prints its address.
 * Like ready.mjs it keeps to the syntax of Node 12, so that an old Node can print that it is too old.
 */
import { spawn } from 'child_process';
import path from 'path';
import { ready, root } from './ready.mjs';

const HELP = `Serves the page of Rallar on this machine, until Ctrl-C.

Usage: npm start -- [--port PORT] [--open | --no-open]

  --port PORT  The port to listen on; without it the first free one from 8080 on.
  --open       Opens the page in the browser.
  --no-open    Does not; without either it is opened from a terminal, but not under CI or SSH.
  --help       This text.`;

/** Parses the arguments. Returns the options, or a sentence on what is wrong. */
function readArguments(args) {
  const wanted = { port: null, open: null, help: false };
  const words = args.reduce(
    (all, arg) => all.concat(arg.startsWith('--port=') ? ['--port', arg.slice(7)] : [arg]),
    [],
  );
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '--help' || words[i] === '-h') wanted.help = true;
    else if (words[i] === '--open') wanted.open = true;
    else if (words[i] === '--no-open') wanted.open = false;
    else if (words[i] === '--port') {
      const text = words[++i] || '';
      wanted.port = Number(text);
      if (!/^\d{1,5}$/.test(text) || wanted.port < 1 || wanted.port > 65535)
        return `--port takes a number from 1 to 65535, not "${text}".`;
    } else return `There is no option ${words[i]}; --help lists those there are.`;
  }
  return wanted;
}

/** Whether a person uses this machine's desktop. */
function atScreen() {
  const { CI, SSH_CONNECTION, SSH_CLIENT, SSH_TTY } = process.env;
  const away = (CI && CI !== 'false') || SSH_CONNECTION || SSH_CLIENT || SSH_TTY;
  return process.stdout.isTTY && !away;
}

function openInBrowser(address) {
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [address]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', address]]
        : ['xdg-open', [address]];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  // If no browser can be opened, the address has been printed.
  child.on('error', () => {});
  child.unref();
}

async function main() {
  const wanted = readArguments(process.argv.slice(2));
  if (typeof wanted === 'string') {
    console.error(wanted);
    process.exitCode = 2;
    return;
  }
  if (wanted.help) return console.log(HELP);
  await ready();
  const { createPageServer } = await import('./serve.mjs');
  const { listenLocally } = await import('./listen.mjs');
  const folder = path.join(root, 'dist', 'page');
  const heard = await listenLocally(() => createPageServer(folder), wanted.port);
  if (!heard) {
    const asked = String(wanted.port);
    console.error(wanted.port === null ? 'No port from 8080 on is free.' : `Port ${asked} is taken.`);
    process.exitCode = 1;
    return;
  }
  const address = `http://localhost:${heard.port}/`;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(heard.servers));
  console.log(`Rallar is at ${address} (Ctrl-C ends it).`);
  if (wanted.open === null ? atScreen() : wanted.open) openInBrowser(address);
}

function stop(servers) {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
