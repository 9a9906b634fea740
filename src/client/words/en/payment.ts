import type { Colour } from '../../../engine/index.js';
import type { CardCount, CardName, Terrain } from '../shapes.js';
import type { Own } from './own.js';

/** Claiming and paying: routes, tunnels, ferries, terrain. */
export const payment = (own: Own) => ({
  claimRoute: (route: string) => `Claim ${route}`,
  claimFor: (points: number) => `Claim for ${own.points(points)}`,
  tryTunnel: 'Try the tunnel',
  payWith: (set: readonly CardCount[]) => `Pay with ${own.set(set)}`,
  otherPayments: 'Other ways to pay',
  ownPayment: 'Choose card by card',
  chosen: 'Your payment',
  nothingChosen: 'No cards chosen yet.',
  leaves: (set: readonly CardCount[]) =>
    set.length === 0 ? 'you keep none of these' : `of these you keep ${own.set(set)}`,
  addCard: (card: CardName) => `Add ${own.aCard(card)}`,
  removeCard: (card: CardName) => `Take back ${own.aCard(card)}`,
  stillMissing: (n: number) => `${own.cards(n)} still missing`,
  stillWilds: (n: number) => `${own.wilds(n)} still missing`,
  complete: 'That pays for the route.',
  costPlain: (n: number, colour: Colour) => own.count(n, `${colour} card`, `${colour} cards`),
  costGrey: (n: number) => `${own.cards(n)} of any one colour`,
  costFerry: (n: number, symbols: number, colour: Colour | null) =>
    symbols === n
      ? own.wilds(symbols)
      : `${own.wilds(symbols)} and ${colour === null ? `${own.cards(n - symbols)} of any one colour` : own.count(n - symbols, `${colour} card`, `${colour} cards`)}`,
  costTunnel: 'Three cards are turned up and may ask for more.',
  standInWild: (n: number) => `Any ${own.number(n)} cards stand in for one ${own.wild.one}.`,
  standInCard: (n: number) => `Any ${own.number(n)} cards stand in for one card.`,
  wildsHelp: `${own.wild.other.charAt(0).toUpperCase()}${own.wild.other.slice(1)} can replace any card.`,
  cart: 'Brings a merchandise card.',
  scores: (points: number) => `Scores ${own.points(points)}`,
  tunnelTitle: 'The rock asks for more',
  tunnelNothing: 'The rock asks for nothing',
  tunnelLaid: (set: readonly CardCount[]) => `You laid ${own.set(set)}.`,
  tunnelSame: '+1 · same colour',
  tunnelWild: `+1 · ${own.wild.one}`,
  tunnelNoMatch: 'no match',
  tunnelPay: (n: number) => `Pay ${own.number(n)} more to claim it`,
  tunnelPayAndClaim: (n: number) => `Pay ${own.number(n)} and claim`,
  tunnelCant: 'You can’t pay that: take the cards back.',
  tunnelDecline: 'Take the cards back',
  endsTurn: 'ends your turn',
  double: 'Double the points',
  doubleWith: (terrain: Terrain, n: number) => own.count(n, `${terrain} card`, `${terrain} cards`),
  doubleWilds: (n: number) => `${own.wilds(n)} as terrain`,
  doublePoints: (points: number) => `doubled: ${own.points(points)}`,
  doubleOff: 'Not doubled',
  behind: (name: string, theirs: number, yours: number, terrain: Terrain) =>
    `${name} has ${own.count(theirs, `${terrain} card`, `${terrain} cards`)}, you have ${own.number(yours)}: not enough to double.`,
  why: 'Why?',
});
