import path from 'node:path';
import type * as Operator from '../../../src/server/operator/main.js';
import { ROOT } from '../../kit/build.js';

/** Runs a command of the operator in the built program, which has the threads it needs. */
export async function operate(
  data: string,
  ...args: string[]
): Promise<{ code: number; text: string; notes: string }> {
  const program = path.join(ROOT, 'dist/server/operator/main.js');
  const { operate: run } = (await import(program)) as typeof Operator;
  const said = { text: '', notes: '' };
  const output = {
    isTerminal: false,
    write: (it: string) => (said.text += it),
    note: (it: string) => (said.notes += it),
  };
  const code = await run(args, output, { RALLAR_DATA: data });
  return { code, ...said };
}
