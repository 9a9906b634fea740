import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';

const FIRST_PORT = 8080;
const LAST_PORT = 65_535;

/** Listens on the port that was asked for, else on the first free one from 8080 on; null where it is taken. `isExact`: on that address alone. */
export async function listen(
  newServer: () => Server,
  host: string,
  port: number | null,
  isExact = false,
): Promise<number | null> {
  // Both loopback addresses, so that `localhost` leads here whichever it resolves to.
  const hosts = host === '127.0.0.1' && !isExact ? ['127.0.0.1', '::1'] : [host];
  if (port !== null) return (await listenOn(newServer, hosts, port)) ? port : null;
  for (let next = FIRST_PORT; next <= LAST_PORT; next++)
    if (await listenOn(newServer, hosts, next)) return next;
  return null;
}

/** The addresses by which others reach this host's port. */
export function addressesOf(host: string, port: number): string[] {
  if (host === '127.0.0.1' || host === '::1') return [`http://localhost:${port}/`];
  const isAll = host === '0.0.0.0' || host === '::';
  const found = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && (isAll || address === host));
  return [`http://localhost:${port}/`, ...found.map(({ address }) => `http://${address}:${port}/`)];
}

async function listenOn(newServer: () => Server, hosts: readonly string[], port: number): Promise<boolean> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = newServer();
    const problem = await listening(server, port, host);
    if (problem === null) servers.push(server);
    else if (problem === 'EADDRINUSE' || problem === 'EACCES') {
      for (const other of servers) other.close();
      return false;
    }
    // A machine may have no IPv6.
  }
  return servers.length > 0;
}

function listening(server: Server, port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => resolve(null));
  });
}
