import type { BoardArt } from '../art.js';
import type { BoardDrawing } from '../drawing.js';
import { solved } from './solved.js';

/** Bends and label places that are set by hand. */
export const byHand: BoardArt['byHand'] = {
  bends: {
    // Kristiansand's name stands over it, between the way to Oslo and the tunnel.
    42: [0, 0],
    43: [-0.03, -0.03],
    // Ferries keep to the sea.
    5: [0.17, 0.17],
    16: [0.12, 0.12],
    38: [-0.25, -0.2],
  },
  slides: { 42: 6 },
  labels: { kristiansand: { dx: -54, dy: -46, lines: ['Kristian-', 'sand'] } },
};

/** How the board is drawn. */
export const drawing: BoardDrawing = {
  piece: 'wagon',
  frame: [10, -6, 1030, 1524],
  space: [39, 18],
  gap: 3.4,
  laneGap: 4,
  radius: { city: 10.5, major: 14.5, attraction: 10.5, waystation: 10.5, 'country-station': 10.5 },
  label: { size: 24, major: 29 },
  bends: { ...solved.bends, ...byHand.bends },
  slides: { ...solved.slides, ...byHand.slides },
  labels: { ...solved.labels, ...byHand.labels },
  narrow: {
    honningsvag: ['Honnings-', 'våg'],
    kristiansand: ['Kristian-', 'sand'],
    lillehammer: ['Lille-', 'hammer'],
  },
  countries: {},
  landmarks: {},
  badges: { 52: [62, -30] },
};
