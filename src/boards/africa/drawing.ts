import type { BoardArt } from '../art.js';
import type { BoardDrawing } from '../drawing.js';
import { solved } from './solved.js';

/** Bends and label places that are set by hand. */
export const byHand: BoardArt['byHand'] = {
  bends: { 96: [0.08, 0], 104: [0, -0.03], 108: [0, 0.15], 111: [-0.04, -0.08] },
  slides: { 96: -3.8, 111: 3 },
  labels: { bloemfontein: { dx: -60, dy: -24 } },
};

/** How the board is drawn. */
export const drawing: BoardDrawing = {
  piece: 'train',
  frame: [-22, 10, 1096, 1446],
  space: [38, 17],
  gap: 3.2,
  laneGap: 3.6,
  radius: { city: 10.5, major: 10.5, attraction: 10.5, waystation: 7.5, 'country-station': 11 },
  label: { size: 22, major: 22 },
  bends: { ...solved.bends, ...byHand.bends },
  slides: { ...solved.slides, ...byHand.slides },
  labels: { ...solved.labels, ...byHand.labels },
  narrow: {
    'addis-ababa': ['Addis', 'Ababa'],
    bloemfontein: ['Bloem-', 'fontein'],
    'dar-es-salaam': ['Dar-es-', 'Salaam'],
    elizabethville: ['Elizabeth-', 'ville'],
    leopoldville: ['Léopold-', 'ville'],
    livingstonia: ['Living-', 'stonia'],
    mocambique: ['Moçam-', 'bique'],
    mocamedes: ['Moçâ-', 'medes'],
    ngaoundere: ['Ngaoun-', 'déré'],
  },
  countries: {
    nigeria: { x: 116, y: 60, size: 27, capsule: true },
    chad: { x: 372, y: 66, size: 27, capsule: true },
    sudan: { x: 674, y: 62, size: 27, capsule: true },
    madagascar: { x: 988, y: 1236, size: 27, turn: -70 },
  },
  landmarks: {},
  badges: {},
};
