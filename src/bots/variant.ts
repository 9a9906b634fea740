import type { BotKind } from './bot.js';
import { LONG_SEARCH, type SearchSettings, searchSettingsFor } from './master/search-settings.js';
import { master, masterWith } from './master/master.js';
import { planner, plannerWith } from './planner/planner.js';
import { LONG } from './planner/tuned.js';
import { weightsFor } from './planner/board-weights.js';
import type { Weights } from './planner/weights.js';

/**
 * Parses a planner or master with some numbers changed, for experiments: `planner@turn=9+rate=2.5`, `master@margin=0`.
 * Undefined if the text has another form or names an unknown number.
 */
export function variantOf(text: string): BotKind | undefined {
  const [name, list, ...more] = text.split('@');
  if (list === undefined || more.length > 0) return undefined;
  const changed = new Map<string, number>();
  for (const change of list.split('+')) {
    const [key, value, ...rest] = change.split('=');
    if (
      key === undefined ||
      value === undefined ||
      value.trim() === '' ||
      rest.length > 0 ||
      !Number.isFinite(Number(value))
    )
      return undefined;
    changed.set(key, Number(value));
  }
  const areKnownIn = (numbers: object) => [...changed.keys()].every((key) => Object.hasOwn(numbers, key));
  const changes = Object.fromEntries(changed);
  if (name === master.name)
    return areKnownIn(LONG_SEARCH)
      ? masterWith(
          text,
          (board): SearchSettings => ({ ...searchSettingsFor(board), ...changes }),
          master.iterations,
        )
      : undefined;
  if (name !== planner.name || !areKnownIn(LONG)) return undefined;
  return plannerWith(text, (board): Weights => ({ ...weightsFor(board), ...changes }));
}
