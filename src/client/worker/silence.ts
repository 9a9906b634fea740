/** The browser's database does not answer. */
export class Silent extends Error {}

/** Who has waited for so many milliseconds is told that there is no answer; slow devices answer in a few seconds. */
const PATIENCE_MS = 8000;

/** What is promised, or `Silent` where it does not come in time; `giveUp` is called then. */
export function inTime<T>(promised: Promise<T>, giveUp: () => void = () => {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Silent('the database does not answer'));
      giveUp();
    }, PATIENCE_MS);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
