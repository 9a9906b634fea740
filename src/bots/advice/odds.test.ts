import { expect, test } from 'vitest';
import { NOT_YET, type View, itemAt } from '../../engine/index.js';
import { oddsFor } from './odds.js';

/** As much of a view as odds depend on. */
function seenBy(eyes: View['eyes'], turnsLeft = NOT_YET, phase: View['phase'] = 'turn'): View {
  return { eyes, turnsLeft, phase } as View;
}

/** The odds of seat 0 when both seats win equally often. */
function own(view: View): number {
  return itemAt(oddsFor(view)([200, 200], 400), 0);
}

test('odds add up to 1, keep their order, and are never certain while something is hidden', () => {
  for (const eyes of [0, 2, 'open', 'all'] as const) {
    const odds = oddsFor(seenBy(eyes))([10, 90, 300], 400);
    expect(odds.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect([...odds].sort((x, y) => x - y)).toEqual(odds);
  }
  const [most, least] = oddsFor(seenBy(0))([400, 0], 400);
  expect(most).toBeLessThan(0.98);
  expect(least).toBeGreaterThan(0.02);
});

test('odds are even without playouts, and nearly even with few', () => {
  expect(oddsFor(seenBy(1))([0, 0, 0, 0], 0)).toEqual([0.25, 0.25, 0.25, 0.25]);
  const [few, many] = [4, 400].map((n) => oddsFor(seenBy('all'))([n, 0], n)[0]);
  expect(few).toBeLessThan(0.8);
  expect(many).toBeGreaterThan(0.99);
});

test('the viewer is marked down, most in the last round, and not in the opening', () => {
  expect(own(seenBy('open'))).toBeCloseTo(0.5);
  expect(own(seenBy(0, NOT_YET, 'opening'))).toBeCloseTo(0.5);
  expect(own(seenBy(0))).toBeLessThan(0.45);
  expect(own(seenBy(0, 2))).toBeLessThan(own(seenBy(0)));
});
