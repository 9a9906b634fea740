import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy before a server, which breaks its connections once: when the server sends a text that matches. */
export class CuttingProxy {
  /** How many connections it broke. */
  cuts = 0;
  private readonly server: Server;

  constructor(target: URL, when: RegExp) {
    this.server = createServer((client) => {
      const server = connect(Number(target.port), target.hostname);
      const end = (): void => void [client, server].map((socket: Socket) => socket.destroy());
      for (const socket of [client, server]) socket.on('error', end).on('close', end);
      client.pipe(server);
      server.on('data', (bytes) => {
        // The frames of a server are not masked. What matches does not arrive.
        if (this.cuts === 0 && when.test(String(bytes))) {
          this.cuts++;
          end();
        } else client.write(bytes);
      });
    });
  }

  /** Starts it, and resolves with its origin. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }
}
