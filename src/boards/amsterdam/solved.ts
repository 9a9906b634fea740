import type { BoardDrawing } from '../drawing.js';

/** Bends of routes and places of names as `npm run layout` found them; the drawing adds those set by hand. */
// prettier-ignore
export const solved: Pick<BoardDrawing, 'bends' | 'slides' | 'labels'> = {
  bends: {
    0: [0, -0.04],
    5: [-0.04, 0],
    7: [0, -0.04],
    9: [0, 0.04],
    10: [0.08, 0.08],
    18: [-0.08, -0.08],
    21: [-0.04, -0.08],
    23: [0.24, 0.28],
    24: [0, 0.16],
    29: [0.2, 0.12],
    30: [-0.08, -0.04],
    37: [0, 0.04],
    42: [0.08, 0.12],
    43: [0, -0.08],
  },
  slides: {
    9: -2.7,
    29: -2.7,
    34: 9.5,
  },
  labels: {
    'nieuwe-waal': { dx: 0, dy: -27.9 },
    haringpakkerstoren: { dx: 123.2, dy: 0 },
    'oude-waal': { dx: 76.7, dy: 0 },
    noordermarkt: { dx: -83.8, dy: -30.5 },
    korenmetershuisje: { dx: 0, dy: -32.3 },
    'oude-kerk': { dx: 33.9, dy: -40.5, lines: ['Oude', 'Kerk'] },
    jordaan: { dx: -4.9, dy: -27.8 },
    westermarkt: { dx: -87.8, dy: 0 },
    dam: { dx: 10.4, dy: 28.5 },
    begijnhof: { dx: -52.4, dy: 30.2 },
    'oost-indisch-huis': { dx: 87.2, dy: 0, lines: ['Oost-Indisch', 'Huis'] },
    munttoren: { dx: -74.5, dy: 13.1 },
    blauwbrug: { dx: 75.3, dy: 0 },
  },
};
