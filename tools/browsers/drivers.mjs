/** Two browsers that are driven by the commands of WebDriver: WebKit over HTTP, Firefox over its own socket. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The name that WebDriver gives to a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A browser by its commands. */
class Driven {
  constructor(command, close) {
    this.command = command;
    this.close = close;
  }
  go(url) {
    return this.command('Navigate', { url });
  }
  reload() {
    return this.command('Refresh', {});
  }
  /** Runs a function in the page. */
  run(work, ...args) {
    return this.command('ExecuteScript', { script: `return (${work})(...arguments)`, args });
  }
  /** Clicks the element that a function in the page finds. Returns false if there is none. */
  async click(find, ...args) {
    const found = await this.run(find, ...args);
    if (!found) return false;
    try {
      await this.command('ElementClick', { id: found[ELEMENT] });
      return true;
    } catch (error) {
      // It was replaced before the click.
      if (error.message.startsWith('stale element')) return false;
      throw error;
    }
  }
  async press(...keys) {
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.command('PerformActions', { actions: [{ type: 'key', id: 'keys', actions: strokes }] });
  }
}

/** Debian's WebKit, on a virtual screen. */
export async function openWebKit() {
  const screen = await openScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const call = async (method, place, body) => {
    const request = { method, ...(body && { body: JSON.stringify(body) }) };
    const { value } = await (await fetch(`http://127.0.0.1:${port}${place}`, request)).json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until(() => call('GET', '/status'));
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const at = `/session/${sessionId}`;
  const ways = {
    Navigate: (it) => call('POST', `${at}/url`, it),
    Refresh: () => call('POST', `${at}/refresh`, {}),
    ExecuteScript: (it) => call('POST', `${at}/execute/sync`, it),
    ElementClick: ({ id }) => call('POST', `${at}/element/${id}/click`, {}),
    PerformActions: (it) => call('POST', `${at}/actions`, it),
  };
  return new Driven(
    (name, it) => ways[name](it),
    async () => {
      await call('DELETE', at).catch(() => {});
      driver.kill();
      screen.close();
    },
  );
}

/** Firefox, headless. */
export async function openFirefox() {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'rallar-firefox-'));
  const port = await freePort();
  fs.writeFileSync(path.join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const args = [
    '--headless',
    '--marionette',
    '--no-remote',
    '--width=1440',
    '--height=900',
    '--profile',
    profile,
  ];
  const env = { ...process.env, HOME: profile };
  const firefox = spawn('firefox-esr', args, { env, stdio: 'ignore' });
  const socket = await until(() => connected(port));
  const call = conversation(socket);
  await call('WebDriver:NewSession', {});
  return new Driven(
    async (name, it) => {
      const answer = await call(`WebDriver:${name}`, it);
      return answer?.value;
    },
    async () => {
      const ended = new Promise((resolve) => firefox.once('exit', resolve));
      firefox.kill();
      await ended;
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  );
}

/** Requests and responses over Firefox's socket: `length:[0, id, command, parameters]`. */
function conversation(socket) {
  const waiting = new Map();
  let heard = Buffer.alloc(0);
  let ids = 0;
  socket.on('data', (chunk) => {
    heard = Buffer.concat([heard, chunk]);
    for (;;) {
      const colon = heard.indexOf(':');
      const length = Number(heard.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || heard.length < colon + 1 + length) return;
      const message = JSON.parse(heard.subarray(colon + 1, colon + 1 + length).toString());
      heard = heard.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message;
      waiting.get(id)?.(error, value);
      waiting.delete(id);
    }
  });
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++ids;
      waiting.set(id, (error, value) =>
        error ? reject(new Error(`${error.error}: ${error.message}`)) : resolve(value),
      );
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

function connected(port) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function openScreen() {
  const number = 90 + Math.floor(Math.random() * 900);
  const server = spawn('Xvfb', [`:${number}`, '-screen', '0', '1440x1000x24'], { stdio: 'ignore' });
  await until(async () => fs.statSync(`/tmp/.X11-unix/X${number}`));
  return { display: `:${number}`, close: () => server.kill() };
}

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Retries for half a minute. */
async function until(work) {
  for (const end = Date.now() + 30_000; ;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
