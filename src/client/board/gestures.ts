/** What gestures do to the camera; points are pixels from the element's top left corner. */
export interface CameraGestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: { x: number; y: number }): void;
  fit(): void;
}

/** A pointer that moves further than this drags, and does not click. */
const DRAG_THRESHOLD = 5;
const KEY_STEP = 80;
const KEY_ZOOM = 1.3;

/** Turns wheel, drag, pinch and keys on an element into camera calls. Returns a function that stops listening. */
export function watchGestures(element: HTMLElement, camera: CameraGestures): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  const stop = new AbortController();
  const options = { signal: stop.signal };

  const pointOf = (event: MouseEvent): { x: number; y: number } => {
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
      // Browsers report a touchpad pinch as a wheel with the control key, in small steps.
      const speed = event.ctrlKey ? 0.012 : 0.0016;
      camera.zoom(Math.exp(-event.deltaY * unit * speed), pointOf(event));
    },
    { ...options, passive: false },
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) moved = 0;
      pointers.set(event.pointerId, pointOf(event));
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const last = pointers.get(event.pointerId);
      if (last === undefined || pointers.size > 2) return;
      const before = pinch();
      const now = pointOf(event);
      pointers.set(event.pointerId, now);
      moved += Math.hypot(now.x - last.x, now.y - last.y);
      if (moved < DRAG_THRESHOLD) return;
      // Only a drag captures the pointer: a click still goes to the route under it.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      const after = pinch();
      camera.pan(after.x - before.x, after.y - before.y);
      if (before.spread > 0 && after.spread > 0) camera.zoom(after.spread / before.spread, after);
    },
    options,
  );
  const lift = (event: PointerEvent): void => void pointers.delete(event.pointerId);
  element.addEventListener('pointerup', lift, options);
  element.addEventListener('pointercancel', lift, options);
  element.addEventListener(
    'click',
    (event) => {
      if (moved < DRAG_THRESHOLD) return;
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
      const actions: Partial<Record<string, () => void>> = {
        '+': () => camera.zoom(KEY_ZOOM, middle),
        '=': () => camera.zoom(KEY_ZOOM, middle),
        '-': () => camera.zoom(1 / KEY_ZOOM, middle),
        '−': () => camera.zoom(1 / KEY_ZOOM, middle),
        '0': () => camera.fit(),
        ArrowLeft: () => camera.pan(KEY_STEP, 0),
        ArrowRight: () => camera.pan(-KEY_STEP, 0),
        ArrowUp: () => camera.pan(0, KEY_STEP),
        ArrowDown: () => camera.pan(0, -KEY_STEP),
      };
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    },
    options,
  );
  return () => stop.abort();
}

/** The middle of the focused element, which keys zoom in on, in pixels from the board's top left corner. */
function middleOf(focused: Element, within: Element): { x: number; y: number } {
  const box = focused.getBoundingClientRect();
  const frame = within.getBoundingClientRect();
  return { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top };
}
