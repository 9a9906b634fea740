import type { PasskeyProblems } from '../shapes.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Passkeys, by which people stay the same player. */
export const passkeys = (own: Own): Words['passkeys'] => ({
  title: 'Lösennycklar',
  line: 'Med en lösennyckel är du samma spelare på flera enheter, även om webbläsaren glömmer dig. Du låser upp den på samma sätt som enheten.',
  haveAsk: 'Har du varit här förut?',
  have: 'Jag har en lösennyckel',
  add: 'Lägg till en lösennyckel',
  added: 'Lösennyckeln har lagts till.',
  yours: 'Dina lösennycklar',
  phone: 'Telefon eller surfplatta',
  key: 'Säkerhetsnyckel',
  unknownPlace: 'Okänd enhet',
  addedAt: (date) => `Tillagd: ${date}`,
  usedAt: (date) => `Senast använd: ${date}`,
  unused: 'Inte använd än',
  remove: 'Ta bort',
  removeOf: (place) => `Ta bort lösennyckeln: ${place}`,
  removeAsk: 'Ta bort den här lösennyckeln?',
  removeLine:
    'Du kan då inte längre komma tillbaka med den. Radera den också på enheten eller i lösenordshanteraren.',
  removed: 'Lösennyckeln har tagits bort.',
  switchLine: (name) =>
    `Hittills har du varit ${name} på den här enheten. ${name} behåller sina platser, men för att bli ${name} igen behöver du en lösennyckel eller en annan enhet som tillhör den spelaren, eller så måste någon vid bordet släppa in dig.`,
  switchYes: 'Använd lösennyckeln',
  welcome: (name) => `Du är ${name} igen.`,
  signOut: 'Logga ut alla andra enheter',
  signOutLine:
    'Om du har tappat bort eller lånat ut en enhet: alla andra enheter behöver då en lösennyckel för att komma tillbaka.',
  signedOut: 'Alla andra enheter har loggats ut.',
  obstacles: {
    address:
      'Lösennycklar fungerar inte på den här adressen: webbläsare tillåter dem bara på en adress med namn och https, eller på localhost. En länk till en annan enhet fungerar överallt.',
    browser: 'Den här webbläsaren stöder inte lösennycklar. En länk till en annan enhet fungerar överallt.',
  },
  problems: problems(own),
});

const problems = (own: Own): PasskeyProblems => ({
  cancelled: () => 'Det avbröts eller tog för lång tid.',
  'none-given': () => 'Det avbröts, eller så finns det ingen lösennyckel för den här sidan här.',
  'already-here': () => 'Du har redan en lösennyckel på den här enheten.',
  'unknown-passkey': () =>
    'Servern känner inte igen den här lösennyckeln: den har tagits bort, eller så har spelaren raderats.',
  'too-many-passkeys': ({ max }) => `Du har redan ${own.number(max)} lösennycklar. Ta bort en först.`,
  'not-accepted': () => 'Lösennyckeln kunde inte kontrolleras. Försök igen.',
});
