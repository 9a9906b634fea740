import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Claiming and paying: routes, tunnels, ferries, terrain. */
export const payment = (own: Own): Words['payment'] => ({
  claimRoute: (route) => `Eigna mér ${route}`,
  claimFor: (points) => `Eigna mér leiðina (${own.points(points)})`,
  tryTunnel: 'Reyna við göngin',
  payWith: (set) => `Borga með ${own.setDative(set)}`,
  otherPayments: 'Aðrir greiðslumöguleikar',
  ownPayment: 'Velja spil fyrir spil',
  chosen: 'Greiðslan þín',
  nothingChosen: 'Engin spil valin enn.',
  leaves: (set) => (set.length === 0 ? 'þá áttu ekkert slíkt eftir' : `þá áttu ${own.set(set)} eftir`),
  addCard: (card) => `Bæta við ${own.aCardDative(card)}`,
  removeCard: (card) => `Taka aftur ${own.aCard(card)}`,
  stillMissing: (n) => `${own.cards(n)} vantar`,
  stillWilds: (n) => `${own.accusative(n, own.wild)} vantar`,
  complete: 'Þetta nægir fyrir leiðinni.',
  costPlain: (n, colour) => own.coloured(n, colour),
  costGrey: (n) => ofOneColour(own, n),
  costFerry: (n, symbols, colour) => {
    const rest = n - symbols;
    const wilds = own.nominative(symbols, own.wild);
    if (rest === 0) return wilds;
    return `${wilds} og ${colour === null ? ofOneColour(own, rest) : own.coloured(rest, colour)}`;
  },
  costTunnel: 'Þremur spilum er snúið við; hvert sem passar kostar eitt spil í viðbót.',
  standInWild: (n) => `Hvaða ${own.number(n)} spil sem er geta komið í stað eins ${own.wild.one.gen}.`,
  standInCard: (n) => `Hvaða ${own.number(n)} spil sem er geta komið í stað eins spils.`,
  wildsHelp: `${capital(own.wild.many.nom)} geta komið í stað hvaða spils sem er.`,
  cart: 'Gefur verslunarspil.',
  scores: (points) => `Gefur ${own.points(points)}`,
  tunnelTitle: 'Bergið heimtar meira',
  tunnelNothing: 'Bergið heimtar ekkert',
  tunnelLaid: (set) => `Þú lagðir fram ${own.set(set)}.`,
  tunnelSame: '+1 · sami litur',
  tunnelWild: `+1 · ${own.wild.one.nom}`,
  tunnelNoMatch: 'passar ekki',
  tunnelPay: (n) => `Borgaðu ${own.cards(n)} í viðbót til að eigna þér göngin`,
  tunnelPayAndClaim: (n) => `Borga ${own.number(n)} og eigna mér göngin`,
  tunnelCant: 'Þú getur ekki borgað þetta: taktu spilin aftur.',
  tunnelDecline: 'Taka spilin aftur',
  endsTurn: 'þá á næsti spilari leik',
  double: 'Tvöfalda stigin',
  doubleWith: (terrain, n) => own.terrainCards(n, terrain),
  doubleWilds: (n) => `${own.nominative(n, own.wild)} sem landslag`,
  doublePoints: (points) => `tvöfaldað: ${own.points(points)}`,
  doubleOff: 'Án tvöföldunar',
  behind: (name, theirs, yours, terrain) =>
    `${name} á ${own.terrainCards(theirs, terrain)} en þú ${yours === 0 ? 'ekkert' : own.number(yours)}: það nægir ekki til að tvöfalda.`,
  why: 'Hvers vegna?',
});

/** `3 spil í einum lit að eigin vali`: það sem gráar leiðir kosta. */
function ofOneColour(own: Own, n: number): string {
  return `${own.cards(n)} í ${n === 1 ? 'hvaða lit sem er' : 'einum lit að eigin vali'}`;
}
