import type { PasskeyProblems } from '../shapes.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Passkeys, by which people stay the same player. */
export const passkeys = (own: Own): Words['passkeys'] => ({
  title: 'Adgangsnøgler',
  line: 'Med en adgangsnøgle er du den samme spiller på flere enheder, også hvis browseren glemmer dig. Du låser den op, ligesom du låser din enhed op.',
  haveAsk: 'Har du været her før?',
  have: 'Jeg har en adgangsnøgle',
  add: 'Tilføj en adgangsnøgle',
  added: 'Adgangsnøglen er tilføjet.',
  yours: 'Dine adgangsnøgler',
  phone: 'Telefon eller tablet',
  key: 'Sikkerhedsnøgle',
  unknownPlace: 'Ukendt enhed',
  addedAt: (date) => `Tilføjet: ${date}`,
  usedAt: (date) => `Senest brugt: ${date}`,
  unused: 'Ikke brugt endnu',
  remove: 'Fjern',
  removeOf: (place) => `Fjern adgangsnøglen: ${place}`,
  removeAsk: 'Vil du fjerne denne adgangsnøgle?',
  removeLine:
    'Så kan du ikke længere komme tilbage med den. Slet den også på enheden eller i adgangskodeadministratoren.',
  removed: 'Adgangsnøglen er fjernet.',
  switchLine: (name) =>
    `Indtil nu har du været ${name} på denne enhed. ${name} beholder sine pladser, men for at blive ${name} igen skal du bruge en adgangsnøgle eller en anden enhed, der tilhører den spiller, eller nogen ved bordet må lukke dig ind.`,
  switchYes: 'Brug adgangsnøglen',
  welcome: (name) => `Du er ${name} igen.`,
  signOut: 'Log alle andre enheder ud',
  signOutLine:
    'Hvis du har mistet eller udlånt en enhed: alle andre enheder skal så bruge en adgangsnøgle for at komme tilbage.',
  signedOut: 'Alle andre enheder er logget ud.',
  obstacles: {
    address:
      'Adgangsnøgler virker ikke på denne adresse: browsere tillader dem kun på en adresse med navn og https eller på localhost. Et link til en anden enhed virker overalt.',
    browser: 'Denne browser understøtter ikke adgangsnøgler. Et link til en anden enhed virker overalt.',
  },
  problems: problems(own),
});

const problems = (own: Own): PasskeyProblems => ({
  cancelled: () => 'Det blev afbrudt eller tog for lang tid.',
  'none-given': () => 'Det blev afbrudt, eller der er ingen adgangsnøgle til denne side her.',
  'already-here': () => 'Du har allerede en adgangsnøgle på denne enhed.',
  'unknown-passkey': () =>
    'Serveren kender ikke denne adgangsnøgle: den er fjernet, eller spilleren er slettet.',
  'too-many-passkeys': ({ max }) => `Du har allerede ${own.number(max)} adgangsnøgler. Fjern en først.`,
  'not-accepted': () => 'Adgangsnøglen kunne ikke kontrolleres. Prøv igen.',
});
