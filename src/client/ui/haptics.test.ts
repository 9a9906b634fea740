import { afterEach, expect, test, vi } from 'vitest';
import { enableVibration, vibrate } from './haptics.js';

afterEach(() => {
  vi.unstubAllGlobals();
  enableVibration(true);
});

test('vibrates where the device can, after the first touch, and unless it is switched off', () => {
  const device = { vibrate: vi.fn<(ms: number) => boolean>(), userActivation: { hasBeenActive: true } };
  vi.stubGlobal('navigator', device);
  vibrate(10);
  expect(device.vibrate.mock.calls).toEqual([[10]]);
  enableVibration(false);
  vibrate(10);
  enableVibration(true);
  device.userActivation.hasBeenActive = false;
  vibrate(10);
  expect(device.vibrate).toHaveBeenCalledTimes(1);
});
