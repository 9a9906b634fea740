import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOUBLE_TAP_MS } from '../../board/gesture-tracker.js';
import { settings } from '../../settings/settings.svelte.js';
import { TouchChoice } from './touch-choice.svelte.js';

const AT = { x: 10, y: 20 };
let chooser: ReturnType<typeof createChooser>;
let choice: TouchChoice;
const createChooser = (chosen?: number) => ({
  chosen,
  table: { legal: new Set([1]) },
  choose: vi.fn<(route: number) => void>(),
  inspect: vi.fn<(route: number) => void>(),
  deselect: vi.fn<() => void>(),
});

function begin(chosen?: number): void {
  chooser = createChooser(chosen);
  choice = new TouchChoice(chooser);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  begin();
});
afterEach(() => {
  settings.confirm = 'routes';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a touch chooses its route at once where a claim is confirmed', () => {
  choice.touch(1);
  expect(chooser.choose).toHaveBeenCalledExactlyOnceWith(1);
});

test('a touch that would claim its route waits for a second tap, which cancels it', () => {
  settings.confirm = 'none';
  choice.touch(1);
  vi.advanceTimersByTime(DOUBLE_TAP_MS - 1);
  expect(chooser.choose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(chooser.choose).toHaveBeenCalledExactlyOnceWith(1);
  choice.touch(1);
  choice.untap();
  vi.advanceTimersByTime(DOUBLE_TAP_MS);
  expect(chooser.choose).toHaveBeenCalledOnce();
});

test('a touch of a route that can’t be claimed does not wait', () => {
  settings.confirm = 'none';
  choice.touch(2);
  expect(chooser.choose).toHaveBeenCalledExactlyOnceWith(2);
});

test('a double tap restores what was chosen before', () => {
  choice.touch(1);
  choice.untap();
  expect(chooser.deselect).toHaveBeenCalledOnce();
  begin(3);
  choice.offerRoutes([1, 2], AT);
  choice.untap();
  expect(chooser.inspect).toHaveBeenCalledExactlyOnceWith(3);
  expect(choice.offer).toBeUndefined();
});

test('routes are offered until one is picked or the offer is closed', () => {
  choice.offerRoutes([1, 2], AT);
  expect(choice.offer).toEqual({ routes: [1, 2], at: AT });
  choice.pick(2);
  expect(choice.offer).toBeUndefined();
  expect(chooser.choose).toHaveBeenCalledExactlyOnceWith(2);
  choice.offerRoutes([1], AT);
  choice.close();
  expect(choice.offer).toBeUndefined();
});
