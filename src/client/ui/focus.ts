import { tick } from 'svelte';

/** Who has lost the focus, because what had it is gone, finds it at the first control of what came. */
export function takeFocus(element: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  element.querySelector<HTMLElement>('input, .ticket, .button, .play')?.focus({ preventScroll: true });
}

/** Where what had the focus goes when it is pressed, or can't be pressed again, the focus moves on to this. */
export async function moveOn(selector: string): Promise<void> {
  await tick();
  const { activeElement } = document;
  const isLost =
    activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
  if (isLost) document.querySelector<HTMLElement>(selector)?.focus();
}

/** When something goes that had the focus, whoever had it before gets it back. */
export function giveBack(element: HTMLElement): () => void {
  const before = document.activeElement;
  return () => {
    const isLost = document.activeElement === document.body || element.contains(document.activeElement);
    if (isLost && (before instanceof HTMLElement || before instanceof SVGElement))
      before.focus({ preventScroll: true });
  };
}

/** Arrow keys go from control to control within a group. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('button')];
  all[all.findIndex((it) => it === document.activeElement) + step]?.focus();
}

/** Leads who came by keys into the panel they opened at the edge of the map. */
export async function enterDock(): Promise<void> {
  await tick();
  document.getElementById('dock')?.focus();
}

const REACHED = 'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]';

/**
 * Shows what lies over everything else and keeps the Tab key within it, from its first control on, and gives the focus back when it is gone. A modal
 * `<dialog>` would do the same, but it makes all the rest inert, which takes a slow machine a second where a whole board is drawn.
 */
export function keepFocus(element: HTMLElement, show: () => void): () => void {
  const back = giveBack(element);
  show();
  const controls = (): HTMLElement[] =>
    [...element.querySelectorAll<HTMLElement>(REACHED)].filter((it) => it.checkVisibility());
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
    back();
  };
}
