import type { Category, EndReason } from '../engine/index.js';

/** The categories of points, as rows of statistics. */
export const CATEGORY_NAMES: Record<Category, string> = {
  routes: 'routes',
  tickets: 'tickets done',
  failed: 'tickets failed',
  globetrotter: 'globetrotter',
  attractions: 'attractions',
  merchandise: 'merchandise',
};

/** How games ended, after a number of games. */
export const ENDINGS: Record<EndReason, string> = {
  'last-round': 'with the last round',
  'all-passed': 'because all passed',
  agreed: 'because all agreed to stop',
};
