/**
 * Readers for input from outside: `unknown` in, a value or the place of the first mismatch out. A reader returns a new
 * value that holds nothing but what it names.
 */

/** Where the input doesn't fit, as a path such as `routes[3].length`. */
export class Mismatch {
  readonly at: string;
  constructor(at: string) {
    this.at = at;
  }
}

/** Reads a value of one type; `at` is its path. */
export type Reader<T> = (input: unknown, at: string) => T | Mismatch;

/** A whole number from `min` to `max`. */
export const int =
  (min: number, max: number): Reader<number> =>
  (x, at) =>
    typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max && !Object.is(x, -0)
      ? x
      : new Mismatch(at);

/** A text of at most `max` characters that matches the pattern. */
export const text =
  (max: number, pattern?: RegExp): Reader<string> =>
  (x, at) =>
    typeof x === 'string' && x.length <= max && (!pattern || pattern.test(x)) ? x : new Mismatch(at);

/** One of these words. */
export const oneOf =
  <T extends string>(words: readonly T[]): Reader<T> =>
  (x, at) =>
    words.find((word) => word === x) ?? new Mismatch(at);

/** Exactly this value. */
export const just =
  <const T extends string | number | boolean | null>(value: T): Reader<T> =>
  (x, at) =>
    x === value ? value : new Mismatch(at);

/** The first of these readers that fits. */
export const either =
  <A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> =>
  (x, at) => {
    const a = first(x, at);
    return a instanceof Mismatch ? second(x, at) : a;
  };

/** A list of `min` to `max` items. */
export const list =
  <T>(item: Reader<T>, max: number, min = 0): Reader<T[]> =>
  (x, at) => {
    if (!Array.isArray(x) || x.length < min || x.length > max) return new Mismatch(at);
    const items: T[] = [];
    for (let i = 0; i < x.length; i++) {
      const value = item(x[i], `${at}[${i}]`);
      if (value instanceof Mismatch) return value;
      items.push(value);
    }
    return items;
  };

/** An object whose keys match the pattern, with values of one type. */
export const record =
  <T>(key: RegExp, value: Reader<T>, max: number): Reader<Record<string, T>> =>
  (x, at) => {
    if (!isObject(x) || Object.keys(x).length > max) return new Mismatch(at);
    const entries: [string, T][] = [];
    for (const [name, inner] of Object.entries(x)) {
      if (!key.test(name)) return new Mismatch(within(at, name));
      const read = value(inner, within(at, name));
      if (read instanceof Mismatch) return read;
      entries.push([name, read]);
    }
    return Object.fromEntries(entries);
  };

/** Marks a field that may be missing. */
export interface Optional<T> {
  optional: Reader<T>;
  /** Whether null counts as missing. */
  orNull: boolean;
}
/** A field that may be missing. */
export const optional = <T>(reader: Reader<T>): Optional<T> => ({ optional: reader, orNull: false });
/** A field that may be missing, or null, which is read as missing. */
export const optionalOrNull = <T>(reader: Reader<T>): Optional<T> => ({ optional: reader, orNull: true });

/** The fields of an object, by name. */
export type Fields = Readonly<Record<string, Reader<unknown> | Optional<unknown>>>;
type RequiredOf<F> = {
  [K in keyof F as F[K] extends Optional<unknown> ? never : K]: F[K] extends Reader<infer T> ? T : never;
};
type OptionalOf<F> = {
  [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: F[K] extends Optional<infer T> ? T : never;
};
type Shape<F> = { [K in keyof (RequiredOf<F> & OptionalOf<F>)]: (RequiredOf<F> & OptionalOf<F>)[K] };

/** An object with exactly these fields. */
export const object =
  <F extends Fields>(fields: F): Reader<Shape<F>> =>
  (x, at) => {
    if (!isObject(x)) return new Mismatch(at);
    for (const key of Object.keys(x)) if (!Object.hasOwn(fields, key)) return new Mismatch(within(at, key));
    const result: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(fields)) {
      const given = Object.hasOwn(x, key) ? x[key] : undefined;
      if (typeof field === 'object' && (given === undefined || (given === null && field.orNull))) continue;
      const value = (typeof field === 'object' ? field.optional : field)(given, within(at, key));
      if (value instanceof Mismatch) return value;
      result[key] = value;
    }
    return result as Shape<F>;
  };

/** One of several objects, tagged by the word in one field. */
export const tagged =
  <T>(tag: string, readers: Record<string, Reader<T>>): Reader<T> =>
  (x, at) => {
    if (!isObject(x)) return new Mismatch(at);
    const word = Object.hasOwn(x, tag) ? x[tag] : undefined;
    const reader = typeof word === 'string' && Object.hasOwn(readers, word) ? readers[word] : undefined;
    return reader ? reader(x, at) : new Mismatch(within(at, tag));
  };

/** Whether this is a plain object, and no list or null. */
export function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

function within(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}
