import type { PasskeyPlace } from '../../../protocol/index.js';

/** What browsers call the systems they run on; the first that fits. */
const SYSTEMS: readonly (readonly [PasskeyPlace, RegExp])[] = [
  ['iphone', /iPhone|iPod/],
  ['ipad', /iPad/],
  ['android', /Android/],
  ['chromeos', /CrOS/],
  ['windows', /Windows/],
  ['mac', /Macintosh/],
  ['linux', /Linux|X11/],
];

/** Where a passkey is that a browser has made: on this device, on a phone beside it, or on a security key; null where unknown. */
export function placeOf(
  userAgent: string,
  touchPoints: number,
  attachment: string | undefined,
  transports: readonly string[],
): PasskeyPlace | null {
  if (attachment === 'cross-platform') return transports.includes('hybrid') ? 'phone' : 'key';
  const [place = null] = SYSTEMS.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  // An iPad says that it is a Mac, which has no touch screen.
  return place === 'mac' && touchPoints > 1 ? 'ipad' : place;
}
