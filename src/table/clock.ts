/** A source of time and timers, handed to a table by its host. */
export interface Clock {
  /** Milliseconds from an arbitrary start; never goes back. */
  now(): number;
  /** Milliseconds since 1970, for times that outlive this process. */
  wallTime(): number;
  /** Runs `act` after `ms` milliseconds; 0 means after other pending tasks. Returns a function that cancels it. */
  setTimer(ms: number, act: () => void): Cancel;
}

/** Cancels the operation. Calling it twice, or after the end, does nothing. */
export type Cancel = () => void;

/** Resolves after `ms` milliseconds. */
export function pause(clock: Pick<Clock, 'setTimer'>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.setTimer(ms, resolve);
  });
}
