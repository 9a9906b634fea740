import type { BotKind } from './bot.js';
import { LONG_SEARCH, type SearchSettings, searchSettingsFor } from './master/search-settings.js';
import { master, masterWith } from './master/master.js';
import { planner, plannerWith } from './planner/planner.js';
import { LONG } from './planner/tuned.js';
import { type Weights, weightsFor } from './planner/weights.js';

/**
 * A planner or master with some of its numbers changed, for trying them out: `planner@turn=9+rate=2.5`, `master@margin=0`.
 * Undefined where it is spelled otherwise, or there is no such number.
 */
export function variantOf(text: string): BotKind | undefined {
  const [name, list, ...more] = text.split('@');
  if (list === undefined || more.length > 0) return undefined;
  const changed = new Map<string, number>();
  for (const change of list.split('+')) {
    const [key, value, ...rest] = change.split('=');
    if (value === undefined || value.trim() === '' || rest.length > 0 || !Number.isFinite(Number(value)))
      return undefined;
    changed.set(key, Number(value));
  }
  const fits = (numbers: object) => [...changed.keys()].every((key) => Object.hasOwn(numbers, key));
  const changes = Object.fromEntries(changed);
  if (name === master.name)
    return fits(LONG_SEARCH)
      ? masterWith(
          text,
          (board): SearchSettings => ({ ...searchSettingsFor(board), ...changes }),
          master.iterations,
        )
      : undefined;
  if (name !== planner.name || !fits(LONG)) return undefined;
  return plannerWith(text, (board): Weights => ({ ...weightsFor(board), ...changes }));
}
