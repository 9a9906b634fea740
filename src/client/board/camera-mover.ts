import { type Camera, interpolateCamera } from './camera.js';

/** So long without a move, and the camera has come to rest. */
const REST = 140;
/** How long a journey to another view takes. */
const JOURNEY = 450;

/** Moves a camera frame by frame, and tells when it moves and when it rests. */
export class CameraMover {
  #camera: Camera = { x: 0, y: 0, zoom: 1 };
  #frame = 0;
  #journey = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #onmove: (camera: Camera) => void;
  readonly #onrest: (camera: Camera) => void;

  constructor(onmove: (camera: Camera) => void, onrest: (camera: Camera) => void) {
    this.#onmove = onmove;
    this.#onrest = onrest;
  }

  get camera(): Camera {
    return this.#camera;
  }

  /** Follows a hand: at most one move a frame, and no journey goes on against it. */
  follow(camera: Camera): void {
    cancelAnimationFrame(this.#journey);
    this.#move(camera);
  }

  /** Is there at once. */
  jump(camera: Camera): void {
    this.stop();
    this.#camera = camera;
    this.#settle();
  }

  /** Goes there smoothly, or at once for those who want no motion. */
  travel(to: Camera): void {
    // Whoever was on the way elsewhere does not get there, even if that way has not begun yet.
    cancelAnimationFrame(this.#journey);
    const from = this.#camera;
    if (from.x === to.x && from.y === to.y && from.zoom === to.zoom) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.jump(to);
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / JOURNEY));
      this.#move(interpolateCamera(from, to, part * part * (3 - 2 * part)));
      if (part < 1) this.#journey = requestAnimationFrame(step);
    };
    this.#journey = requestAnimationFrame(step);
  }

  /** Leaves everything as it is. */
  stop(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#journey);
  }

  #move(camera: Camera): void {
    this.#camera = camera;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#onmove(this.#camera));
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), REST);
  }

  /** Comes to rest on whole pixels, so that what is drawn is sharp. */
  #settle(): void {
    const dots = window.devicePixelRatio;
    const whole = (n: number): number => Math.round(n * dots) / dots;
    const { x, y, zoom } = this.#camera;
    this.#camera = { x: whole(x), y: whole(y), zoom };
    this.#onrest(this.#camera);
  }
}
