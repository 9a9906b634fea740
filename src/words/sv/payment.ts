import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Claiming and paying: routes, tunnels, ferries, terrain. */
export const payment = (own: Own): Words['payment'] => ({
  claimRoute: (route) => `Muta in ${route}`,
  claimFor: (points) => `Muta in (${own.points(points)})`,
  tryTunnel: 'Försök med tunneln',
  payWith: (set) => `Betala med ${own.set(set)}`,
  otherPayments: 'Andra sätt att betala',
  ownPayment: 'Välj korten själv',
  chosen: 'Din betalning',
  nothingChosen: 'Inga kort valda än.',
  leaves: (set) => (set.length === 0 ? 'sedan har du inga sådana kvar' : `sedan har du ${own.set(set)} kvar`),
  addCard: (card) => `Lägg till ${own.aCard(card)}`,
  removeCard: (card) => `Ta tillbaka ${own.aCard(card)}`,
  stillMissing: (n) => `${own.cards(n)} saknas`,
  stillWilds: (n) => `${own.wilds(n)} saknas`,
  complete: 'Det räcker till sträckan.',
  costPlain: (n, colour) => own.coloured(n, colour),
  costGrey: (n) => anyColour(own, n),
  costFerry: (n, symbols, colour) => {
    const rest = n - symbols;
    if (rest === 0) return own.wilds(symbols);
    return `${own.wilds(symbols)} och ${colour === null ? anyColour(own, rest) : own.coloured(rest, colour)}`;
  },
  costTunnel: 'Tre kort vänds upp; varje träff kostar ett kort till.',
  standInWild: (n) => `${own.number(n)} valfria kort kan ersätta ${own.wild.a} ${own.wild.one}.`,
  standInCard: (n) => `${own.number(n)} valfria kort kan ersätta ett kort.`,
  wildsHelp: `${capital(own.wild.other)} kan ersätta vilka kort som helst.`,
  cart: 'Ger ett handelsbonuskort.',
  scores: (points) => `Ger ${own.points(points)}`,
  tunnelTitle: 'Berget kräver mer',
  tunnelNothing: 'Berget kräver inget mer',
  tunnelLaid: (set) => `Du lade ut ${own.set(set)}.`,
  tunnelSame: '+1 · samma färg',
  tunnelWild: `+1 · ${own.wild.one}`,
  tunnelNoMatch: 'ingen träff',
  tunnelPay: (n) => `Betala ${own.cards(n)} till för att muta in tunneln`,
  tunnelPayAndClaim: (n) => `Betala ${own.number(n)} och muta in`,
  tunnelCant: 'Du har inte råd, så ta tillbaka korten.',
  tunnelDecline: 'Ta tillbaka korten',
  endsTurn: 'avslutar din tur',
  double: 'Dubbla poängen',
  doubleWith: (terrain, n) => own.terrainCards(n, terrain),
  doubleWilds: (n) => `${own.wilds(n)} som terräng`,
  doublePoints: (points) => `dubblat: ${own.points(points)}`,
  doubleOff: 'Utan dubbling',
  behind: (name, theirs, yours, terrain) =>
    `${name} har ${own.terrainCards(theirs, terrain)}, du har ${own.number(yours)}: det räcker inte för att dubbla.`,
  why: 'Varför?',
});

/** One card has any colour; several share one. */
function anyColour(own: Own, n: number): string {
  return `${own.cards(n)} i ${n === 1 ? 'valfri färg' : 'en valfri färg'}`;
}
