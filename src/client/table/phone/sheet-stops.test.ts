import { describe, expect, test } from 'vitest';
import { draggedHeight, restingStop, stopAfterPress } from './sheet-stops.js';

const HEIGHTS = { peek: 140, half: 300, full: 500 };

describe('a sheet that is let go', () => {
  test.each([
    [150, 'peek'],
    [210, 'peek'],
    [230, 'half'],
    [380, 'half'],
    [420, 'full'],
  ] as const)('at rest at %d goes to the nearest stop, %s', (height, stop) => {
    expect(restingStop(height, 0, HEIGHTS)).toBe(stop);
  });

  test('glides on a little when it moves', () => {
    expect(restingStop(200, 0.3, HEIGHTS)).toBe('half');
    expect(restingStop(240, -0.3, HEIGHTS)).toBe('peek');
  });

  test('goes to the next stop when it is flung, however far that is', () => {
    expect(restingStop(150, 1, HEIGHTS)).toBe('half');
    expect(restingStop(310, 1, HEIGHTS)).toBe('full');
    expect(restingStop(490, -1, HEIGHTS)).toBe('half');
    expect(restingStop(290, -1, HEIGHTS)).toBe('peek');
  });

  test('beyond its ends returns to them', () => {
    expect(restingStop(520, 1, HEIGHTS)).toBe('full');
    expect(restingStop(120, -1, HEIGHTS)).toBe('peek');
  });
});

test('a dragged sheet follows the finger between its ends, and reluctantly beyond them', () => {
  expect(draggedHeight(222, HEIGHTS)).toBe(222);
  expect(draggedHeight(100, HEIGHTS)).toBe(130);
  expect(draggedHeight(540, HEIGHTS)).toBe(505);
});

test('a press on the handle goes up stop by stop, then down', () => {
  expect(stopAfterPress('peek', HEIGHTS)).toBe('half');
  expect(stopAfterPress('half', HEIGHTS)).toBe('full');
  expect(stopAfterPress('full', HEIGHTS)).toBe('peek');
});

test('on a screen so low that half is full, the handle has two stops', () => {
  const low = { peek: 44, half: 200, full: 200 };
  expect(stopAfterPress('peek', low)).toBe('half');
  expect(stopAfterPress('half', low)).toBe('peek');
});
