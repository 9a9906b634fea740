import { describe, expect, test } from 'vitest';
import {
  centreOn,
  fitBoard,
  frameBox,
  homeCamera,
  interpolateCamera,
  isWholeInView,
  keepMiddle,
  panCamera,
  revealBox,
  toBoard,
  toScreen,
  zoomCamera,
} from './camera.js';

type Frame = [number, number, number, number];

const drawing = {
  frame: [-50, 100, 1000, 500] as [number, number, number, number],
  space: [40, 20] as [number, number],
  label: { size: 20, major: 20 },
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

test('zoom stops where a space is 100 pixels long, on narrow views 72, and a little below the whole board', () => {
  expect(zoomCamera(whole, 100, { x: 0, y: 0 }, drawing, viewport).zoom).toBe(2.5);
  expect(zoomCamera(whole, 100, { x: 0, y: 0 }, drawing, { ...viewport, width: 699 }).zoom).toBe(1.8);
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

const AT_12 = { least: 12, shown: 18 };

test('framing a box zooms out until all of it is in the free area', () => {
  const near = { x: -2000, y: -1000, zoom: 3 };
  const box = { left: 0, top: 150, right: 800, bottom: 500 };
  const shown = frameBox(near, box, drawing, viewport, AT_12);
  expect(shown.zoom).toBeCloseTo((840 - 28) / 800);
  expect(shown.x + (0 + 50) * shown.zoom).toBeCloseTo(300 + 14);
  expect(frameBox(whole, box, drawing, viewport, AT_12)).toEqual(whole);
});

test('framing a box zooms in where a space is shorter than asked for, and brings the box into the free area', () => {
  const far = { x: 300, y: 200, zoom: 0.2 };
  const box = { left: 700, top: 400, right: 800, bottom: 450 };
  const shown = frameBox(far, box, drawing, viewport, AT_12);
  expect(shown.zoom * drawing.space[0]).toBeCloseTo(18);
  const corner = toScreen(shown, { x: box.right, y: box.bottom }, drawing);
  expect(corner.x).toBeLessThanOrEqual(1140);
  expect(corner.y).toBeLessThanOrEqual(880);
});

describe('the view to begin with', () => {
  const phone = { width: 390, height: 564, covered: { left: 6, top: 8, right: 6, bottom: 150 } };
  const tall = { frame: [0, 0, 1000, 1500] as const, space: [38, 18] as const };
  const board = {
    frame: [...tall.frame] as Frame,
    space: [...tall.space] as [number, number],
    label: { size: 24, major: 24 },
  };
  const least = 7 / 18;

  test('is the whole board where its spaces can be read', () => {
    expect(homeCamera(drawing, viewport)).toEqual(whole);
    const large = { ...board, space: [80, 33] as [number, number], label: { size: 35, major: 35 } };
    expect(homeCamera(large, phone)).toEqual(fitBoard(large, phone));
    const smallPrint = { ...large, label: { size: 20, major: 20 } };
    expect(homeCamera(smallPrint, phone).zoom).toBeGreaterThan(fitBoard(large, phone).zoom);
  });

  test('is the width of the board where spaces can be read in that', () => {
    const wide = { ...phone, width: 500 };
    const home = homeCamera(board, wide, { left: 400, top: 1300, right: 500, bottom: 1400 });
    expect(home.zoom).toBeCloseTo(488 / 1000);
    expect(home.x).toBeCloseTo(6);
    expect(home.y + 1500 * home.zoom).toBeCloseTo(564 - 150);
  });

  test('shows the focus where even the width is too small, and spaces never smaller than can be read', () => {
    const home = homeCamera(board, phone, { left: 850, top: 50, right: 950, bottom: 150 });
    expect(home.zoom).toBeCloseTo(least);
    expect(toScreen(home, { x: 950, y: 50 }, board).x).toBeLessThan(384);
    expect(toScreen(home, { x: 950, y: 50 }, board).y).toBeGreaterThan(8);
    const all = homeCamera(board, phone, { left: 0, top: 0, right: 1000, bottom: 1500 });
    expect(all.zoom).toBeCloseTo(least);
    expect(isWholeInView(all, board, phone)).toBe(false);
    expect(isWholeInView(fitBoard(board, phone), board, phone)).toBe(true);
  });

  test('leaves no free area empty beside a board that could fill it', () => {
    const home = homeCamera(board, phone, { left: 0, top: 0, right: 10, bottom: 10 });
    expect(home.x).toBeCloseTo(6);
    expect(home.y).toBeCloseTo(8);
  });
});

test('points of the board and of the screen convert into each other', () => {
  const at = { x: 123, y: 345 };
  const back = toBoard(whole, toScreen(whole, at, drawing), drawing);
  expect(back.x).toBeCloseTo(at.x);
  expect(back.y).toBeCloseTo(at.y);
});

test('centring moves a point to the middle of the free area', () => {
  const shown = centreOn({ ...whole, zoom: 2 }, { x: 300, y: 300 }, drawing, viewport);
  expect(toScreen(shown, { x: 300, y: 300 }, drawing)).toEqual({ x: 720, y: 470 });
});

test('interpolates from start to end, zooming by equal factors', () => {
  const to = { x: -400, y: -300, zoom: whole.zoom * 4 };
  expect(interpolateCamera(whole, to, 0)).toEqual(whole);
  expect(interpolateCamera(whole, to, 1)).toBe(to);
  expect(interpolateCamera(whole, to, 0.5).zoom).toBeCloseTo(whole.zoom * 2);
});

test('what was in the middle of the free area stays there when the device is turned', () => {
  const upright = { width: 390, height: 664, covered: { left: 6, top: 56, right: 6, bottom: 180 } };
  const lying = { width: 520, height: 390, covered: { left: 8, top: 8, right: 8, bottom: 8 } };
  const camera = centreOn({ x: 0, y: 0, zoom: 1.2 }, { x: 400, y: 300 }, drawing, upright);
  const turned = keepMiddle(camera, drawing, upright, lying);
  expect(turned.zoom).toBe(1.2);
  const { x, y } = toBoard(turned, { x: 260, y: 195 }, drawing);
  expect([x, y]).toEqual([expect.closeTo(400), expect.closeTo(300)]);
});
