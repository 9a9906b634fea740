/** What the page shows: each place lies over the one before it. */
export const PLACES = ['start', 'online', 'table'] as const;
/** What the page shows. */
export type Place = (typeof PLACES)[number];

/** What an entry of the history holds. */
export interface EntryState {
  /** How many layers are open. */
  layers: number;
  /** The place in the entry below, if it is of this page. */
  below: Place | null;
  /** The key of the entry below all layers, where the browser has keys. */
  base?: string | undefined;
}

/** Reads what an entry holds; one that other code made has no layers. */
export function readEntryState(state: unknown): EntryState {
  const found: Partial<EntryState> = typeof state === 'object' && state !== null ? state : {};
  const { layers, below, base } = found;
  return {
    layers: typeof layers === 'number' ? layers : 0,
    below: PLACES.find((place) => place === below) ?? null,
    base: typeof base === 'string' ? base : undefined,
  };
}

/** The keys of the history's entries and the index of the one that is shown. */
export interface EntryKeys {
  keys: readonly string[];
  index: number;
}

/**
 * How many entries of layers lie below the one shown. An entry that is added while the page reloads can give its state to the
 * entry that is reloaded, which has none of those layers below it: going back would leave the table.
 */
export function layersBelow({ layers, base }: EntryState, entries: EntryKeys | undefined): number {
  if (entries === undefined || base === undefined) return layers;
  return entries.keys[entries.index - layers] === base ? layers : 0;
}
