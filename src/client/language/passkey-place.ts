import type { PasskeyPlace } from '../../protocol/index.js';
import { t } from './index.js';

/** The names of devices and systems, which are the same in every language. */
const NAMES: Readonly<Record<Exclude<PasskeyPlace, 'phone' | 'key'>, string>> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  mac: 'Mac',
  windows: 'Windows',
  linux: 'Linux',
  chromeos: 'ChromeOS',
};

/** What the place of a passkey is called. */
export function placeName(place: PasskeyPlace | null): string {
  if (place === null) return t.passkeys.unknownPlace;
  if (place === 'phone') return t.passkeys.phone;
  return place === 'key' ? t.passkeys.key : NAMES[place];
}
