/** How long a finger rests for a long press, in milliseconds. */
const LONG_MS = 500;
/** A finger that moves further than this pans the map, in pixels. */
const SLACK_PX = 10;

/** An attachment that calls `act` after a long press by finger or pen; the tap and the menu that would follow it are swallowed. */
export function longPress(act: (x: number, y: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let down: PointerEvent | undefined;
    let isPressed = false;
    const cancel = (): void => clearTimeout(timer);
    const on = (
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ): void => element.addEventListener(name, listener, { signal: stop.signal, capture: true });

    on('pointerdown', (event) => {
      cancel();
      isPressed = false;
      down = event;
      // With a second finger it is a pinch.
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      timer = setTimeout(() => {
        isPressed = true;
        act(event.clientX, event.clientY);
      }, LONG_MS);
    });
    on('pointermove', ({ clientX, clientY }) => {
      if (down && Math.hypot(clientX - down.clientX, clientY - down.clientY) > SLACK_PX) cancel();
    });
    on('pointerup', cancel);
    on('pointercancel', cancel);
    element.addEventListener(
      'click',
      (event) => {
        if (isPressed) swallow(event);
        isPressed = false;
      },
      { signal: stop.signal, capture: true },
    );
    // Some browsers open a menu after a long press.
    element.addEventListener(
      'contextmenu',
      (event) => {
        if (down !== undefined && down.pointerType !== 'mouse') swallow(event);
      },
      { signal: stop.signal, capture: true },
    );
    return () => {
      cancel();
      stop.abort();
    };
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
