import { routeOf } from '../map/hit-test.js';
import type { TableController } from '../controller.svelte.js';

/** Further than this and it is a drag, not a click. */
const SLACK = 6;

/** Lets a card of the hand be dragged onto a route. */
export function dragging(controller: TableController, kind: number): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    let from: { x: number; y: number } | undefined;
    const end = (): boolean => {
      from = undefined;
      return controller.endDrag();
    };
    const on = (
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      hear: (event: PointerEvent) => void,
    ): void => element.addEventListener(name, hear, { signal: stop.signal });

    on('pointerdown', (event) => {
      if (event.button !== 0 || !controller.canAct || controller.view.phase !== 'turn') return;
      from = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    });
    on('pointermove', ({ clientX: x, clientY: y }) => {
      if (from === undefined) return;
      if (controller.dragged === undefined && Math.hypot(x - from.x, y - from.y) < SLACK) return;
      controller.drag({ kind, x, y }, routeOf(document.elementFromPoint(x, y)));
    });
    on('pointerup', ({ clientX, clientY }) => {
      const dropped = end();
      const route = routeOf(document.elementFromPoint(clientX, clientY));
      if (dropped && route !== undefined) controller.dropCard(route, kind);
    });
    on('pointercancel', end);
    return () => stop.abort();
  };
}
