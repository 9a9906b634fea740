import { tick } from 'svelte';

/** Whether nothing is focused, or only a disabled control. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/** An attachment: if nothing is focused, focuses the control marked `data-first`, or the first input or button. */
export function takeFocus(element: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  element.querySelector<HTMLElement>('[data-first], input, .button')?.focus({ preventScroll: true });
}

/** Focuses `selector` if the pressed control vanished or was disabled; for controls of one's own component. */
export async function moveOn(selector: string): Promise<void> {
  await tick();
  if (isFocusLost()) document.querySelector<HTMLElement>(selector)?.focus();
}

/** An attachment: if the element has the focus when it goes, returns it to where it was before. */
export function returnFocus(element: HTMLElement): () => void {
  const before = document.activeElement;
  return () => {
    const isLost = document.activeElement === document.body || element.contains(document.activeElement);
    if (isLost && (before instanceof HTMLElement || before instanceof SVGElement))
      before.focus({ preventScroll: true });
  };
}

/** Moves the focus between the buttons of a group by the arrow keys. */
export function moveByArrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('button')];
  all[all.findIndex((it) => it === document.activeElement) + step]?.focus();
}

/** Whether a modal dialog is open, which has the keys to itself. */
export function isModalOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/**
 * Shows a dialog over everything, traps the Tab key in it from its first control on, and returns the focus when it
 * closes. A modal `<dialog>` would do the same, but it makes the rest of the page inert, which takes a slow machine a
 * second where a whole board is drawn.
 */
export function trapFocus(element: HTMLElement, show: () => void): () => void {
  const restore = returnFocus(element);
  show();
  const controls = (): HTMLElement[] =>
    [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((it) => it.checkVisibility());
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const all = controls();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = event.shiftKey ? at <= 0 && all.at(-1) : at === all.length - 1 && all[0];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  element.addEventListener('keydown', turn);
  (element.querySelector<HTMLElement>('[autofocus]') ?? controls()[0] ?? element).focus();
  return () => {
    element.removeEventListener('keydown', turn);
    restore();
  };
}
