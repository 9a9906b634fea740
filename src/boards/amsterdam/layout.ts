import type { BoardLayout } from '../layout.js';

/** Where things lie on the board. */
export const layout: BoardLayout = {
  // prettier-ignore
  places: {
    'nieuwe-waal': { x: 288, y: 60 },
    haringpakkerstoren: { x: 471, y: 130 },
    'oude-waal': { x: 752, y: 324 },
    noordermarkt: { x: 251, y: 245 },
    korenmetershuisje: { x: 474, y: 261 },
    'oude-kerk': { x: 561, y: 354 },
    waag: { x: 672, y: 419 },
    montelbaanstoren: { x: 862, y: 482 },
    jordaan: { x: 40, y: 254 },
    westermarkt: { x: 179, y: 408 },
    'jan-roodenpoortstoren': { x: 302, y: 372 },
    dam: { x: 393, y: 459 },
    'de-drie-hendricken': { x: 42, y: 482 },
    begijnhof: { x: 326, y: 575 },
    'oost-indisch-huis': { x: 659, y: 544 },
    munttoren: { x: 496, y: 667 },
    blauwbrug: { x: 726, y: 736 },
  },
  symbolSpaces: {},
};
