import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_FRAME_LENGTH } from '../../protocol/index.js';
import type { Person } from '../store/lobby-store.js';
import { CLOSE_CODES, ClientConnection, type ConnectionOptions } from './connection.js';

/** A socket that has not answered a ping by the next one is dead. */
const PING_MS = 15_000;

/** What the sockets need of the server. */
export interface SocketsOptions {
  /** Why an upgrade is refused, as an HTTP status; or who it is. */
  admit: (request: IncomingMessage) => Promise<Person | number>;
  connectionOf: (person: Person, request: IncomingMessage) => Omit<ConnectionOptions, 'person' | 'socket'>;
  onError: (error: unknown) => void;
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
  private readonly open = new Set<{ socket: WebSocket; isAlive: boolean }>();
  private readonly timer: NodeJS.Timeout;

  constructor(options: SocketsOptions) {
    this.options = options;
    this.timer = setInterval(() => this.ping(), PING_MS).unref();
  }

  get size(): number {
    return this.open.size;
  }

  /** Handles an upgrade request. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    const person = await this.options.admit(request);
    if (typeof person === 'number') {
      stream.end(`HTTP/1.1 ${person} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.server.handleUpgrade(request, stream, head, (socket) => this.connect(socket, person, request));
  }

  /** Tells all clients that the server goes down, and that they shall come back. */
  close(): void {
    clearInterval(this.timer);
    for (const { socket } of this.open) socket.close(CLOSE_CODES.restart);
  }

  /** Ends the sockets that have not closed by themselves. */
  terminate(): void {
    for (const { socket } of this.open) socket.terminate();
  }

  private connect(socket: WebSocket, person: Person, request: IncomingMessage): void {
    const state = { socket, isAlive: true };
    this.open.add(state);
    const connection = new ClientConnection({
      ...this.options.connectionOf(person, request),
      person,
      socket: {
        send: (text) => socket.send(text),
        close: (code) => socket.close(code),
        get unread() {
          return socket.bufferedAmount;
        },
      },
    });
    socket.on('message', (data, isBinary) => {
      state.isAlive = true;
      if (isBinary) socket.close(1003);
      // ws hands out a Buffer, as its binaryType is 'nodebuffer'.
      else connection.receive((data as Buffer).toString());
    });
    socket.on('pong', () => (state.isAlive = true));
    // Sockets fail all the time; what matters is that they are closed.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.open.delete(state);
      connection.close();
    });
  }

  private ping(): void {
    for (const state of this.open) {
      if (!state.isAlive) state.socket.terminate();
      else {
        state.isAlive = false;
        state.socket.ping();
      }
    }
  }
}
