import { costOf, type ToServer } from '../protocol/index.js';
import type { ServerSocket } from './connection.js';

/** A burst may cost as much as comes back in this many seconds: less than a server allows, as frames may arrive in a heap. */
const BURST_SECONDS = 6;

/** A socket that sends no faster than its server allows (P54): what would cost too much waits for its turn. */
export function pacedSocket(
  socket: ServerSocket,
  perSecond: number,
  now: () => number = () => performance.now(),
): ServerSocket {
  const burst = BURST_SECONDS * perSecond;
  const waiting: string[] = [];
  let credit = burst;
  let last = now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const time = now();
    credit = Math.min(burst, credit + ((time - last) * perSecond) / 1000);
    last = time;
    for (const text of waiting.slice()) {
      // What costs more than any burst is for the server to judge.
      const cost = Math.min(burst, costOf(JSON.parse(text) as ToServer));
      if (credit < cost) {
        timer = setTimeout(flush, Math.ceil(((cost - credit) * 1000) / perSecond));
        return;
      }
      credit -= cost;
      waiting.shift();
      socket.send(text);
    }
  }
  function stop(): void {
    clearTimeout(timer);
    waiting.length = 0;
  }

  socket.addEventListener('close', stop);
  return {
    addEventListener: socket.addEventListener.bind(socket),
    send(text) {
      waiting.push(text);
      if (timer === undefined) flush();
    },
    close() {
      stop();
      socket.close();
    },
  };
}
