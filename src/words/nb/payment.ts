import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Claiming and paying: routes, tunnels, ferries, terrain. */
export const payment = (own: Own): Words['payment'] => ({
  claimRoute: (route) => `Bygg ${route}`,
  claimFor: (points) => `Bygg (${own.points(points)})`,
  tryTunnel: 'Prøv tunnelen',
  payWith: (set) => `Betal med ${own.set(set)}`,
  otherPayments: 'Andre måter å betale på',
  ownPayment: 'Velg kortene selv',
  chosen: 'Betalingen din',
  nothingChosen: 'Ingen kort er valgt ennå.',
  leaves: (set) =>
    set.length === 0 ? 'etterpå har du ingen av dem igjen' : `etterpå har du ${own.set(set)} igjen`,
  addCard: (card) => `Legg til ${own.aCard(card)}`,
  removeCard: (card) => `Ta tilbake ${own.aCard(card)}`,
  stillMissing: (n) => `Du mangler ${own.cards(n)}`,
  stillWilds: (n) => `Du mangler ${own.wilds(n)}`,
  complete: 'Dette er nok til strekningen.',
  costPlain: (n, colour) => own.coloured(n, colour),
  costGrey: own.anyColour,
  costFerry: (n, symbols, colour) => {
    const rest = n - symbols;
    if (rest === 0) return own.wilds(symbols);
    return `${own.wilds(symbols)} og ${colour === null ? own.anyColour(rest) : own.coloured(rest, colour)}`;
  },
  costTunnel: 'Tre kort snus, og hvert kort som passer, koster deg ett kort ekstra.',
  standInWild: (n) => `${own.number(n)} vilkårlige kort kan erstatte ${own.wild.a} ${own.wild.one}.`,
  standInCard: (n) => `${own.number(n)} vilkårlige kort kan erstatte ett kort.`,
  wildsHelp: `${capital(own.wild.other)} kan erstatte hvilket som helst kort.`,
  cart: 'Gir et handelskort.',
  scores: (points) => `Gir ${own.points(points)}`,
  tunnelTitle: 'Fjellet krever mer',
  tunnelNothing: 'Fjellet krever ingenting',
  tunnelLaid: (set) => `Du la ut ${own.set(set)}.`,
  tunnelSame: '+1 · samme farge',
  tunnelWild: `+1 · ${own.wild.one}`,
  tunnelNoMatch: 'passer ikke',
  tunnelPay: (n) => `Betal ${own.cards(n)} ekstra for å bygge`,
  tunnelPayAndClaim: (n) => `Betal ${own.number(n)} og bygg`,
  tunnelCant: 'Det har du ikke kort til. Ta kortene tilbake.',
  tunnelDecline: 'Ta kortene tilbake',
  endsTurn: 'avslutter turen din',
  double: 'Doble poengene',
  doubleWith: (terrain, n) => own.terrainCards(n, terrain),
  doubleWilds: (n) => `${own.wilds(n)} som terreng`,
  doublePoints: (points) => `doblet: ${own.points(points)}`,
  doubleOff: 'Ikke doblet',
  behind: (name, theirs, yours, terrain) =>
    `${name} har ${own.terrainCards(theirs, terrain)}, du har ${yours === 0 ? 'ingen' : own.number(yours)}. Det er ikke nok til å doble.`,
  why: 'Hvorfor?',
});
