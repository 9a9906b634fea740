import { prefersReducedMotion } from '../ui/reduced-motion.js';
import { type Camera, interpolateCamera } from './camera.js';

/** After this many milliseconds without a move the camera rests. */
const REST_MS = 140;
/** The duration of a journey to another view, in milliseconds. */
const JOURNEY_MS = 450;
/** A glide loses about two thirds of its speed in this time, in milliseconds. */
const GLIDE_MS = 300;
/** The fastest and the slowest glide, in pixels a millisecond. */
const FASTEST = 3.5;
const SLOWEST = 0.03;

/** Moves a camera frame by frame, with callbacks for when it moves and when it rests. */
export class CameraMover {
  #camera: Camera = { x: 0, y: 0, zoom: 1 };
  #frame = 0;
  #journey = 0;
  /** Where the journey leads. */
  #target: Camera | undefined;
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

  /** Where the camera will be when a journey is over. */
  get destination(): Camera {
    return this.#target ?? this.#camera;
  }

  /** Follows a gesture: at most one move a frame, and any journey is cancelled. */
  follow(camera: Camera): void {
    this.halt();
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
    this.halt();
    const from = this.#camera;
    if (from.x === to.x && from.y === to.y && from.zoom === to.zoom) return;
    if (prefersReducedMotion()) {
      this.jump(to);
      return;
    }
    this.#target = to;
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / JOURNEY_MS));
      this.#move(interpolateCamera(from, to, part * part * (3 - 2 * part)));
      if (part < 1) this.#journey = requestAnimationFrame(step);
      else this.#target = undefined;
    };
    this.#journey = requestAnimationFrame(step);
  }

  /** Glides on after a fling, panned by `pan`, until it is slow; not where reduced motion is preferred. */
  glide(vx: number, vy: number, pan: (camera: Camera, dx: number, dy: number) => Camera): void {
    this.halt();
    if (prefersReducedMotion()) return;
    const brake = Math.min(1, FASTEST / Math.hypot(vx, vy));
    let last = performance.now();
    let speed = brake;
    const step = (now: number): void => {
      const passed = Math.max(0, now - last);
      last = now;
      // The distance covered while the speed decays.
      const next = speed * Math.exp(-passed / GLIDE_MS);
      const way = (speed - next) * GLIDE_MS;
      speed = next;
      this.#move(pan(this.#camera, vx * way, vy * way));
      if (speed * Math.hypot(vx, vy) > SLOWEST) this.#journey = requestAnimationFrame(step);
    };
    this.#journey = requestAnimationFrame(step);
  }

  /** Stops where it is. */
  halt(): void {
    cancelAnimationFrame(this.#journey);
    this.#target = undefined;
  }

  /** Cancels all pending frames and timers. */
  stop(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    this.halt();
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
