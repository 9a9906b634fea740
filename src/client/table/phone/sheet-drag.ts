/** What a drag does to its sheet. */
export interface DraggedSheet {
  /** The height now, in pixels. */
  height(): number;
  /** The part that scrolls by itself while the sheet is as high as it gets. */
  scroller(): HTMLElement | undefined;
  /** Something else has taken the pointer, such as a card that is dragged onto the map. */
  isBusy(): boolean;
  start(): void;
  move(height: number): void;
  /** The sheet was let go, moving upwards at a speed in pixels per millisecond. */
  end(height: number, speed: number): void;
}

/** From here on the sheet keeps the gesture, before the browser makes a scroll of it. */
const CLAIM_PX = 5;
/** From here on the sheet moves, and the gesture is no tap any more. */
const DRAG_PX = 10;
/** The speed is that of the last moves, in milliseconds. */
const SPEED_MS = 80;

/** How long after a drag its click comes at the latest, in milliseconds. */
const CLICK_MS = 50;

interface Sample {
  y: number;
  time: number;
}

/** An attachment that lets fingers drag the sheet anywhere, and a mouse by its handle. */
export function sheetDrag(sheet: DraggedSheet): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let pointer: number | undefined;
    let from = { x: 0, y: 0, height: 0 };
    let state: 'open' | 'claimed' | 'dragging' = 'open';
    let scrolls = false;
    let samples: Sample[] = [];
    /** When the last drag ended: the click that it may cause is none. */
    let ended = -Infinity;

    const speed = (now: number): number => {
      const first = samples.find(({ time }) => now - time <= SPEED_MS);
      const last = samples.at(-1);
      if (first === undefined || last === undefined || last.time === first.time) return 0;
      return (first.y - last.y) / (last.time - first.time);
    };
    const letGo = (): void => {
      pointer = undefined;
      state = 'open';
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        const target = event.target instanceof Element ? event.target : element;
        const isMouse = event.pointerType === 'mouse';
        if (!event.isPrimary || event.button !== 0 || (isMouse && !target.closest('[data-handle]'))) return;
        pointer = event.pointerId;
        from = { x: event.clientX, y: event.clientY, height: sheet.height() };
        state = 'open';
        scrolls = sheet.scroller()?.contains(target) === true;
        samples = [{ y: event.clientY, time: event.timeStamp }];
      },
      options,
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== pointer) return;
        if (sheet.isBusy()) return letGo();
        samples = [...samples.slice(-9), { y: event.clientY, time: event.timeStamp }];
        const dx = event.clientX - from.x;
        const dy = event.clientY - from.y;
        if (state === 'open' && Math.hypot(dx, dy) >= CLAIM_PX) {
          const scroller = sheet.scroller();
          const isScroll = scrolls && scroller !== undefined && (scroller.scrollTop > 0 || dy < 0);
          if (Math.abs(dx) > Math.abs(dy) || isScroll) return letGo();
          state = 'claimed';
        }
        if (state === 'claimed' && Math.abs(dy) >= DRAG_PX) {
          state = 'dragging';
          from.y = event.clientY;
          element.setPointerCapture(event.pointerId);
          sheet.start();
        }
        if (state === 'dragging') sheet.move(from.height + from.y - event.clientY);
      },
      options,
    );
    element.addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId !== pointer) return;
        const wasDragging = state === 'dragging';
        letGo();
        if (!wasDragging) return;
        ended = event.timeStamp;
        sheet.end(from.height + from.y - event.clientY, speed(event.timeStamp));
      },
      options,
    );
    element.addEventListener(
      'pointercancel',
      (event) => {
        if (event.pointerId !== pointer) return;
        const wasDragging = state === 'dragging';
        letGo();
        if (wasDragging) sheet.end(sheet.height(), 0);
      },
      options,
    );
    // Browsers decide at the first moves whether a touch scrolls.
    element.addEventListener(
      'touchmove',
      (event) => {
        if (state !== 'open' && event.cancelable) event.preventDefault();
      },
      { ...options, passive: false },
    );
    element.addEventListener(
      'click',
      (event) => {
        if (event.timeStamp - ended > CLICK_MS) return;
        event.stopPropagation();
        event.preventDefault();
      },
      { ...options, capture: true },
    );
    return () => stop.abort();
  };
}
