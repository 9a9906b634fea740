/** Listens on a free port of this machine. */

const FIRST_PORT = 8080;
const LAST_PORT = 65535;
/** Both loopback addresses, so that `localhost` leads here whichever it resolves to. */
const ADDRESSES = ['127.0.0.1', '::1'];

/** Listens on the requested port, else on the first free one from 8080. Returns the port and its servers, or null if it is taken. */
export async function listenLocally(makeServer, asked) {
  if (asked !== null) return listenOn(makeServer, asked);
  for (let port = FIRST_PORT; port <= LAST_PORT; port++) {
    const servers = await listenOn(makeServer, port);
    if (servers) return servers;
  }
  return null;
}

/** Listens on every loopback address, or returns null if the port is taken on one of them. */
async function listenOn(makeServer, port) {
  const servers = [];
  for (const host of ADDRESSES) {
    const server = makeServer();
    const problem = await listening(server, port, host);
    if (problem === null) servers.push(server);
    else if (problem === 'EADDRINUSE' || problem === 'EACCES') {
      for (const other of servers) other.close();
      return null;
    }
    // A machine may have no IPv6.
  }
  return servers.length > 0 ? { port, servers } : null;
}

function listening(server, port, host) {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => resolve(null));
  });
}
