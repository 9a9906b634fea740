import type { Result } from '../engine/index.js';
import { ConnectedClient } from './connected-client.js';
import type { ConnectionState, ServerSocket } from './connection.js';
import type { Identity } from './identity.js';
import { baseAddress } from './invitation.js';
import type { ClientOptions, ConnectProblem, RemoteClient, SocketConstructor } from './remote-client.js';

/** Connects to a server, by its address or any link to it. Resolves once the server has answered, or with why it can't be used. */
export async function connect(
  address: string,
  options: ClientOptions,
): Promise<Result<RemoteClient, ConnectProblem>> {
  const openSocket = socketOpener(address, options.WebSocket);
  if (typeof openSocket === 'string') return { ok: false, problem: { code: openSocket } };
  const client = new ConnectedClient(baseAddress(address), options, openSocket);
  const settled = new Promise<ConnectionState | 'unknown'>((resolve) => {
    client.on('state', (state) => state !== 'connecting' && resolve(state));
  });
  client.connect();
  const state = await settled;
  if (state === 'connected') return { ok: true, value: client };
  client.close();
  if (state === 'outdated') return { ok: false, problem: { code: 'outdated' } };
  return { ok: false, problem: client.refusal ?? { code: 'host-down' } };
}

/** How sockets to a server are opened; or why they can't be. */
function socketOpener(
  address: string,
  given: SocketConstructor | undefined,
): ((identity: Identity) => ServerSocket) | 'no-websocket' | 'not-an-address' {
  const Socket = given ?? (globalThis as { WebSocket?: unknown }).WebSocket;
  if (Socket === undefined) return 'no-websocket';
  if (!URL.canParse(address) || !/^https?:/.test(address)) return 'not-an-address';
  const url = new URL('socket', baseAddress(address));
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const Opener = Socket as new (address: string, options?: object) => ServerSocket;
  return ({ cookie }) => {
    // A browser sends its cookie by itself, and takes no headers.
    const socket =
      cookie === undefined ? new Opener(url.href) : new Opener(url.href, { headers: { cookie } });
    // The close follows. A socket of `ws` throws an error that nobody listens to.
    socket.addEventListener('error', () => undefined);
    return socket;
  };
}
