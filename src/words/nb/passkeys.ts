import type { PasskeyProblems } from '../shapes.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Passkeys, by which people stay the same player. */
export const passkeys = (own: Own): Words['passkeys'] => ({
  title: 'Tilgangsnøkler',
  line: 'Med en tilgangsnøkkel er du samme spiller på flere enheter, også hvis nettleseren glemmer deg. Du låser den opp slik du låser opp enheten.',
  haveAsk: 'Har du vært her før?',
  have: 'Jeg har en tilgangsnøkkel',
  add: 'Legg til en tilgangsnøkkel',
  added: 'Tilgangsnøkkelen er lagt til.',
  yours: 'Dine tilgangsnøkler',
  phone: 'Telefon eller nettbrett',
  key: 'Sikkerhetsnøkkel',
  unknownPlace: 'Ukjent enhet',
  addedAt: (date) => `Lagt til: ${date}`,
  usedAt: (date) => `Sist brukt: ${date}`,
  unused: 'Ikke brukt ennå',
  remove: 'Fjern',
  removeOf: (place) => `Fjern tilgangsnøkkelen: ${place}`,
  removeAsk: 'Vil du fjerne denne tilgangsnøkkelen?',
  removeLine:
    'Du kan da ikke lenger komme tilbake med den. Slett den også på enheten eller i passordbehandleren.',
  removed: 'Tilgangsnøkkelen er fjernet.',
  switchLine: (name) =>
    `Så langt har du vært ${name} på denne enheten. ${name} beholder plassene sine, men for å bli ${name} igjen trenger du en tilgangsnøkkel eller en annen enhet som tilhører den spilleren, eller noen ved bordet må slippe deg inn.`,
  switchYes: 'Bruk tilgangsnøkkelen',
  welcome: (name) => `Du er ${name} igjen.`,
  signOut: 'Logg ut alle andre enheter',
  signOutLine:
    'Hvis du har mistet eller lånt bort en enhet: Alle andre enheter trenger da en tilgangsnøkkel for å komme tilbake.',
  signedOut: 'Alle andre enheter er logget ut.',
  obstacles: {
    address:
      'Tilgangsnøkler virker ikke på denne adressen: Nettlesere tillater dem bare på en adresse med navn og https, eller på localhost. En lenke til en annen enhet virker overalt.',
    browser: 'Denne nettleseren støtter ikke tilgangsnøkler. En lenke til en annen enhet virker overalt.',
  },
  problems: problems(own),
});

const problems = (own: Own): PasskeyProblems => ({
  cancelled: () => 'Det ble avbrutt eller tok for lang tid.',
  'none-given': () => 'Det ble avbrutt, eller så finnes det ingen tilgangsnøkkel for denne siden her.',
  'already-here': () => 'Du har allerede en tilgangsnøkkel på denne enheten.',
  'unknown-passkey': () =>
    'Serveren kjenner ikke denne tilgangsnøkkelen: Den er fjernet, eller spilleren er slettet.',
  'too-many-passkeys': ({ max }) => `Du har allerede ${own.number(max)} tilgangsnøkler. Fjern en først.`,
  'not-accepted': () => 'Tilgangsnøkkelen kunne ikke kontrolleres. Prøv igjen.',
});
