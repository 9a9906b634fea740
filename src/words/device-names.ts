/** The names of devices and systems, which are the same in every language. */
export const DEVICE_NAMES = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  mac: 'Mac',
  windows: 'Windows',
  linux: 'Linux',
  chromeos: 'ChromeOS',
} as const;
