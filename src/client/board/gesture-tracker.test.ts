import { beforeEach, describe, expect, test } from 'vitest';
import { GestureTracker, type PointerSample } from './gesture-tracker.js';

let calls: string[] = [];
let tracker: GestureTracker;
const round = (...numbers: number[]): string => numbers.map((it) => it.toFixed(1)).join(' ');

beforeEach(() => {
  calls = [];
  tracker = new GestureTracker({
    pan: (dx, dy) => void calls.push(`pan ${round(dx, dy)}`),
    zoom: (factor) => void calls.push(`zoom ${factor.toFixed(2)}`),
    halt: () => void calls.push('halt'),
    fling: (vx, vy) => void calls.push(`fling ${round(vx, vy)}`),
    tap: ({ x, y }) => void calls.push(`tap ${x} ${y}`),
    doubleTap: ({ x, y }) => void calls.push(`double ${x} ${y}`),
    twoFingerTap: ({ x, y }) => void calls.push(`two ${x} ${y}`),
  });
});

function at(x: number, y: number, time: number, more: Partial<PointerSample> = {}): PointerSample {
  return { id: 1, touch: true, x, y, time, ...more };
}
/** A finger goes down, moves through points ten milliseconds apart, and is lifted. */
function stroke(points: readonly [number, number][], start = 0, more: Partial<PointerSample> = {}): void {
  points.forEach(([x, y], i) => {
    const sample = at(x, y, start + 10 * i, more);
    if (i === 0) tracker.down(sample);
    else tracker.move(sample);
  });
  const [x, y] = points.at(-1)!;
  tracker.up(at(x, y, start + 10 * points.length, more));
}
const taps = (): string[] => calls.filter((it) => it !== 'halt');

describe('a tap', () => {
  test('survives a tremble of any length that stays within ten pixels', () => {
    stroke(Array.from({ length: 60 }, (_, i) => [100 + (i % 2 ? 4 : -4), 200 + (i % 3)]));
    expect(taps()).toEqual(['tap 96 200']);
  });

  test('survives a slip of nine pixels, and eleven are a drag', () => {
    stroke([
      [100, 100],
      [104, 100],
      [109, 100],
    ]);
    expect(taps()).toEqual(['tap 100 100']);
    calls = [];
    stroke(
      [
        [100, 100],
        [104, 100],
        [111, 100],
      ],
      5000,
    );
    expect(taps()).toEqual([]);
    expect(tracker.dragging).toBe(true);
  });

  test('of a mouse is left to the element, which is clicked unless it drags five pixels', () => {
    const mouse = { touch: false };
    stroke(
      [
        [10, 10],
        [13, 10],
      ],
      0,
      mouse,
    );
    expect(taps()).toEqual([]);
    expect(tracker.dragging).toBe(false);
    stroke(
      [
        [10, 10],
        [16, 10],
      ],
      100,
      mouse,
    );
    expect(tracker.dragging).toBe(true);
  });

  test('is none after a second, nor where a long press was answered', () => {
    tracker.down(at(1, 1, 0));
    tracker.up(at(1, 1, 1000));
    tracker.down(at(1, 1, 2000));
    tracker.rejectTap();
    tracker.up(at(1, 1, 2600));
    expect(taps()).toEqual([]);
  });

  test('soon after another at the same spot is a double tap, and a third is a tap again', () => {
    for (const time of [0, 150, 300]) stroke([[50, 50]], time);
    expect(taps()).toEqual(['tap 50 50', 'double 50 50', 'tap 50 50']);
  });

  test('elsewhere or later is a tap of its own', () => {
    stroke([[50, 50]], 0);
    stroke([[120, 50]], 100);
    stroke([[120, 50]], 600);
    expect(taps()).toEqual(['tap 50 50', 'tap 120 50', 'tap 120 50']);
  });

  test('with two fingers is reported once, between them', () => {
    tracker.down(at(100, 100, 0));
    tracker.down(at(200, 100, 20, { id: 2 }));
    tracker.up(at(100, 100, 120));
    tracker.up(at(200, 100, 130, { id: 2 }));
    expect(taps()).toEqual(['two 150 100']);
  });
});

describe('a drag', () => {
  test('pans from where it was recognized, and a slow one does not glide', () => {
    stroke([
      [100, 100],
      [112, 100],
      [113, 101],
      [114, 102],
      [114, 102],
      [114, 102],
      [114, 102],
      [114, 102],
      [114, 102],
      [114, 102],
      [114, 102],
      [114, 102],
      [114, 102],
      [114, 102],
    ]);
    expect(taps().slice(0, 2)).toEqual(['pan 1.0 1.0', 'pan 1.0 1.0']);
    expect(calls.some((it) => it.startsWith('fling'))).toBe(false);
  });

  test('that is flung reports its last speed', () => {
    stroke(Array.from({ length: 8 }, (_, i) => [100 + 20 * i, 100 - 10 * i]));
    expect(calls.at(-1)).toBe('fling 2.0 -1.0');
  });

  test('that is cancelled neither glides nor taps', () => {
    tracker.down(at(0, 0, 0));
    tracker.cancel(1);
    tracker.up(at(0, 0, 10));
    expect(taps()).toEqual([]);
  });

  test('of two fingers zooms by their spread', () => {
    tracker.down(at(100, 100, 0));
    tracker.down(at(200, 100, 0, { id: 2 }));
    tracker.move(at(220, 100, 10, { id: 2 }));
    tracker.move(at(240, 100, 20, { id: 2 }));
    expect(taps()).toEqual(['pan 10.0 0.0', 'zoom 1.17']);
  });

  test('stops what glides as soon as the finger is down', () => {
    tracker.down(at(0, 0, 0));
    expect(calls).toEqual(['halt']);
  });
});
