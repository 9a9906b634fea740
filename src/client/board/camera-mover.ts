import { type Camera, interpolateCamera } from './camera.js';

/** After this many milliseconds without a move the camera rests. */
const REST_MS = 140;
/** The duration of a journey to another view, in milliseconds. */
const JOURNEY_MS = 450;

/** Moves a camera frame by frame, with callbacks for when it moves and when it rests. */
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

  /** Follows a gesture: at most one move a frame, and any journey is cancelled. */
  follow(camera: Camera): void {
    cancelAnimationFrame(this.#journey);
    this.#move(camera);
  }

  /** Moves at once. */
  jump(camera: Camera): void {
    this.stop();
    this.#camera = camera;
    this.#settle();
  }

  /** Moves smoothly, or at once where reduced motion is preferred. */
  travel(to: Camera): void {
    // Cancels an earlier journey, even one that has not started.
    cancelAnimationFrame(this.#journey);
    const from = this.#camera;
    if (from.x === to.x && from.y === to.y && from.zoom === to.zoom) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.jump(to);
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / JOURNEY_MS));
      this.#move(interpolateCamera(from, to, part * part * (3 - 2 * part)));
      if (part < 1) this.#journey = requestAnimationFrame(step);
    };
    this.#journey = requestAnimationFrame(step);
  }

  /** Cancels all pending frames and timers. */
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
    this.#rest = setTimeout(() => this.#settle(), REST_MS);
  }

  /** Rests on whole device pixels, so that the picture is sharp. */
  #settle(): void {
    const ratio = window.devicePixelRatio;
    const snap = (n: number): number => Math.round(n * ratio) / ratio;
    const { x, y, zoom } = this.#camera;
    this.#camera = { x: snap(x), y: snap(y), zoom };
    this.#onrest(this.#camera);
  }
}
