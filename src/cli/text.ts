import type { Output } from './output.js';

/** The width of running text: the terminal's, within readable limits. */
export function proseWidth({ columns }: Output): number {
  return Number.isFinite(columns) ? Math.max(30, Math.min(columns, 100)) : 80;
}

/** Wraps a text at its spaces; a word longer than a line stays whole. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** A heading, then the text in a column beside it (a hanging indent). */
export function hanging(heading: string, column: number, text: string, width: number): string {
  const lines = wrap(text, Math.max(20, width - column));
  const indent = ' '.repeat(column);
  return lines.map((line, i) => (i === 0 ? padEnd(heading, column) : indent) + line).join('\n');
}

/** Rows as aligned columns: the first `left` are left-aligned, the others right-aligned. */
export function table(rows: readonly (readonly string[])[], left = 1): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, lengthOf(cell))));
  return rows.map((row) =>
    row
      .map((cell, i) => (i < left ? padEnd : padStart)(cell, widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A text from a file, safe to print: without control characters, cut to `most` characters. */
export function plain(text: string, most = 100): string {
  const printable = Array.from(text.replace(/\p{C}/gu, ''));
  return printable.length > most ? `${printable.slice(0, most - 1).join('')}…` : printable.join('');
}

/** A rounded number with thousands separators: 12,345. */
export function formatWhole(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 game`, `2 games`. */
export function plural(n: number, one: string, many = `${one}s`): string {
  return `${formatWhole(n)} ${n === 1 ? one : many}`;
}

/** A duration: 0.03 s, 1.2 s, 3 min 20 s. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds < 1 ? seconds.toFixed(2) : seconds.toFixed(1)} s`;
  const rest = Math.round(seconds);
  return `${Math.floor(rest / 60)} min ${rest % 60} s`;
}

function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - lengthOf(text)));
}

function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - lengthOf(text))) + text;
}

/** The length in characters, not in UTF-16 units. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
