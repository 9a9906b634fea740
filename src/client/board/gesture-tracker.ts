import { between, distance, type Point } from './point.js';

/** What gestures do; points are pixels from the element's top left corner. */
export interface GestureActions {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** A finger or button went down: what still glides stops. */
  halt(): void;
  /** A pan was released at this speed, in pixels a millisecond. */
  fling(vx: number, vy: number): void;
  /** A touch without a drag; clicks of a mouse go to what lies under it. */
  tap(at: Point): void;
  /** A second tap at the same spot, soon after the first, which was reported as a tap. */
  doubleTap(at: Point): void;
  /** Two fingers touched together. */
  twoFingerTap(at: Point): void;
}

/** What is known of a pointer at one moment; `time` is in milliseconds. */
export interface PointerSample extends Point {
  readonly id: number;
  readonly touch: boolean;
  readonly time: number;
}

/** A pointer further from where it went down than this drags; a finger trembles more than a mouse. */
const SLACK_PX = { touch: 10, mouse: 5 };
/** A touch that lasts longer is no tap. */
const TAP_MS = 800;
const TWO_FINGER_TAP_MS = 350;
/** Two taps closer in time and space than this are a double tap. */
export const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 36;
/** The speed of a fling is that of the last milliseconds before the release. */
const FLING_MS = 90;
/** Slower releases, in pixels a millisecond, don't glide. */
const FLING_SPEED = 0.25;

interface Pointer {
  readonly start: PointerSample;
  readonly last: PointerSample;
}

/** Recognizes drags, pinches, flings and taps in the samples of pointers. */
export class GestureTracker {
  readonly #actions: GestureActions;
  readonly #pointers = new Map<number, Pointer>();
  /** The most pointers that were down together since the first went down. */
  #most = 0;
  #dragging = false;
  #tapPossible = false;
  #lastTap: PointerSample | undefined;
  /** The latest middles of the pointers while dragging, for the speed of a fling. */
  #trail: (Point & { time: number })[] = [];

  constructor(actions: GestureActions) {
    this.#actions = actions;
  }

  /** Whether the pointers that are down, or were last, have dragged. */
  get dragging(): boolean {
    return this.#dragging;
  }

  down(sample: PointerSample): void {
    if (this.#pointers.size === 0) {
      this.#most = 0;
      this.#dragging = false;
      this.#tapPossible = true;
      this.#actions.halt();
    }
    this.#pointers.set(sample.id, { start: sample, last: sample });
    this.#most = Math.max(this.#most, this.#pointers.size);
    this.#trail = [];
  }

  /** Returns whether the pointer drags. */
  move(sample: PointerSample): boolean {
    const pointer = this.#pointers.get(sample.id);
    if (pointer === undefined || this.#pointers.size > 2) return false;
    const before = this.#pinch();
    this.#pointers.set(sample.id, { start: pointer.start, last: sample });
    if (!this.#dragging) {
      const slack = sample.touch ? SLACK_PX.touch : SLACK_PX.mouse;
      // The displacement counts, not the path: a trembling finger comes back to where it was.
      this.#dragging = distance(pointer.start, sample) >= slack;
      return this.#dragging;
    }
    const after = this.#pinch();
    this.#trail.push({ x: after.x, y: after.y, time: sample.time });
    this.#actions.pan(after.x - before.x, after.y - before.y);
    if (before.spread > 0 && after.spread > 0) this.#actions.zoom(after.spread / before.spread, after);
    return true;
  }

  up(sample: PointerSample): void {
    const pointer = this.#pointers.get(sample.id);
    if (pointer === undefined) return;
    const middle = this.#pinch();
    this.#pointers.delete(sample.id);
    if (this.#dragging) {
      if (this.#pointers.size === 0 && this.#most === 1) this.#release(sample.time);
      this.#trail = [];
    } else if (this.#tapPossible && sample.touch) this.#tapped(pointer.start, sample, middle);
  }

  cancel(id: number): void {
    this.#pointers.delete(id);
    this.#tapPossible = false;
    this.#trail = [];
  }

  /** What is under way is no tap, as something else has answered it. */
  rejectTap(): void {
    this.#tapPossible = false;
  }

  #tapped(start: PointerSample, end: PointerSample, middle: Point): void {
    const lasted = end.time - start.time;
    if (this.#most > 1) {
      this.#tapPossible = false;
      if (this.#most === 2 && lasted < TWO_FINGER_TAP_MS) this.#actions.twoFingerTap(middle);
      return;
    }
    if (lasted > TAP_MS) return;
    const last = this.#lastTap;
    const isSecond =
      last !== undefined && start.time - last.time < DOUBLE_TAP_MS && distance(last, start) < DOUBLE_TAP_PX;
    this.#lastTap = isSecond ? undefined : end;
    // Where the finger went down it was aimed; where it left it has rolled.
    if (isSecond) this.#actions.doubleTap(start);
    else this.#actions.tap(start);
  }

  #release(now: number): void {
    const recent = this.#trail.filter(({ time }) => now - time <= FLING_MS);
    const [first] = recent;
    const last = recent.at(-1);
    if (first === undefined || last === undefined || last.time - first.time < 8) return;
    const vx = (last.x - first.x) / (last.time - first.time);
    const vy = (last.y - first.y) / (last.time - first.time);
    if (Math.hypot(vx, vy) >= FLING_SPEED) this.#actions.fling(vx, vy);
  }

  #pinch(): Point & { spread: number } {
    const [p, q] = [...this.#pointers.values()].map(({ last }) => last);
    if (p === undefined || q === undefined) return { x: p?.x ?? 0, y: p?.y ?? 0, spread: 0 };
    return { ...between(p, q, 0.5), spread: distance(p, q) };
  }
}
