import { expect, test, vi } from 'vitest';
import { type FromServer, PROTOCOL_VERSION, type ToServer } from '../../../protocol/index.js';
import type { ServerSocket } from '../../../remote/connection.js';
import type { OnlineServer } from './online-server.js';
import { createServer } from './server.svelte.js';

/** A server that knows a device by this name, and what the page sends it. */
function connect(known: string | null) {
  const sent: ToServer[] = [];
  let name = known;
  let sockets = 0;
  let deliver: ((frame: FromServer) => void) | undefined;
  const server: OnlineServer = createServer({
    identity: {
      findName: () => Promise.resolve(name),
      introduce: (next) => Promise.resolve({ ok: true, name: (name = next) }),
      takeOver: (word) =>
        Promise.resolve(
          word === 'right'
            ? { ok: true, name: (name = 'Bo') }
            : { ok: false, problem: { code: 'no-such-code' } },
        ),
    },
    passkeys: {
      obstacle: () => null,
      list: () => Promise.resolve({ ok: true, passkeys: [] }),
      add: () => Promise.resolve({ ok: true }),
      remove: () => Promise.resolve({ ok: true }),
      signIn: () => Promise.resolve({ ok: true, name: (name = 'Cleo') }),
    },
    openSocket() {
      sockets++;
      const socket: ServerSocket = {
        send: (text) => sent.push(JSON.parse(text) as ToServer),
        close: () => undefined,
        addEventListener(type: string, listener: (event: never) => void) {
          if (type === 'open') void Promise.resolve().then(() => listener({} as never));
          if (type === 'message') deliver = (frame) => listener({ data: JSON.stringify(frame) } as never);
        },
      };
      return socket;
    },
    isHidden: () => false,
    random: () => 0,
    watchPage: () => undefined,
  });
  const hello = async (): Promise<void> => {
    await vi.waitFor(() => expect(sent.at(-1)?.type).toBe('hello'));
    deliver?.({ type: 'hello', version: PROTOCOL_VERSION });
  };
  return { server, sent, hello, deliver: (frame: FromServer) => deliver?.(frame), sockets: () => sockets };
}

test('a device that the server does not know connects once it has said a name, and joins what waited', async () => {
  const { server, sent, hello, sockets } = connect(null);
  await vi.waitFor(() => expect(server.name).toBeNull());
  server.join('t', null);
  expect(sockets()).toBe(0);
  expect(await server.introduce('Anna')).toEqual({ ok: true });
  await hello();
  expect([server.name, server.state]).toEqual(['Anna', 'connected']);
  expect(sent.map(({ type }) => type)).toEqual(['hello', 'join']);
});

test('a renamed person has the new name', async () => {
  const { server, hello, deliver } = connect('Anna');
  await hello();
  const renamed = server.ask('rename', { name: 'Anne' });
  deliver({ type: 'answer', call: 0, question: 'rename', answer: { ok: true } });
  await renamed;
  expect(server.name).toBe('Anne');
});

test('with a word of another device it becomes that person, on a new socket', async () => {
  const { server, hello, sockets } = connect('Anna');
  await hello();
  expect(await server.takeOver('wrong')).toEqual({ ok: false, problem: { code: 'no-such-code' } });
  expect(await server.takeOver('right')).toEqual({ ok: true });
  await hello();
  expect([server.name, sockets()]).toEqual(['Bo', 2]);
});

test('with a passkey it becomes the person of the passkey, on a new socket', async () => {
  const { server, hello, sockets } = connect('Anna');
  await hello();
  expect(await server.passkeys.signIn()).toEqual({ ok: true, name: 'Cleo' });
  await hello();
  expect([server.name, sockets()]).toEqual(['Cleo', 2]);
});

test('frames go to the table they are about', async () => {
  const { server, sent, hello, deliver } = connect('Anna');
  const [one, two] = [server.join('a', null), server.join('b', null)];
  await hello();
  const link = sent.flatMap((frame) => (frame.type === 'join' && frame.table === 'b' ? frame.link : []))[0]!;
  deliver({ type: 'turned-away', link, problem: { code: 'no-such-table' } });
  expect([one.turnedAway, two.turnedAway]).toEqual([undefined, { code: 'no-such-table' }]);
});
