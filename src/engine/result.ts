/** Bad input is a value with a code; only a bug throws. */
export type Result<T, P> = { ok: true; value: T } | { ok: false; problem: P };

/** A value that came through. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A refusal. */
export function refuse<P>(problem: P): { ok: false; problem: P } {
  return { ok: false, problem };
}
