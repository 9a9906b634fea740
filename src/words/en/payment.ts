import type { Colour } from '../../engine/index.js';
import { capital } from '../capital.js';
import type { CardCount, CardName, Terrain } from '../shapes.js';
import type { Own } from './own.js';

/** Claiming and paying: routes, tunnels, ferries, terrain. */
export const payment = (own: Own) => ({
  claimRoute: (route: string) => `Claim ${route}`,
  claimFor: (points: number) => `Claim for ${own.points(points)}`,
  tryTunnel: 'Try the tunnel',
  payWith: (set: readonly CardCount[]) => `Pay with ${own.set(set)}`,
  otherPayments: 'Other ways to pay',
  ownPayment: 'Pick the cards yourself',
  chosen: 'Your payment',
  nothingChosen: 'No cards chosen yet.',
  leaves: (set: readonly CardCount[]) =>
    set.length === 0 ? 'leaves you with none of these' : `leaves you with ${own.set(set)}`,
  addCard: (card: CardName) => `Add ${own.aCard(card)}`,
  removeCard: (card: CardName) => `Remove ${own.aCard(card)}`,
  stillMissing: (n: number) => `${own.count(n, 'more card', 'more cards')} needed`,
  stillWilds: (n: number) => `${own.count(n, `more ${own.wild.one}`, `more ${own.wild.other}`)} needed`,
  complete: 'That pays for the route.',
  costPlain: (n: number, colour: Colour) => own.cardsOf(colour, n),
  costGrey: (n: number) => (n === 1 ? '1 card of any colour' : `${own.cards(n)} of any one colour`),
  costFerry: (n: number, symbols: number, colour: Colour | null) =>
    symbols === n
      ? own.wilds(symbols)
      : `${own.wilds(symbols)} and ${colour === null ? `${own.cards(n - symbols)} of any one colour` : own.cardsOf(colour, n - symbols)}`,
  costTunnel: 'Three cards are revealed; each match costs one extra card.',
  standInWild: (n: number) => `Any ${own.number(n)} cards can replace a ${own.wild.one}.`,
  standInCard: (n: number) => `Any ${own.number(n)} cards can replace one card.`,
  wildsHelp: `${capital(own.wild.other)} can replace any card.`,
  cart: 'You get a merchandise card.',
  scores: (points: number) => `Scores ${own.points(points)}`,
  tunnelTitle: 'The rock asks for more',
  tunnelNothing: 'The rock asks for nothing',
  tunnelLaid: (set: readonly CardCount[]) => `You played ${own.set(set)}.`,
  tunnelSame: '+1 · same colour',
  tunnelWild: `+1 · ${own.wild.one}`,
  tunnelNoMatch: 'no match',
  tunnelPay: (n: number) => `Pay ${own.count(n, 'extra card', 'extra cards')} to claim it`,
  tunnelPayAndClaim: (n: number) => `Pay ${own.number(n)} and claim`,
  tunnelCant: 'You can’t pay for it, so take your cards back.',
  tunnelDecline: 'Take your cards back',
  endsTurn: 'ends your turn',
  double: 'Double the points',
  doubleWith: (terrain: Terrain, n: number) => own.count(n, `${terrain} card`, `${terrain} cards`),
  doubleWilds: (n: number) => `${own.wilds(n)} as terrain`,
  doublePoints: (points: number) => `doubled: ${own.points(points)}`,
  doubleOff: 'Not doubled',
  behind: (name: string, theirs: number, yours: number, terrain: Terrain) =>
    `${name} has ${own.count(theirs, `${terrain} card`, `${terrain} cards`)} and you have ${yours === 0 ? 'none' : `only ${own.number(yours)}`}, so you can’t double the points.`,
  why: 'Why?',
});
