import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageServer } from '../../tools/serve.mjs';
import { build, ROOT } from '../kit/build.js';

/** The page's path on the site: any will do. */
const PATH = 'some/where';

/** The built page, served under a path. The server can go down, and publish a new version. */
export class StaticSite {
  private readonly folder = mkdtempSync(join(tmpdir(), 'rallar-site-'));
  private server: Server | null = null;
  private port = 0;

  constructor() {
    build();
    cpSync(join(ROOT, 'dist/page'), join(this.folder, PATH), { recursive: true });
  }

  get address(): string {
    return `http://localhost:${this.port}/${PATH}/`;
  }

  /** Starts the server; with `bare`, without security headers, as many hosts do. */
  async open(bare = false): Promise<void> {
    const server = bare ? bareServer(this.folder) : createPageServer(this.folder);
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, 'localhost', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  /** Stops the server. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Publishes a new version of the page, named in its head. */
  publish(version: string): void {
    const index = join(this.folder, PATH, 'index.html');
    const worker = join(this.folder, PATH, 'sw.js');
    const head = `<meta name="version" content="${version}" /></head>`;
    writeFileSync(index, readFileSync(index, 'utf8').replace(/(<meta name="version".*)?<\/head>/, head));
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace(/"[\da-f]{16}"/, `"${version.padEnd(16, '0')}"`),
    );
  }

  async remove(): Promise<void> {
    await this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Serves the same files without a content security policy in the headers. */
function bareServer(folder: string): Server {
  const own = createPageServer(folder);
  return http.createServer((request, response) => {
    const answer = response.writeHead.bind(response);
    const writeHead = (status: number, headers: http.OutgoingHttpHeaders) =>
      answer(status, { ...headers, 'Content-Security-Policy': '' });
    Object.assign(response, { writeHead });
    own.emit('request', request, response);
  });
}
