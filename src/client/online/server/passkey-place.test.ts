import { expect, test } from 'vitest';
import { placeOf } from './passkey-place.js';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15', 5, 'iphone'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile', 5, 'android'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/156.0.0.0', 0, 'chromeos'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0', 10, 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'linux'],
  [MAC, 0, 'mac'],
  [MAC, 5, 'ipad'],
  ['something else', 0, null],
])('%s with %i touch points is %s', (userAgent, touchPoints, place) => {
  expect(placeOf(userAgent, touchPoints, 'platform', ['internal'])).toBe(place);
});

test('a passkey that is not on the device is on a phone or a security key', () => {
  expect(placeOf(MAC, 0, 'cross-platform', ['hybrid', 'internal'])).toBe('phone');
  expect(placeOf(MAC, 0, 'cross-platform', ['usb'])).toBe('key');
  expect(placeOf(MAC, 0, undefined, [])).toBe('mac');
});
