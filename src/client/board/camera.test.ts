import { expect, test } from 'vitest';
import { fitBox, fitBoard, interpolateCamera, panCamera, revealBox, zoomCamera } from './camera.js';

const drawing = {
  frame: [-50, 100, 1000, 500] as [number, number, number, number],
  space: [40, 20] as [number, number],
};
const covered = { left: 300, top: 60, right: 300, bottom: 20 };
const viewport = { width: 1440, height: 900, covered };
const whole = fitBoard(drawing, viewport);

test('fits the whole board into the area that no panel covers, centred', () => {
  expect(whole.zoom).toBeCloseTo(0.84);
  expect(whole.x).toBeCloseTo(300);
  expect(whole.y + 250 * whole.zoom).toBeCloseTo(60 + 820 / 2);
});

test('zooming keeps the point under the pointer in place', () => {
  const at = { x: 700, y: 400 };
  const near = zoomCamera(whole, 1.7, at, drawing, viewport);
  expect((at.x - near.x) / near.zoom).toBeCloseTo((at.x - whole.x) / whole.zoom);
  expect((at.y - near.y) / near.zoom).toBeCloseTo((at.y - whole.y) / whole.zoom);
});

test('zoom stops where a space is 120 pixels long, and a little below the whole board', () => {
  expect(zoomCamera(whole, 100, { x: 0, y: 0 }, drawing, viewport).zoom).toBe(3);
  expect(zoomCamera(whole, 0.01, { x: 0, y: 0 }, drawing, viewport).zoom).toBeCloseTo(whole.zoom * 0.85);
});

test('the board cannot be pushed out of sight', () => {
  const pushed = panCamera(whole, 5000, -5000, drawing, viewport);
  expect(pushed.x).toBe(720);
  expect(pushed.y + 500 * pushed.zoom).toBeCloseTo(470);
});

test('revealing a box pans no further than needed', () => {
  const near = { x: 0, y: 0, zoom: 2 };
  const seen = { left: 200, top: 200, right: 300, bottom: 300 };
  expect(revealBox(near, seen, drawing, viewport)).toEqual(near);
  const beyond = { left: 800, top: 200, right: 900, bottom: 300 };
  const shown = revealBox(near, beyond, drawing, viewport);
  expect(shown.x + (900 + 50) * 2).toBeCloseTo(1440 - 300);
  expect(shown.y).toBe(0);
});

test('fitting a box zooms out until all of it is in the free area', () => {
  const near = { x: -2000, y: -1000, zoom: 3 };
  const box = { left: 0, top: 150, right: 800, bottom: 500 };
  const shown = fitBox(near, box, drawing, viewport);
  expect(shown.zoom).toBeCloseTo(840 / 800);
  expect(shown.x + (0 + 50) * shown.zoom).toBeCloseTo(300);
  expect(fitBox(whole, box, drawing, viewport).zoom).toBe(whole.zoom);
});

test('interpolates from start to end, zooming by equal factors', () => {
  const to = { x: -400, y: -300, zoom: whole.zoom * 4 };
  expect(interpolateCamera(whole, to, 0)).toEqual(whole);
  expect(interpolateCamera(whole, to, 1)).toBe(to);
  expect(interpolateCamera(whole, to, 0.5).zoom).toBeCloseTo(whole.zoom * 2);
});
