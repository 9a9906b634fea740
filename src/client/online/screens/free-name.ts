import { MAX_PLAYER_NAME } from '../../../protocol/index.js';

/** The name, with a number where somebody has it already. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let i = 2; ; i++) {
    const end = ` ${i}`;
    const next = name.slice(0, MAX_PLAYER_NAME - end.length).trimEnd() + end;
    if (!taken.includes(next)) return next;
  }
}
