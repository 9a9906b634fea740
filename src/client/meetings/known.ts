import { changeSettings, settings } from '../settings/settings.svelte.js';

/** What has been explained on this device. */
export function knownHere(): string[] {
  return settings.met.split(',').filter((id) => id !== '');
}

/** Notes that something has been explained. */
export function markKnown(id: string): void {
  const known = knownHere();
  if (!known.includes(id)) changeSettings({ met: [...known, id].join() });
}
