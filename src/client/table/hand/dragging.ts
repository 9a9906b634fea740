import { routeOf } from '../map/hit-test.js';
import { vibrate } from '../../ui/haptics.js';
import type { TableController } from '../controller.svelte.js';

/** The distance from which it is a drag, not a click, in pixels. */
const SLACK_PX = 6;
/** How long a finger rests on a card before it takes it, in milliseconds: until then it may scroll. */
const HOLD_MS = 300;
/** A finger that has moved this far meanwhile scrolls. */
const SCROLL_PX = 8;

/** An attachment that lets a card be dragged from the hand onto a route: by a mouse at once, by a finger after a long press. */
export function dragging(controller: TableController, kind: number): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let from: { x: number; y: number } | undefined;
    /** The finger has rested long enough, or it is a mouse. */
    let held = false;
    let hold: ReturnType<typeof setTimeout> | undefined;
    const end = (): boolean => {
      clearTimeout(hold);
      from = undefined;
      held = false;
      return controller.endDrag();
    };
    const on = (
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ): void => element.addEventListener(name, listener, options);

    on('pointerdown', (event) => {
      if (event.button !== 0 || !controller.table.canAct || controller.table.view.phase !== 'turn') return;
      const { clientX: x, clientY: y } = event;
      from = { x, y };
      element.setPointerCapture(event.pointerId);
      held = event.pointerType === 'mouse';
      if (held) return;
      hold = setTimeout(() => {
        held = true;
        vibrate(10);
        controller.drag({ kind, x, y }, undefined);
      }, HOLD_MS);
    });
    on('pointermove', ({ clientX: x, clientY: y }) => {
      if (from === undefined) return;
      const distance = Math.hypot(x - from.x, y - from.y);
      if (!held && distance >= SCROLL_PX) end();
      if (!held || (controller.dragged === undefined && distance < SLACK_PX)) return;
      controller.drag({ kind, x, y }, routeOf(document.elementFromPoint(x, y)));
    });
    on('pointerup', ({ clientX, clientY }) => {
      const dropped = end();
      const route = routeOf(document.elementFromPoint(clientX, clientY));
      if (dropped && route !== undefined) controller.dropCard(route, kind);
    });
    on('pointercancel', end);
    // The card follows the finger, and the page doesn't.
    element.addEventListener(
      'touchmove',
      (event) => {
        if (held && event.cancelable) event.preventDefault();
      },
      { ...options, passive: false },
    );
    element.addEventListener(
      'contextmenu',
      (event) => {
        if (from !== undefined) event.preventDefault();
      },
      options,
    );
    return () => {
      clearTimeout(hold);
      stop.abort();
    };
  };
}
