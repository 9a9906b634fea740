import { routeOf } from '../map/hit-test.js';
import type { TableController } from '../controller.svelte.js';

/** The distance from which it is a drag, not a click, in pixels. */
const SLACK_PX = 6;

/** An attachment that lets a card be dragged from the hand onto a route. */
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
      listener: (event: PointerEvent) => void,
    ): void => element.addEventListener(name, listener, { signal: stop.signal });

    on('pointerdown', (event) => {
      if (event.button !== 0 || !controller.table.canAct || controller.table.view.phase !== 'turn') return;
      from = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    });
    on('pointermove', ({ clientX: x, clientY: y }) => {
      if (from === undefined) return;
      if (controller.dragged === undefined && Math.hypot(x - from.x, y - from.y) < SLACK_PX) return;
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
