import type { BoardArt } from '../art.js';
import type { BoardDrawing } from '../drawing.js';
import { solved } from './solved.js';

/** Bends and label places that are set by hand. */
export const byHand: BoardArt['byHand'] = {
  bends: {},
  slides: {},
  labels: {
    waag: { dx: -38, dy: 27.5 },
    montelbaanstoren: { dx: -88, dy: 29 },
    'jan-roodenpoortstoren': { dx: -58, dy: 44, lines: ['Jan Rooden-', 'poortstoren'] },
    'de-drie-hendricken': { dx: -42, dy: 46, lines: ['De Drie', 'Hendricken'] },
  },
};

/** How the board is drawn. */
export const drawing: BoardDrawing = {
  piece: 'cart',
  frame: [-62, -26, 986, 816],
  space: [53, 24],
  gap: 5,
  laneGap: 5,
  radius: { city: 16.5, major: 16.5, attraction: 16.5, waystation: 16.5, 'country-station': 16.5 },
  label: { size: 23, major: 23 },
  bends: { ...solved.bends, ...byHand.bends },
  slides: { ...solved.slides, ...byHand.slides },
  labels: { ...solved.labels, ...byHand.labels },
  narrow: {
    'nieuwe-waal': ['Nieuwe', 'Waal'],
    begijnhof: ['Begijn-', 'hof'],
    blauwbrug: ['Blauw-', 'brug'],
    haringpakkerstoren: ['Haring-', 'pakkerstoren'],
    korenmetershuisje: ['Korenmeters-', 'huisje'],
    montelbaanstoren: ['Montelbaans-', 'toren'],
    munttoren: ['Munt-', 'toren'],
    noordermarkt: ['Noorder-', 'markt'],
    westermarkt: ['Wester-', 'markt'],
  },
  countries: {},
  landmarks: {},
  badges: {},
};
