import type { BoardArt } from '../art.js';
import type { BoardDrawing } from '../drawing.js';
import { landmarks } from './landmarks.js';
import { solved } from './solved.js';

/** Bends and label places that are set by hand. */
export const byHand: BoardArt['byHand'] = {
  bends: {},
  slides: {},
  labels: {
    // Each ends at its own mark, since the two places are neighbours.
    soho: { dx: -72, dy: 0 },
    chinatown: { dx: -117, dy: 21 },
  },
};

/** How the board is drawn. */
export const drawing: BoardDrawing = {
  piece: 'taxi',
  frame: [-46, -44, 1024, 1404],
  space: [80, 33],
  gap: 7,
  laneGap: 6.4,
  radius: { city: 24, major: 24, attraction: 29, waystation: 24, 'country-station': 24 },
  label: { size: 35, major: 35 },
  bends: { ...solved.bends, ...byHand.bends },
  slides: { ...solved.slides, ...byHand.slides },
  labels: { ...solved.labels, ...byHand.labels },
  narrow: {},
  countries: {},
  landmarks,
  badges: {},
};
