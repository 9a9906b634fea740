import type { BoardLayout } from '../layout.js';

/** Where things lie on the board. */
export const layout: BoardLayout = {
  // prettier-ignore
  places: {
    'nieuwe-waal': { x: 282, y: 48 },
    haringpakkerstoren: { x: 487, y: 117 },
    'oude-waal': { x: 769, y: 330 },
    noordermarkt: { x: 235, y: 221 },
    korenmetershuisje: { x: 488, y: 262 },
    'oude-kerk': { x: 560, y: 328 },
    waag: { x: 658, y: 416 },
    montelbaanstoren: { x: 876, y: 470 },
    jordaan: { x: 31, y: 244 },
    westermarkt: { x: 161, y: 401 },
    'jan-roodenpoortstoren': { x: 324, y: 423 },
    dam: { x: 415, y: 456 },
    'de-drie-hendricken': { x: 48, y: 528 },
    begijnhof: { x: 305, y: 618 },
    'oost-indisch-huis': { x: 656, y: 565 },
    munttoren: { x: 492, y: 687 },
    blauwbrug: { x: 716, y: 761 },
  },
  symbolSpaces: {},
};
