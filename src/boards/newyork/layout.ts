import type { BoardLayout } from '../layout.js';

/** Where things lie on the board. */
export const layout: BoardLayout = {
  // prettier-ignore
  places: {
    'lincoln-center': { x: 191, y: 71 },
    'central-park': { x: 468, y: 54 },
    'midtown-west': { x: 155, y: 337 },
    'times-square': { x: 348, y: 292 },
    'united-nations': { x: 713, y: 277 },
    'empire-state-building': { x: 459, y: 449 },
    chelsea: { x: 225, y: 601 },
    'gramercy-park': { x: 577, y: 584 },
    'greenwich-village': { x: 522, y: 826 },
    'east-village': { x: 803, y: 811 },
    'lower-east-side': { x: 772, y: 983 },
    soho: { x: 356, y: 1054 },
    chinatown: { x: 596, y: 1084 },
    'wall-street': { x: 511, y: 1275 },
    brooklyn: { x: 897, y: 1303 },
  },
  symbolSpaces: {},
};
