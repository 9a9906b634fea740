import { BackStack } from './back-stack.js';

/**
 * Back closes what is open before it leaves the page. History entries do this in every browser. A CloseWatcher would only
 * serve Android's gesture in Chromium, not the Back button of a desktop, and no other engine has it.
 */

/** What an entry of the history holds. */
interface EntryState {
  /** How many layers are open. */
  layers: number;
  /** The entry below is the start page. */
  afterStart: boolean;
}

function entryState(): EntryState {
  const state: unknown = history.state;
  const found: Partial<EntryState> = typeof state === 'object' && state !== null ? state : {};
  const { layers, afterStart } = found;
  return { layers: typeof layers === 'number' ? layers : 0, afterStart: afterStart === true };
}

/** None while the build pre-renders the page. */
const stack = typeof history === 'undefined' ? undefined : stackOfPage();

/** Runs `act` once a click is painted, as the history takes as long as a frame; a hidden page paints nothing, and must not wait for it. */
function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}

function stackOfPage(): BackStack {
  const made = new BackStack(
    {
      depth: () => entryState().layers,
      push(layers) {
        try {
          history.pushState({ ...entryState(), layers }, '');
        } catch {
          // A browser limits how many entries may be added in a short time: Back leaves the page then.
        }
      },
      back: (entries) => history.go(-entries),
    },
    afterPaint,
  );
  addEventListener('popstate', () => made.popped());
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

/** Shows the table of this hash: a new entry after the start page, but in place of another table, so that Back never leads to that. */
export async function showTable(hash: string): Promise<void> {
  await closeLayers();
  const isAfterStart = isStart() || entryState().afterStart;
  if (isStart()) location.hash = hash;
  else location.replace(hash);
  history.replaceState({ layers: 0, afterStart: isAfterStart } satisfies EntryState, '');
}

/** Shows the start page: goes back to it, or puts it in place of a table that was opened by its address. */
export async function showStart(): Promise<void> {
  await closeLayers();
  if (isStart()) return;
  if (entryState().afterStart) history.back();
  else location.replace('#');
}

/** Every address but a table's shows the start page. */
function isStart(): boolean {
  return !location.hash.startsWith('#table/');
}
