import { isMouse } from '../../ui/mouse.js';
import type { TableController } from '../controller.svelte.js';

/** A pointer that moved further than this dragged the card. */
const SLACK_PX = 6;

/**
 * An attachment for a pile of the hand: its routes are lit while the mouse or the keyboard's focus is on it, and after a
 * press until the next press on it or elsewhere.
 */
export function highlight(controller: TableController, kind: number): (element: HTMLElement) => () => void {
  /** Ends only what this pile began. */
  const leave = (): void => {
    if (controller.pointedKind === kind) controller.pointKind(undefined);
  };
  return (element) => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let down = { x: 0, y: 0 };
    element.addEventListener(
      'pointerenter',
      (event) => isMouse(event) && controller.pointKind(kind),
      options,
    );
    element.addEventListener('pointerleave', leave, options);
    element.addEventListener(
      'focusin',
      ({ target }) =>
        target instanceof Element && target.matches(':focus-visible') && controller.pointKind(kind),
      options,
    );
    element.addEventListener('focusout', leave, options);
    element.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (down = { x, y }), options);
    element.addEventListener(
      'click',
      ({ clientX, clientY, detail }) => {
        // A click by keyboard has no place; one at the end of a drag is none.
        if (detail > 0 && Math.hypot(clientX - down.x, clientY - down.y) >= SLACK_PX) return;
        controller.pressKind(kind);
      },
      options,
    );
    return () => {
      stop.abort();
      leave();
    };
  };
}

/** Stops lighting a pressed pile's routes when something else is pressed, except a route or the dock, which the pile may pay for. */
export function releaseElsewhere(controller: TableController, event: Event): void {
  const { target } = event;
  if (controller.pressedKind === undefined || !(target instanceof Element)) return;
  if (target.closest('#hand li, [data-route], #dock') === null) controller.releaseKind();
}
