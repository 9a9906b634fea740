/** A promise did not settle in time. */
export class TimedOut extends Error {}

/** Slow devices answer within a few seconds. */
const TIMEOUT_MS = 8000;

/** The promise's value, or `TimedOut` after some seconds, when `onTimeout` is called. */
export function withTimeout<T>(promise: Promise<T>, onTimeout: () => void = () => {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimedOut());
      onTimeout();
    }, TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
