import { afterPaint } from './after-paint.js';
import { BackStack } from './back-stack.js';
import {
  type EntryKeys,
  type EntryState,
  layersBelow,
  type Place,
  PLACES,
  readEntryState,
} from './entry-state.js';

/**
 * Back closes what is open before it leaves the page. History entries do this in every browser. A CloseWatcher would only
 * serve Android's gesture in Chromium, not the Back button of a desktop, and no other engine has it.
 */

/** The browser's entries with their keys, where it has them. */
const named = typeof navigation === 'undefined' ? undefined : navigation;

function entryKeys(): EntryKeys | undefined {
  if (!named?.currentEntry) return undefined;
  return { keys: named.entries().map(({ key }) => key), index: named.currentEntry.index };
}

const entryState = (): EntryState => readEntryState(history.state);
const depth = (): number => layersBelow(entryState(), entryKeys());

/** Makes the entry that is shown one without layers. */
function forgetLayers(): void {
  history.replaceState({ layers: 0, below: entryState().below } satisfies EntryState, '');
}

/** Corrects an entry that a reload gave the state of a layer; Forward may lead to one as well. */
function forgetStrayLayers(): void {
  if (depth() !== entryState().layers) forgetLayers();
}

/**
 * Goes back some entries, by key where the browser has keys: a reload while an entry is added confuses Chromium about which entry
 * is shown, so that counting from there leads too far. It refuses the key then, and `stay` is called.
 */
function goBack(count: number, stay: () => void): void {
  const { keys = [], index = 0 } = entryKeys() ?? {};
  const key = keys[index - count];
  if (named === undefined || key === undefined) history.go(-count);
  else named.traverseTo(key).committed?.catch(stay);
}

/** None while the build pre-renders the page. */
const stack = typeof history === 'undefined' ? undefined : stackOfPage();

function stackOfPage(): BackStack {
  forgetStrayLayers();
  const made: BackStack = new BackStack(
    {
      depth,
      push(layers) {
        try {
          const { below, base } = entryState();
          const key = layers === 1 ? named?.currentEntry?.key : base;
          history.pushState({ layers, below, base: key } satisfies EntryState, '');
        } catch {
          // A browser limits how many entries may be added in a short time: Back leaves the page then.
        }
      },
      back: (count) => goBack(count, () => (forgetLayers(), made.popped())),
    },
    afterPaint,
  );
  addEventListener('popstate', () => {
    forgetStrayLayers();
    made.popped();
  });
  return made;
}

/** While something is open, makes Back close it. Returns a function that stops it, for when it has closed. */
export function closeOnBack(close: () => void): () => void {
  return stack?.add(close) ?? (() => {});
}

/** Takes the entries of everything that was open out of the history. */
export async function closeLayers(): Promise<void> {
  await stack?.clear();
}

/**
 * Shows what a hash leads to: a new entry over the place it is opened from, but in place of another table, so that Back never
 * leads to that. To a place below it goes back, or puts it in place of what was opened by its address.
 */
async function show(hash: string): Promise<void> {
  await closeLayers();
  const [from, to] = [placeOf(location.hash), placeOf(hash)];
  const { below } = entryState();
  if (PLACES.indexOf(to) < PLACES.indexOf(from)) {
    if (below === to) history.back();
    else location.replace(hash);
    return;
  }
  if (to === 'start') return;
  if (to === from) location.replace(hash);
  else location.hash = hash;
  history.replaceState({ layers: 0, below: to === from ? below : from } satisfies EntryState, '');
}

/** Shows the table of this hash, on this device or of the server. */
export const showTable = show;

/** Shows online play. */
export function showOnline(): Promise<void> {
  return show('#online');
}

/** Shows the start page. */
export function showStart(): Promise<void> {
  return show('#');
}

/** Every address but those of tables and online play shows the start page. */
function placeOf(hash: string): Place {
  if (/^#(table|online)\/./.test(hash)) return 'table';
  return hash === '#online' ? 'online' : 'start';
}
