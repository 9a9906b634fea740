import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Claiming and paying: routes, tunnels, ferries, terrain. */
export const payment = (own: Own): Words['payment'] => ({
  claimRoute: (route) => `Byg ${route}`,
  claimFor: (points) => `Byg (${own.points(points)})`,
  tryTunnel: 'Prøv tunnelen',
  payWith: (set) => `Betal med ${own.set(set)}`,
  otherPayments: 'Andre måder at betale på',
  ownPayment: 'Vælg selv kortene',
  chosen: 'Din betaling',
  nothingChosen: 'Ingen kort er valgt endnu.',
  leaves: (set) =>
    set.length === 0 ? 'bagefter har du ingen af dem tilbage' : `bagefter har du ${own.set(set)} tilbage`,
  addCard: (card) => `Tilføj ${own.aCard(card)}`,
  removeCard: (card) => `Tag ${own.aCard(card)} tilbage`,
  stillMissing: (n) => `Du mangler ${own.cards(n)}`,
  stillWilds: (n) => `Du mangler ${own.wilds(n)}`,
  complete: 'Det er nok til strækningen.',
  costPlain: (n, colour) => own.coloured(n, colour),
  costGrey: own.anyColour,
  costFerry: (n, symbols, colour) => {
    const rest = n - symbols;
    if (rest === 0) return own.wilds(symbols);
    return `${own.wilds(symbols)} og ${colour === null ? own.anyColour(rest) : own.coloured(rest, colour)}`;
  },
  costTunnel: 'Tre kort vendes, og hvert kort, der passer, koster dig ét kort ekstra.',
  standInWild: (n) => `${own.number(n)} vilkårlige kort kan erstatte ${own.wild.a} ${own.wild.one}.`,
  standInCard: (n) => `${own.number(n)} vilkårlige kort kan erstatte ét kort.`,
  wildsHelp: `${capital(own.wild.other)} kan erstatte et hvilket som helst kort.`,
  cart: 'Giver et handelskort.',
  scores: (points) => `Giver ${own.points(points)}`,
  tunnelTitle: 'Fjeldet kræver mere',
  tunnelNothing: 'Fjeldet kræver ingenting',
  tunnelLaid: (set) => `Du lagde ${own.set(set)} ud.`,
  tunnelSame: '+1 · samme farve',
  tunnelWild: `+1 · ${own.wild.one}`,
  tunnelNoMatch: 'passer ikke',
  tunnelPay: (n) => `Betal ${own.cards(n)} ekstra for at bygge`,
  tunnelPayAndClaim: (n) => `Betal ${own.number(n)} og byg`,
  tunnelCant: 'Det har du ikke kort til. Tag kortene tilbage.',
  tunnelDecline: 'Tag kortene tilbage',
  endsTurn: 'afslutter din tur',
  double: 'Fordobl pointene',
  doubleWith: (terrain, n) => own.terrainCards(n, terrain),
  doubleWilds: (n) => `${own.wilds(n)} som terræn`,
  doublePoints: (points) => `fordoblet: ${own.points(points)}`,
  doubleOff: 'Ikke fordoblet',
  behind: (name, theirs, yours, terrain) =>
    `${name} har ${own.terrainCards(theirs, terrain)}, og du har ${own.number(yours)}. Det er ikke nok til at fordoble.`,
  why: 'Hvorfor?',
});
