import {
  type Board,
  type GameRecord,
  type Statement,
  MAKERS,
  canonical,
  parseRecord,
  verify,
} from '../../src/engine/index.js';
import { type Path, leaves, replacedAt, valueAt, formatPath } from './mutate.js';

/** Where tampering was detected, or what the record only states. */
export type Detection = { at: string } | { at: null; stated: Statement[] };

/** Looks for tampering with the parser and with `verify`. */
export function detect(board: Board, record: unknown): Detection {
  const parsed = parseRecord(record);
  if (!parsed.ok) return { at: parsed.problem.at };
  const { findings, stated } = verify(board, parsed.value);
  for (const finding of findings) {
    if (finding.found === 'broken') return { at: finding.problem.at };
    // Unknown facts or versions are reported and prove nothing.
    if (finding.found === 'unproved' && finding.why.startsWith('unknown-')) return { at: finding.why };
  }
  return { at: null, stated };
}

/** Every change to one of these values that is neither detected nor reported as only stated. */
export function undetected(board: Board, record: GameRecord, places: readonly Path[]): string[] {
  const texts = textsOf(record);
  const passed: string[] = [];
  for (const path of places) {
    const at = formatPath(path);
    for (const other of others(record, path, texts)) {
      const changed = replacedAt(record, path, other);
      const found = detect(board, changed);
      if (found.at !== null || found.stated.some((statement) => statement.at.includes(at))) continue;
      if (isSame(record, changed)) continue;
      passed.push(`${at}: ${JSON.stringify(valueAt(record, path))} → ${JSON.stringify(other)}`);
    }
  }
  return passed;
}

/** Whether both read as the same record: the number of an older form changes nothing where that form has all there is. */
function isSame(record: unknown, other: unknown): boolean {
  const [one, two] = [parseRecord(record), parseRecord(other)];
  return one.ok && two.ok && canonical(one.value) === canonical(two.value);
}

/** The texts of a record by field name. */
function textsOf(record: GameRecord): Map<unknown, Set<string>> {
  const texts = new Map<unknown, Set<string>>([['by', new Set(MAKERS)]]);
  for (const path of leaves(record)) {
    const value = valueAt(record, path);
    if (typeof value === 'string') texts.set(path.at(-1), (texts.get(path.at(-1)) ?? new Set()).add(value));
  }
  return texts;
}

/** Plausible other values for a place. */
function others(record: GameRecord, path: Path, texts: Map<unknown, Set<string>>): unknown[] {
  const value = valueAt(record, path);
  if (formatPath(path) === 'options.first')
    return ['lot', ...record.players.keys()].filter((other) => other !== value);
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value !== 'string') return [0, []];
  const flipped = value.slice(0, -1) + (value.endsWith('0') ? '1' : '0');
  return [...(texts.get(path.at(-1)) ?? []), flipped].filter((other) => other !== value).slice(0, 3);
}
