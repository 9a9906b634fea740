import { expect, test } from 'vitest';
import { type Camera, toScreen } from './camera.js';
import { clearCorners, cornersOf, type Needed } from './corners.js';

const drawing = { frame: [0, 0, 1000, 1000], space: [20, 10], label: { size: 12 } } as never;
const viewport = { width: 375, height: 553, covered: { left: 6, top: 56, right: 6, bottom: 150 } };
const { overview, tools } = cornersOf(viewport);
const camera: Camera = { x: 0, y: 0, zoom: 1 };

function clear(points: { x: number; y: number }[], needed: Needed = 'route', mayZoomOut = false) {
  const to = clearCorners(camera, points, needed, { drawing }, viewport, [overview, tools], mayZoomOut);
  return { to, at: points.map((it) => toScreen(to, it, drawing)) };
}

test('a point in sight does not move the camera', () => {
  expect(clear([{ x: 180, y: 200 }]).to).toEqual(camera);
});

test('a point under the tools or the overview is moved out from under them', () => {
  for (const point of [
    { x: 340, y: 120 },
    { x: 30, y: 100 },
  ]) {
    const [at] = clear([point]).at;
    for (const { left, top, right, bottom } of [overview, tools])
      expect(at && at.x > left && at.x < right && at.y > top && at.y < bottom).toBe(false);
  }
});

test('a place has more space for its name than an end of a route', () => {
  const point = [{ x: 300, y: 120 }];
  const [end, place] = [clear(point).at[0]?.x ?? 0, clear(point, 'places').at[0]?.x ?? 0];
  expect(place).toBeLessThan(end);
});

test('it zooms out where moving is not enough, if it may', () => {
  const points = [
    { x: 30, y: 380 },
    { x: 345, y: 100 },
  ];
  expect(clear(points).to).toEqual(camera);
  expect(clear(points, 'places', true).to.zoom).toBeLessThan(1);
});

test('points out of the free area are left where they are', () => {
  expect(clear([{ x: 600, y: 100 }]).to).toEqual(camera);
});
