import { routeOf } from './hit-test.js';

/** How long a finger rests for a long press, in milliseconds. */
const LONG_MS = 500;
/** A finger that moves further than this pans the map, in pixels. */
const SLACK_PX = 10;
/** How far from a finger a route may be, in pixels, and in how many directions it is searched. */
const REACH_PX = [0, 6, 12, 18];
const DIRECTIONS = 12;

/** An attachment that calls `act` with the route on which a finger or pen rests; the tap and the menu that would follow are dropped. */
export function longPress(act: (route: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let down: PointerEvent | undefined;
    /** The finger that is down has pressed long. */
    let isPressed = false;
    const cancel = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const press = ({ clientX, clientY, pointerId, target }: PointerEvent): void => {
      cancel();
      const route = routeNear(clientX, clientY);
      if (route === undefined) return;
      isPressed = true;
      // For the map's gestures this finger is gone.
      target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
      act(route);
    };
    const on = (
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ): void => element.addEventListener(name, listener, options);

    on('pointerdown', (event) => {
      cancel();
      isPressed = false;
      down = event;
      // With a second finger it is a pinch.
      if (event.pointerType !== 'mouse' && event.isPrimary) timer = setTimeout(() => press(event), LONG_MS);
    });
    on('pointermove', ({ clientX, clientY }) => {
      if (down && Math.hypot(clientX - down.clientX, clientY - down.clientY) > SLACK_PX) cancel();
    });
    on('pointerup', cancel);
    on('pointercancel', cancel);
    element.addEventListener(
      'click',
      (event) => {
        if (isPressed) drop(event);
        isPressed = false;
      },
      options,
    );
    // Some browsers open a menu after a long press, before or after our time is up.
    element.addEventListener(
      'contextmenu',
      (event) => {
        if (down === undefined || down.pointerType === 'mouse') return;
        drop(event);
        if (timer !== undefined) press(down);
      },
      options,
    );
    return () => {
      cancel();
      stop.abort();
    };
  };
}

/** The route nearest to a finger. */
function routeNear(x: number, y: number): number | undefined {
  for (const far of REACH_PX) {
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = (i * 2 * Math.PI) / DIRECTIONS;
      const route = routeOf(document.elementFromPoint(x + far * Math.cos(angle), y + far * Math.sin(angle)));
      if (route !== undefined) return route;
    }
  }
  return undefined;
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
