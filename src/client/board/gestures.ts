import { type GestureActions, GestureTracker, type PointerSample } from './gesture-tracker.js';
import type { Point } from './point.js';

/** What pointers, wheel and keys do on a board. */
export interface BoardGestures extends GestureActions {
  fit(): void;
}

const KEY_STEP = 80;
const KEY_ZOOM = 1.3;
/** A browser sends the click of a touch within this time. */
const CLICK_AFTER_MS = 700;

/** Turns wheel, drag, pinch, taps and keys on an element into calls. Returns a function that stops listening. */
export function watchGestures(element: HTMLElement, actions: BoardGestures): () => void {
  const tracker = new GestureTracker(actions);
  const stop = new AbortController();
  const options = { signal: stop.signal };
  /** When the last finger was lifted. */
  let lifted = -Infinity;

  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const sampleOf = (event: PointerEvent): PointerSample => ({
    ...pointOf(event),
    id: event.pointerId,
    touch: event.pointerType !== 'mouse',
    time: event.timeStamp,
  });

  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // Browsers report a touchpad pinch as a wheel with the control key, in small steps.
      const speed = event.ctrlKey ? 0.012 : 0.0016;
      actions.zoom(Math.exp(-event.deltaY * unit * speed), pointOf(event));
    },
    { ...options, passive: false },
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button === 0) tracker.down(sampleOf(event));
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      // Only a drag captures the pointer: a click still goes to the route under it.
      if (tracker.move(sampleOf(event)) && !element.hasPointerCapture(event.pointerId))
        element.setPointerCapture(event.pointerId);
    },
    options,
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerType !== 'mouse') lifted = event.timeStamp;
      tracker.up(sampleOf(event));
    },
    options,
  );
  element.addEventListener('pointercancel', (event) => tracker.cancel(event.pointerId), options);
  // A long press was answered with the payments of a route.
  element.addEventListener('contextmenu', () => tracker.rejectTap(), options);
  /** A tap was answered when the finger was lifted; the mouse events that browsers send after it are not for the element under it. */
  const swallow = (event: MouseEvent): void => {
    const isTouch = event.detail > 0 && event.timeStamp - lifted < CLICK_AFTER_MS;
    if (!isTouch && !(event.type === 'click' && tracker.dragging && event.detail > 0)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener('mousedown', swallow, { ...options, capture: true });
  element.addEventListener('click', swallow, { ...options, capture: true });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const middle = middleOf(event.target instanceof SVGElement ? event.target : element, element);
      const keys: Partial<Record<string, () => void>> = {
        '+': () => actions.zoom(KEY_ZOOM, middle),
        '=': () => actions.zoom(KEY_ZOOM, middle),
        '-': () => actions.zoom(1 / KEY_ZOOM, middle),
        '−': () => actions.zoom(1 / KEY_ZOOM, middle),
        '0': () => actions.fit(),
        ArrowLeft: () => actions.pan(KEY_STEP, 0),
        ArrowRight: () => actions.pan(-KEY_STEP, 0),
        ArrowUp: () => actions.pan(0, KEY_STEP),
        ArrowDown: () => actions.pan(0, -KEY_STEP),
      };
      const action = keys[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    },
    options,
  );
  return () => stop.abort();
}

/** The middle of the focused element, which keys zoom in on, in pixels from the board's top left corner. */
function middleOf(focused: Element, within: Element): Point {
  const box = focused.getBoundingClientRect();
  const frame = within.getBoundingClientRect();
  return { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top };
}
