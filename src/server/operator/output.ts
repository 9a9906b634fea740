/** Where a command writes; a test has one of its own. */
export interface Output {
  /** Whether lines may be redrawn. */
  isTerminal: boolean;
  write(text: string): void;
  /** For what is not the result: progress and problems. */
  note(text: string): void;
}

/** The streams of this process. */
export const PROCESS_OUTPUT: Output = {
  isTerminal: process.stderr.isTTY,
  write: (text) => void process.stdout.write(text),
  note: (text) => void process.stderr.write(text),
};

/** Rows as aligned columns under their headings. */
export function columns(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, i) => Math.max(...all.map((row) => widthOf(row[i] ?? ''))));
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell + ' '.repeat((widths[i] ?? 0) - widthOf(cell))))
      .join('  ')
      .trimEnd();
  return `${all.map(lineOf).join('\n')}\n`;
}

function widthOf(text: string): number {
  return Array.from(text).length;
}

/** A moment in the form 2026-11-18 20:15 UTC. */
export function moment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Text of people, with nothing in it that a terminal would act upon. */
export function printable(text: string): string {
  return text.replace(/\p{C}/gu, '?');
}
