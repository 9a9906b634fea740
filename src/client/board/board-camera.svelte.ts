import { tick, untrack } from 'svelte';
import { type Bounds, placesOf } from './bounds.js';
import { CameraMover } from './camera-mover.js';
import {
  type Camera,
  centreOn,
  fitBoard,
  type FrameLength,
  freeArea,
  type Insets,
  insetBelow,
  isWholeInView,
  keepMiddle,
  panCamera,
  revealBox,
  type Viewport,
  zoomCamera,
} from './camera.js';
import { cameraFor, type Framed, framedPlaces, framedRoute, firstView } from './framing.js';
import type { OwnInterest } from './own-interest.js';
import type { Point } from './point.js';
import type { Scene } from './scene.js';

/** What the camera of a board looks at, and what covers the view. */
export interface CameraSubject {
  readonly scene: Scene;
  readonly own: OwnInterest | undefined;
  /** How much of each edge panels cover. */
  readonly covered: Insets;
  /** How much a dock covers from below: the whole board may lie under it, a route being shown may not. */
  readonly docked: number;
}

/** How long a space becomes when a touch in a dense spot zooms in, in pixels. */
const TELLABLE = 38;

/** The camera of a board: the first view, what it is sent to and returns from, and where the user moves it. */
export class BoardCamera {
  readonly #subject: CameraSubject;
  readonly #mover: CameraMover;
  /** The size of the view, in pixels; 0 before the first layout. */
  width = $state(0);
  height = $state(0);
  /** The zoom the picture was drawn at; while the camera moves, the picture is only scaled. */
  drawn = $state(0);
  /** Where the camera last came to rest. */
  rested = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  /** The user has moved the camera. */
  #touched = false;
  /** Where the camera was before it was sent to something that is decided or pointed at, and what that is. */
  #before: Camera | undefined;
  #framed: Framed | undefined;
  /** The size and the view of the last layout. */
  #laidOut = '';
  #last: Viewport | undefined;

  /** `onmove` is called once a frame while the camera moves, and when the picture has been drawn at a new zoom. */
  constructor(subject: CameraSubject, onmove: (camera: Camera) => void) {
    this.#subject = subject;
    this.#mover = new CameraMover(onmove, (camera) => {
      this.drawn = camera.zoom;
      this.rested = camera;
      // Svelte redraws at the new zoom before the next frame, in which the layer must no longer be scaled.
      void tick().then(() => onmove(camera));
    });
  }

  readonly view: Viewport = $derived.by(() => ({
    width: this.width,
    height: this.height,
    covered: this.#subject.covered,
  }));
  /** The part of the view that the dock leaves. */
  readonly #free: Viewport = $derived.by(() => insetBelow(this.view, this.#subject.docked));
  /** It rests where the whole board is seen. */
  readonly whole = $derived.by(() => isWholeInView(this.rested, this.#drawing, this.view));

  // Strings, so that the camera moves only if one of these has changed.
  readonly #size = $derived(`${this.width} ${this.height}`);
  readonly #insets = $derived.by(() => {
    const { left, top, right, bottom } = this.#subject.covered;
    return [left, top, right, bottom].join();
  });
  readonly #ends = $derived.by(() => this.#subject.own?.ends.join());

  get #drawing() {
    return this.#subject.scene.drawing;
  }
  /** Where the camera is now. */
  get current(): Camera {
    return this.#mover.camera;
  }

  /**
   * For an effect: the board stays in its first view, which follows tickets and panels, until the user moves the camera. What the user looks
   * at then stays in the middle when the device is turned.
   */
  followLayout(): void {
    void [this.#size, this.#insets, this.#ends];
    untrack(() => this.#layOut());
  }
  #layOut(): void {
    const isResized = this.#laidOut !== (this.#laidOut = this.#size);
    if (this.width === 0) return;
    const earlier = this.#last;
    this.#last = this.view;
    if (this.#touched && earlier?.width === this.width) return;
    const home =
      this.#touched && earlier !== undefined
        ? keepMiddle(this.#before ?? this.#mover.destination, this.#drawing, earlier, this.view)
        : this.#home();
    if (this.#framed === undefined) {
      if (isResized) this.#mover.jump(home);
      else this.#mover.travel(home);
      return;
    }
    this.#before = home;
    if (this.drawn === 0) this.#mover.jump(home);
    this.#mover.travel(this.#framing(home, this.#framed));
  }
  #home(): Camera {
    const { scene, own, docked } = this.#subject;
    return firstView(scene, own, this.view, docked);
  }
  #framing(from: Camera, framed: Framed): Camera {
    const { scene, docked } = this.#subject;
    return cameraFor(framed, from, scene, this.view, docked);
  }

  /** Shows the whole board; if it is shown, goes back to the first view. */
  fit(): void {
    this.#before = this.#framed = undefined;
    const whole = fitBoard(this.#drawing, this.view);
    const home = this.#home();
    const to = isWholeInView(this.#mover.destination, this.#drawing, this.view) ? home : whole;
    this.#touched = to.zoom !== home.zoom;
    this.#mover.travel(to);
  }
  /** Zooms about the middle. */
  zoom(factor: number): void {
    const { left, top, width, height } = freeArea(this.view);
    this.zoomFrom(this.current, factor, { x: left + width / 2, y: top + height / 2 });
  }
  /** Shows a route large enough in the free part of the view, until `goBack`. */
  frameRoute(route: number, length?: FrameLength): void {
    this.#frame(framedRoute(this.#subject.scene, route, length));
  }
  /** Shows places in the free part of the view, zooming out where they lie far apart, until `goBack`. */
  framePlaces(ids: readonly string[]): void {
    this.#frame(framedPlaces(this.#subject.scene, ids));
  }
  #frame(next: Framed | undefined): void {
    if (next === undefined) return;
    this.#framed = next;
    // Before the first layout there is nothing to move yet.
    if (this.width === 0) return;
    this.#before ??= this.#mover.destination;
    this.#mover.travel(this.#framing(this.#mover.destination, next));
  }
  /** Goes back to where the camera was before it was sent to something, unless the user has moved it. */
  goBack(): void {
    if (this.#before !== undefined && this.width > 0) this.#mover.travel(this.#before);
    this.#before = this.#framed = undefined;
  }
  /** Stays where the camera is, as if the user had moved it there. */
  stay(): void {
    this.#touched = true;
    this.#before = this.#framed = undefined;
  }

  /** Pans with a gesture. */
  panBy(dx: number, dy: number): void {
    this.#follow(this.#panned(this.current, dx, dy));
  }
  /** Zooms with a gesture; the point at pixel `at` stays in place. */
  zoomBy(factor: number, at: Point): void {
    this.#follow(zoomCamera(this.current, factor, at, this.#drawing, this.view));
  }
  /** Glides on after a fling. */
  glide(vx: number, vy: number): void {
    this.#mover.glide(vx, vy, (camera, dx, dy) => this.#panned(camera, dx, dy));
  }
  /** Zooms smoothly from where the camera was; the point at pixel `at` stays in place. */
  zoomFrom(from: Camera, factor: number, at: Point): void {
    this.stay();
    this.#mover.travel(zoomCamera(from, factor, at, this.#drawing, this.view));
  }
  /** Brings a spot of the board, seen at pixel `at`, so near that its routes can be told apart. */
  approach(spot: Point, at: Point): void {
    this.stay();
    const factor = Math.max(1.5, TELLABLE / (this.#drawing.space[0] * this.current.zoom));
    const nearer = zoomCamera(this.current, factor, at, this.#drawing, this.view);
    this.#mover.travel(centreOn(nearer, spot, this.#drawing, this.#free));
  }
  /** Brings a spot of the board into the middle, at once or smoothly. */
  centreOn(spot: Point, atOnce: boolean): void {
    this.stay();
    const to = centreOn(this.current, spot, this.#drawing, this.view);
    if (atOnce) this.#mover.follow(to);
    else this.#mover.travel(to);
  }
  /** Brings a place, or the first station of a country, into the middle of what the dock leaves, at the zoom there is. */
  centreOnPlace(id: string): void {
    const [place] = placesOf(this.#subject.scene, [id]);
    if (place === undefined) return;
    this.stay();
    this.#mover.travel(centreOn(this.#mover.destination, place, this.#drawing, this.#free));
  }
  /** Pans no further than needed to bring a box of the board into what the dock leaves. */
  reveal(box: Bounds): void {
    this.#mover.travel(revealBox(this.#mover.destination, box, this.#drawing, this.#free));
  }
  /** Stops where it is. */
  halt(): void {
    this.#mover.halt();
  }
  /** Cancels all pending frames and timers. */
  stop(): void {
    this.#mover.stop();
  }

  #follow(next: Camera): void {
    this.stay();
    this.#mover.follow(next);
  }
  #panned(camera: Camera, dx: number, dy: number): Camera {
    return panCamera(camera, dx, dy, this.#drawing, this.view);
  }
}
