import type { Clock } from '../table/index.js';

/** The process's own time. */
export const clock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  setTimer(ms, act) {
    if (ms <= 0) {
      const immediate = setImmediate(act);
      return () => clearImmediate(immediate);
    }
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
