import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../../src/cli/main.js';
import type { Output } from '../../src/cli/output.js';

/** The result of a run of the command line. */
export interface Ran {
  code: number;
  out: string;
  err: string;
  /** The redrawn lines. */
  drawn: string[];
}

/** An output that captures everything. */
export function capture(over: Partial<Output> = {}): { output: Output; ran: Ran } {
  const ran: Ran = { code: -1, out: '', err: '', drawn: [] };
  const output: Output = {
    out: (text) => void (ran.out += `${text}\n`),
    err: (text) => void (ran.err += `${text}\n`),
    redraw: (text) => void ran.drawn.push(text),
    columns: 80,
    isTTY: false,
    onInterrupt: () => () => undefined,
    ...over,
  };
  return { output, ran };
}

/** Runs the command line. */
export async function run(...argv: string[]): Promise<Ran> {
  const { output, ran } = capture();
  ran.code = await main(argv, output);
  return ran;
}

/** Runs it with --json, and parses the output. */
export async function runJson(...argv: string[]): Promise<{ code: number; value: unknown; err: string }> {
  const { code, out, err } = await run('--json', ...argv);
  return { code, value: JSON.parse(out), err };
}

/** A text without its line breaks. */
export function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** A temporary folder for the files of tests, and a function that removes it. */
export function scratch(): { file: (name: string) => string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'rallar-cli-'));
  return {
    file: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
