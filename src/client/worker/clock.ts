import type { Clock } from '../../table/index.js';

/** Things to do as soon as whatever came before has had its word; a message to oneself is quicker than any timer. */
const soon: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => soon.shift()?.());
port1.start();

/** The worker's own time. */
export const clock: Clock = {
  now: () => performance.now(),
  later(ms, act) {
    let wanted = true;
    const run = () => {
      if (wanted) act();
    };
    if (ms <= 0) {
      soon.push(run);
      port2.postMessage(null);
    } else setTimeout(run, ms);
    return () => {
      wanted = false;
    };
  },
};
