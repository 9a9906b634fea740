/** What the camera is asked to do; places are pixels from the window's top left corner. */
export interface CameraGestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: { x: number; y: number }): void;
  fit(): void;
}

/** Further than this and it is a drag, not a click. */
const SLACK = 5;
const KEY_STEP = 80;
const KEY_ZOOM = 1.3;

/** Turns wheel, drag, pinch and keys on an element into wishes; returns how to stop. */
export function watchGestures(element: HTMLElement, wishes: CameraGestures): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  const stop = new AbortController();
  const options = { signal: stop.signal };

  const spot = (event: MouseEvent): { x: number; y: number } => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pinch = (): { x: number; y: number; spread: number } => {
    const [p, q] = [...pointers.values()];
    if (p === undefined || q === undefined) return { x: p?.x ?? 0, y: p?.y ?? 0, spread: 0 };
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, spread: Math.hypot(q.x - p.x, q.y - p.y) };
  };

  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // A pinch on a touchpad comes as a wheel with the control key, in small steps.
      const speed = event.ctrlKey ? 0.012 : 0.0016;
      wishes.zoom(Math.exp(-event.deltaY * unit * speed), spot(event));
    },
    { ...options, passive: false },
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) moved = 0;
      pointers.set(event.pointerId, spot(event));
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const was = pointers.get(event.pointerId);
      if (was === undefined || pointers.size > 2) return;
      const before = pinch();
      const now = spot(event);
      pointers.set(event.pointerId, now);
      moved += Math.hypot(now.x - was.x, now.y - was.y);
      if (moved < SLACK) return;
      // Only a drag takes the pointer: a plain click still goes to the route under it.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      const after = pinch();
      wishes.pan(after.x - before.x, after.y - before.y);
      if (before.spread > 0 && after.spread > 0) wishes.zoom(after.spread / before.spread, after);
    },
    options,
  );
  const lift = (event: PointerEvent): void => void pointers.delete(event.pointerId);
  element.addEventListener('pointerup', lift, options);
  element.addEventListener('pointercancel', lift, options);
  element.addEventListener(
    'click',
    (event) => {
      if (moved < SLACK) return;
      event.stopPropagation();
      event.preventDefault();
      moved = 0;
    },
    { ...options, capture: true },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const middle = middleOf(event.target instanceof SVGElement ? event.target : element, element);
      const deeds: Partial<Record<string, () => void>> = {
        '+': () => wishes.zoom(KEY_ZOOM, middle),
        '=': () => wishes.zoom(KEY_ZOOM, middle),
        '-': () => wishes.zoom(1 / KEY_ZOOM, middle),
        '−': () => wishes.zoom(1 / KEY_ZOOM, middle),
        '0': () => wishes.fit(),
        ArrowLeft: () => wishes.pan(KEY_STEP, 0),
        ArrowRight: () => wishes.pan(-KEY_STEP, 0),
        ArrowUp: () => wishes.pan(0, KEY_STEP),
        ArrowDown: () => wishes.pan(0, -KEY_STEP),
      };
      const deed = deeds[event.key];
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    },
    options,
  );
  return () => stop.abort();
}

/** The middle of an element, in pixels from another's top left corner: one zooms in on what has the focus. */
function middleOf(what: Element, within: Element): { x: number; y: number } {
  const box = what.getBoundingClientRect();
  const frame = within.getBoundingClientRect();
  return { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top };
}
