import { tick } from 'svelte';
import { isFocusLost } from './focus.js';

/** The controls that other components send the focus to. */
export type FocusTarget =
  | 'hand'
  | 'row'
  | 'log'
  | 'tickets'
  /** The first of the tickets to choose from. */
  | 'offered-ticket'
  /** On small screens: the ticket that is shown on the map. */
  | 'shown-ticket'
  /** The panel at the edge of the map. */
  | 'dock'
  /** In the dock: the chosen payment, the button that composes one, and the first control of the composer. */
  | 'payment'
  | 'compose'
  | 'composer'
  /** The question whether others may undo. */
  | 'undo-vote';

interface Registered {
  element: HTMLElement;
  onenter: (() => void) | undefined;
}

/** The last of the controls with the same name counts, as a replay covers the table. */
const registry = new Map<FocusTarget, Registered[]>();

/** Registers a control under a name while it is in the page; `onenter` runs when the focus is sent to it. */
export function focusable(name: FocusTarget, onenter?: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const added: Registered = { element, onenter };
    registry.set(name, [...(registry.get(name) ?? []), added]);
    return () =>
      registry.set(
        name,
        (registry.get(name) ?? []).filter((it) => it !== added),
      );
  };
}

/** The control registered under a name. */
export function controlNamed(name: FocusTarget): HTMLElement | undefined {
  return registry.get(name)?.at(-1)?.element;
}

/** Focuses the control with a name; false if there is none. */
export function focusOn(name: FocusTarget): boolean {
  const target = registry.get(name)?.at(-1);
  target?.element.focus();
  target?.onenter?.();
  return target !== undefined;
}

/** Focuses the control with a name once the page is up to date. */
export async function focusWhenShown(name: FocusTarget): Promise<void> {
  await tick();
  focusOn(name);
}

/** Focuses the control with a name if the pressed control vanished or was disabled. */
export async function focusIfLost(name: FocusTarget): Promise<void> {
  await tick();
  if (isFocusLost()) focusOn(name);
}
