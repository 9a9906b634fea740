import { createServer } from 'node:net';

/** Below the ports that systems hand out themselves, and away from those that people choose. */
const FIRST = 20_000;
const COUNT = 10_000;

/**
 * A free port for a server that will be killed and started again. The first free one from 8080 on would be anybody's in between:
 * several servers are tested at the same time.
 */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
