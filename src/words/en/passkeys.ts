import type { PasskeyProblems } from '../shapes.js';
import type { Own } from './own.js';

/** Passkeys, by which people stay the same player. */
export const passkeys = (own: Own) => ({
  title: 'Passkeys',
  line: 'With a passkey you stay the same player: on several devices, and even if the browser forgets you. You unlock it the way you unlock your device.',
  haveAsk: 'Been here before?',
  have: 'I have a passkey',
  add: 'Add a passkey',
  added: 'The passkey has been added.',
  yours: 'Your passkeys',
  phone: 'Phone or tablet',
  key: 'Security key',
  unknownPlace: 'Unknown device',
  addedAt: (date: string) => `Added: ${date}`,
  usedAt: (date: string) => `Last used: ${date}`,
  unused: 'Not used yet',
  remove: 'Remove',
  removeOf: (place: string) => `Remove the passkey: ${place}`,
  removeAsk: 'Remove this passkey?',
  removeLine:
    'You then can’t come back with it any more. Delete it from your device or password manager, too.',
  removed: 'The passkey has been removed.',
  switchLine: (name: string) =>
    `Until now you have been ${name} on this device. ${name} keeps all seats, but to be ${name} again you need a passkey or another device of that player, or somebody at the table has to let you in.`,
  switchYes: 'Use my passkey',
  welcome: (name: string) => `You’re ${name} again.`,
  signOut: 'Sign out all other devices',
  signOutLine: 'If you have lost or lent a device: all others then need a passkey to come back.',
  signedOut: 'All other devices have been signed out.',
  obstacles: {
    address:
      'Passkeys don’t work at this address: browsers only allow them at an address with a name and https, or at localhost. A link to another device works everywhere.',
    browser: 'This browser doesn’t support passkeys. A link to another device works everywhere.',
  },
  problems: problems(own),
});

const problems = (own: Own): PasskeyProblems => ({
  cancelled: () => 'That was cancelled, or it took too long.',
  'none-given': () => 'That was cancelled, or there is no passkey for this page here.',
  'already-here': () => 'You already have a passkey on this device.',
  'unknown-passkey': () => 'The server doesn’t know this passkey: it was removed, or its player was deleted.',
  'too-many-passkeys': ({ max }) => `You already have ${own.number(max)} passkeys. Remove one first.`,
  'not-accepted': () => 'The passkey couldn’t be checked. Try again.',
});
