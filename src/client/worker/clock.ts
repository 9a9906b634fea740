import type { Clock } from '../../table/index.js';

/** Tasks to run after the pending ones. A message to oneself is quicker than any timer. */
const tasks: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => tasks.shift()?.());
port1.start();

/** The worker's own time. */
export const clock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  setTimer(ms, act) {
    let isCancelled = false;
    const run = () => {
      if (!isCancelled) act();
    };
    if (ms <= 0) {
      tasks.push(run);
      port2.postMessage(null);
    } else setTimeout(run, ms);
    return () => {
      isCancelled = true;
    };
  },
};
