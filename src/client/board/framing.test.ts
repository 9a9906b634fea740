import { describe, expect, test } from 'vitest';
import { boundsOf } from './bounds.js';
import { type Camera, fitBoard, homeCamera, toScreen } from './camera.js';
import { cornersOf } from './corners.js';
import { cameraFor, CROWDED, firstView, framedPlaces, framedRoute } from './framing.js';
import type { Scene } from './scene.js';

const drawing = { frame: [0, 0, 1000, 1000], space: [20, 10], label: { size: 12 } };
const place = (id: string, x: number, y: number, country?: string) => ({ id, x, y, radius: 5, country });
const space = (x: number, y: number) => ({ x, y, along: 10, across: 5, angle: 0 });
/** One route between two of three places; two of them are stations of a country. */
const scene = {
  drawing,
  places: [place('a', 500, 500), place('b', 560, 500, 'land'), place('c', 985, 20, 'land')],
  routes: [{ id: 0, spaces: [space(520, 500), space(540, 500)], line: { ends: ['a', 'b'] } }],
} as unknown as Scene;
const phone = { width: 375, height: 553, covered: { left: 6, top: 56, right: 6, bottom: 150 } };
const wide = { ...phone, width: CROWDED };
const own = { colour: 'crimson', routes: [], signs: [] } as const;

describe('what the camera is sent to', () => {
  test('a route is its spaces and its two places', () => {
    expect(framedRoute(scene, 0)?.points).toHaveLength(4);
    expect(framedRoute(scene, 0)?.box).toEqual({ left: 505, top: 485, right: 555, bottom: 515 });
    expect(framedRoute(scene, 1)).toBeUndefined();
  });
  test('a country is all its stations', () => {
    expect(framedPlaces(scene, ['land'])?.points).toEqual(scene.places.slice(1));
    expect(framedPlaces(scene, ['nowhere'])).toBeUndefined();
  });
});

describe('the camera for it', () => {
  const far: Camera = { x: 0, y: 0, zoom: 0.3 };
  const route = framedRoute(scene, 0)!;
  test('zooms in until the spaces are long enough', () => {
    expect(cameraFor(route, far, scene, phone, 0).zoom).toBeCloseTo(18 / 20);
    expect(cameraFor(framedRoute(scene, 0, { least: 24, shown: 30 })!, far, scene, phone, 0).zoom).toBe(1.5);
  });
  test('keeps the route above the dock', () => {
    const to = cameraFor(route, { x: -300, y: -80, zoom: 1 }, scene, phone, 300);
    for (const it of route.points) expect(toScreen(to, it, scene.drawing).y).toBeLessThan(553 - 300);
  });
});

describe('the first view', () => {
  const corner = scene.places[2]!;
  const towards = { ...own, ends: ['c'] };
  const homeIn = (view: typeof phone) => homeCamera(scene.drawing, view, boundsOf([corner], 2.5));
  test('without an interest is the camera’s home', () => {
    expect(firstView(scene, undefined, wide, 0)).toEqual(homeCamera(scene.drawing, wide));
  });
  test('of the whole board stays, whatever a corner covers', () => {
    const large = { width: 690, height: 700, covered: { left: 0, top: 0, right: 0, bottom: 0 } };
    const small: Scene = { ...scene, drawing: { ...scene.drawing, frame: [100, 0, 900, 900] } };
    expect(firstView(small, towards, large, 0)).toEqual(fitBoard(small.drawing, large));
  });
  test('keeps the end of a ticket out from under the tools of a small screen', () => {
    const { left, bottom } = cornersOf(phone).tools;
    const isCovered = (camera: Camera): boolean => {
      const { x, y } = toScreen(camera, corner, scene.drawing);
      return x > left && y < bottom;
    };
    expect(isCovered(homeIn(phone))).toBe(true);
    expect(isCovered(firstView(scene, towards, phone, 0))).toBe(false);
    expect(firstView(scene, towards, wide, 0)).toEqual(homeIn(wide));
  });
});
