import * as fc from 'fast-check';

/** The path to a place inside a plain value. */
export type Path = readonly (string | number)[];

/** Every place inside a plain value, containers before what is in them. */
export function places(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  return keys.flatMap((key) => [
    [...at, key],
    ...places((value as Record<string | number, unknown>)[key], [...at, key]),
  ]);
}

/** The places that hold no other. */
export function leaves(value: unknown): Path[] {
  return places(value).filter(
    (path) => typeof valueAt(value, path) !== 'object' || valueAt(value, path) === null,
  );
}

/** The value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

/** As people write it: `log[3].move.slot`. */
export function formatPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);
}

type Container = Record<string | number, unknown>;

function copyContainer(inner: unknown): Container {
  return Array.isArray(inner) ? (inner.slice() as unknown as Container) : { ...(inner as Container) };
}

/** A copy with one place edited; everything off the path is shared. */
export function changedAt<T>(
  value: T,
  path: Path,
  change: (parent: Container, key: string | number) => void,
): T {
  const root: Container = { value };
  let parent = root;
  let key: string | number = 'value';
  for (const next of path) {
    parent = parent[key] = copyContainer(parent[key]);
    key = next;
  }
  change(parent, key);
  return root['value'] as T;
}

/** A copy with another value in one place. */
export const replacedAt = <T>(value: T, path: Path, by: unknown): T =>
  changedAt(value, path, (parent, key) => (parent[key] = by));

/** Values that fit almost nowhere. JSON.parse makes `__proto__` a key like any other. */
const JUNK: unknown[] = [
  undefined,
  null,
  NaN,
  -0,
  Infinity,
  -1,
  1,
  0.5,
  1000,
  1001,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  '0',
  'fast:99999999999999999999',
  'x'.repeat(3000),
  '\ud800',
  true,
  10n,
  [],
  [[]],
  {},
  new Array(3),
  [null],
  { length: 3 },
  JSON.parse('{"__proto__":{"type":"deck"}}'),
  JSON.parse('{"constructor":1,"type":"toString"}'),
  Object.create({ type: 'deck' }),
];

/** A valid value with one or two edits: a part left out, replaced, doubled, moved, or given another field. */
export function mutations(valid: readonly unknown[]): fc.Arbitrary<unknown> {
  const index = valid.map((value) => places(value));
  const once = (which: number, value: unknown, nth: number, how: number, junk: unknown) => {
    const path = index[which]![nth % index[which]!.length]!;
    try {
      return changedAt(value, path, (parent, key) => {
        const list = Array.isArray(parent) ? parent : null;
        if (how === 0) delete parent[key];
        else if (how === 1) list?.splice(Number(key), 1);
        else if (how === 2) list?.splice(Number(key), 0, list[Number(key)]);
        else if (how === 3) Object.defineProperty(parent, '__proto__', { value: junk, enumerable: true });
        else if (how === 4) parent[`${key}x`] = parent[key];
        else if (how === 5) parent[key] = String(parent[key]);
        else if (how === 6 && typeof parent[key] === 'number') parent[key] = parent[key] + (nth % 3) - 1;
        else if (how === 7)
          parent[key] = valueAt(valid[which], index[which]![(nth * 7) % index[which]!.length]!);
        else parent[key] = junk;
      });
    } catch {
      // The first edit removed the place of the second.
      return value;
    }
  };
  return fc
    .tuple(
      fc.nat(valid.length - 1),
      fc.array(fc.tuple(fc.nat(), fc.nat(11), fc.oneof(fc.constantFrom(...JUNK), fc.anything())), {
        minLength: 1,
        maxLength: 2,
      }),
    )
    .map(([which, changes]) =>
      changes.reduce((value, [nth, how, junk]) => once(which, value, nth, how, junk), valid[which]),
    );
}

/** A counterexample to a property, or null. The inputs are the same every time. */
export function findCounterexample<Ts extends unknown[]>(
  property: fc.IPropertyWithHooks<Ts>,
  numRuns: number,
): string | null {
  const report = fc.check(property, { numRuns, seed: 2026 });
  return report.failed ? (fc.defaultReportMessage(report) ?? 'refuted') : null;
}
