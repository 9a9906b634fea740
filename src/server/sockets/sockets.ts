import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { MAX_FRAME_LENGTH } from '../../protocol/index.js';
import type { Person } from '../store/lobby-store.js';
import { CLOSE_CODES, ClientConnection, type ConnectionOptions, type TextSocket } from './connection.js';

/** A socket that has not answered a ping by the next one is dead. */
const PING_MS = 15_000;

/** What the sockets need of the server. */
export interface SocketsOptions {
  /** Why an upgrade is refused, as an HTTP status; or who it is. */
  admit: (request: IncomingMessage, address: string) => Promise<Person | number>;
  /** What limits are counted by. */
  addressOf: (request: IncomingMessage) => string;
  /** One address has at most this many sockets. */
  perAddress: number;
  /** Counts the upgrades of an address. Resolves to null where one more is allowed. */
  spendUpgrade: (address: string) => Promise<number | null>;
  /** What connections need of the server beside the sockets. */
  connections: Omit<ConnectionOptions, 'onRename' | 'onDeleted' | 'onSignedOut'>;
  /** The limit of messages of one more connection. */
  newCredit: () => (cost: number) => boolean;
  onRefusal: (status: number) => void;
  onError: (error: unknown) => void;
}

/** A socket with its client. */
class OpenSocket implements TextSocket {
  readonly socket: WebSocket;
  readonly person: string;
  /** What sockets are counted by. */
  readonly address: string;
  readonly connection: ClientConnection;
  isAlive = true;
  /** It was there at the last ping already. */
  isOld = false;

  constructor(
    socket: WebSocket,
    person: string,
    address: string,
    connectionOf: (socket: TextSocket) => ClientConnection,
  ) {
    this.socket = socket;
    this.person = person;
    this.address = address;
    this.connection = connectionOf(this);
  }

  get unread(): number {
    return this.socket.bufferedAmount;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(code: number): void {
    this.socket.close(code);
  }
}

/** The sockets of all clients. */
export class Sockets {
  private readonly options: SocketsOptions;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_LENGTH,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly open = new Set<OpenSocket>();
  /** How many sockets each address has, those under way included. */
  private readonly counts = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private isClosing = false;
  private readonly connections: ConnectionOptions;

  constructor(options: SocketsOptions) {
    this.options = options;
    const { onRename, onDeleted, onSignedOut } = this;
    this.connections = { ...options.connections, onRename, onDeleted, onSignedOut };
    this.timer = setInterval(() => this.ping(), PING_MS).unref();
  }

  /** Handles an upgrade request. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', destroy);
    const address = this.options.addressOf(request);
    const count = this.counts.get(address) ?? 0;
    if (this.isClosing) return this.refuse(stream, 503);
    if (count >= this.options.perAddress) return this.refuse(stream, 429);
    this.counts.set(address, count + 1);
    const release = (): void => this.release(address);
    stream.once('close', release);
    if ((await this.options.spendUpgrade(address)) !== null) return this.refuse(stream, 429);
    const person = await this.options.admit(request, address);
    if (typeof person === 'number') return this.refuse(stream, person);
    this.server.handleUpgrade(request, stream, head, (socket) => {
      // From now on the socket tells of its end.
      stream.off('close', release);
      this.connect(socket, person, address);
    });
  }

  /** How many are open. */
  get size(): number {
    return this.open.size;
  }

  /** The addresses of a person's sockets. */
  addressesOf(person: string): string[] {
    return [...new Set([...this.open].flatMap((it) => (it.person === person ? [it.address] : [])))];
  }

  /** Closes the sockets of people and addresses that are banned; returns how many. */
  endBanned(isBanned: (person: string, address: string) => boolean): number {
    const banned = [...this.open].filter(({ person, address }) => isBanned(person, address));
    for (const { connection } of banned) connection.end(CLOSE_CODES.banned, 'banned');
    return banned.length;
  }

  /** Tells a person's sockets about another name. */
  rename(person: Person): void {
    this.onRename(person);
  }

  /** Tells all clients that the server goes down, and that they shall come back. What they still send is not read. */
  close(): void {
    clearInterval(this.timer);
    this.isClosing = true;
    for (const { socket, connection } of this.open) {
      connection.close();
      socket.close(CLOSE_CODES.restart);
    }
  }

  /** Ends the sockets that have not closed by themselves. */
  terminate(): void {
    for (const { socket } of this.open) socket.terminate();
  }

  private refuse(stream: Duplex, status: number): void {
    this.options.onRefusal(status);
    const answer = `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
    // Who does not close their end would keep the connection.
    stream.end(answer, () => stream.destroy());
  }

  private release(address: string): void {
    const count = this.counts.get(address) ?? 0;
    if (count > 1) this.counts.set(address, count - 1);
    else this.counts.delete(address);
  }

  private connect(socket: WebSocket, person: Person, address: string): void {
    const state = new OpenSocket(
      socket,
      person.id,
      address,
      (text) =>
        new ClientConnection(this.connections, {
          person,
          address,
          socket: text,
          spend: this.options.newCredit(),
        }),
    );
    this.open.add(state);
    states.set(socket, state);
    socket.on('message', receive);
    socket.on('ping', count);
    socket.on('pong', stayAlive);
    socket.on('error', ignore);
    socket.on('close', this.onClose);
  }

  private readonly onClose = socketListener((state): void => {
    this.open.delete(state);
    this.release(state.address);
    state.connection.close();
  });

  private readonly onRename = (renamed: Person): void => {
    for (const other of this.connectionsOf(renamed.id)) other.rename(renamed);
  };

  private readonly onDeleted = (person: string): void => {
    for (const other of this.connectionsOf(person)) other.end(CLOSE_CODES.deleted, 'deleted');
  };

  /** Ends the sockets of a person but one. */
  private readonly onSignedOut = (person: string, but: TextSocket): void => {
    for (const open of this.open)
      if (open.person === person && open !== but) open.connection.end(CLOSE_CODES.signedOut, 'signed-out');
  };

  private connectionsOf(person: string): ClientConnection[] {
    return [...this.open].flatMap((open) => (open.person === person ? [open.connection] : []));
  }

  private ping(): void {
    for (const state of this.open) {
      if (!state.isAlive) state.socket.terminate();
      else {
        // It had at least the time between two pings to say hello.
        if (state.isOld) state.connection.endUnlessGreeted();
        state.isOld = true;
        state.isAlive = false;
        state.socket.ping();
      }
    }
  }
}

/** What the listeners of a socket know of it. They are shared by all, as thousands of sockets may do nothing for hours. */
const states = new WeakMap<WebSocket, OpenSocket>();

/** A listener of a socket's event, which is called with the socket's state. */
function socketListener<A extends unknown[]>(listen: (state: OpenSocket, ...args: A) => void) {
  return function listener(this: WebSocket, ...args: A): void {
    const state = states.get(this);
    if (state) listen(state, ...args);
  };
}

const receive = socketListener((state, data: RawData, isBinary: boolean) => {
  state.isAlive = true;
  if (isBinary) state.connection.end(CLOSE_CODES.binary, 'binary');
  // ws hands out a Buffer, as its binaryType is 'nodebuffer'.
  else state.connection.receive((data as Buffer).toString());
});

const stayAlive = socketListener((state) => {
  state.isAlive = true;
  state.connection.receiveControl();
});

/** Pings are answered, and who does not read the answers must not fill our memory. */
const count = socketListener((state) => state.connection.receiveControl());

/** Sockets fail all the time; what matters is that they are closed. */
function ignore(): void {
  // The close follows.
}

function destroy(this: Duplex): void {
  this.destroy();
}
