import { type FromServer, PROTOCOL_VERSION, type ToServer } from '../../src/protocol/index.js';
import { JoinedTable } from '../../src/remote/joined-table.js';
import type { ClientConnection } from '../../src/server/sockets/connection.js';
import type { InProcessServer } from '../server/kit/in-process.js';

/** A program's table, wired to a server of the same process: the wire can be cut, and changed on the way. */
export class WiredTable {
  readonly table: JoinedTable;
  /** Every frame that was sent to the server, and whether it arrived. */
  readonly sent: { frame: ToServer; arrived: boolean }[] = [];
  /** What is done to frames of the server on their way; null where one gets lost. */
  change: (frame: FromServer) => FromServer | null = (frame) => frame;
  private connection: ClientConnection | null = null;
  private readonly connect: () => Promise<ClientConnection>;

  private constructor(server: InProcessServer, name: string, id: string, key: string | null) {
    const socket = {
      receive: (text: string) => this.receive(text),
      drop: () => this.cut(),
    };
    this.connect = () => server.open(name.padEnd(22, '.'), name, socket);
    this.table = new JoinedTable(id, key, {
      name,
      send: (frame) => this.send(frame),
      invitation: () => Promise.reject(new Error('not asked for here')),
      onLeave: () => undefined,
    });
  }

  /** A person's table. */
  static async join(
    server: InProcessServer,
    name: string,
    id: string,
    key: string | null,
  ): Promise<WiredTable> {
    const wired = new WiredTable(server, name, id, key);
    await wired.mend();
    return wired;
  }

  /** The connection breaks: nothing arrives any more. */
  cut(): void {
    this.connection?.close();
    this.connection = null;
  }

  /** Another connection, over which the table is joined again. */
  async mend(): Promise<void> {
    const connection = await this.connect();
    this.connection = connection;
    connection.receive(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    this.table.rejoin();
  }

  private send(frame: ToServer): void {
    const { connection } = this;
    // Before the first connection there is none, and nothing to send it over.
    this.sent.push({ frame, arrived: connection !== null });
    connection?.receive(JSON.stringify(frame));
  }

  private receive(text: string): void {
    if (!this.connection) return;
    const frame = this.change(JSON.parse(text) as FromServer);
    if (frame && 'link' in frame && frame.link === this.table.link) this.table.receive(frame);
  }
}
