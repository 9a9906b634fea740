import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { OutwardOptions } from '../../../src/server/outward/sender.js';

const file = (name: string) => readFileSync(new URL(`tls/${name}`, import.meta.url), 'utf8');

/** A message that has not come by then does not come. */
const PATIENCE_MS = 5000;

/** What a receiver got. */
export interface Received {
  host: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A host of the tests' own that speaks https, and notes what it gets. It is at 127.0.0.1 under every name of its certificate. */
export class Receiver {
  readonly received: Received[] = [];
  /** How it answers; others than 201 by path. */
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => {
    response.writeHead(201).end();
  };
  /** The hosts that were looked up. */
  readonly lookups: string[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer({ cert: file('host.pem'), key: file('host.key') }, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { headers, url = '' } = request;
        this.received.push({ host: headers.host ?? '', path: url, headers, body: Buffer.concat(chunks) });
        this.answer(request, response);
      });
    });
    // Clients that hang up are part of the tests.
    this.server.on('tlsClientError', () => undefined);
  }

  static async open(): Promise<Receiver> {
    const it = new Receiver();
    await new Promise<void>((resolve) => it.server.listen(0, '127.0.0.1', resolve));
    return it;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** What lets a server send to this receiver and to nobody else. */
  get outward(): OutwardOptions {
    return {
      port: this.port,
      ca: file('ca.pem'),
      mayReach: (address) => address === '127.0.0.1',
      resolve: (host) => {
        this.lookups.push(host);
        return Promise.resolve(['127.0.0.1']);
      },
    };
  }

  /** The address of a path here. */
  url(path: string, host = 'hooks.example.org'): string {
    return `https://${host}:${this.port}${path}`;
  }

  /** Waits until this many messages have come. */
  async until(count: number): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (this.received.length < count && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Ends all connections, also those that wait for an answer. */
  drop(): void {
    this.server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
