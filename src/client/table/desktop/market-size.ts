/** What a column on the right of the table holds beside the cards to draw. */
export interface RightColumn {
  /** The height of the window, in pixels as designed. */
  height: number;
  /** How many players have a row, and whether it is of two lines. */
  others: number;
  tight: boolean;
  terrain: boolean;
  /** The guide stands below. */
  guided: boolean;
  /** The controls of a replay are below, and rows show whole hands. */
  watching: boolean;
}

/** Heights in pixels as designed. */
const ROW = 98;
const TIGHT_ROW = 55;
const MARKET = 516;
const TERRAIN = 112;
const TOOLS = 52;
const GUIDE = 230;
const EDGES = 34;

/** Whether the cards to draw must be smaller, so that players and tools stay in sight. */
export function marketIsTight({ height, others, tight, terrain, guided, watching }: RightColumn): boolean {
  if (watching) return others > 2 || terrain || height < 900;
  const rest = others * (tight ? TIGHT_ROW : ROW) + TOOLS + EDGES + (guided ? GUIDE : 0);
  return height - rest < MARKET + (terrain ? TERRAIN : 0);
}
