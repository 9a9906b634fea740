import type { Seat } from '../../../engine/index.js';
import { isRunning, type ReceivedClocks, timeLeft, untilChange } from './time-left.js';

/** The time that a seat has left, which changes as it runs. Call it while a component is made. */
export function runningTime(clocks: () => ReceivedClocks | undefined, seat: () => Seat) {
  let now = $state(performance.now());
  $effect(() => {
    const received = clocks();
    if (!received) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      now = performance.now();
      const left = timeLeft(received, seat(), now);
      if (left === null || left === 0 || !isRunning(received.shown, seat())) return;
      // Until the clocks run on, too: nothing changes before that, and no harm is done by looking.
      timer = setTimeout(tick, untilChange(left, received.shown));
    };
    tick();
    return () => clearTimeout(timer);
  });
  return {
    get left(): number | null {
      const received = clocks();
      return received ? timeLeft(received, seat(), Math.max(now, received.at)) : null;
    },
  };
}
