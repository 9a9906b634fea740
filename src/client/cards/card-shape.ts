/** The outline of a card's picture that is 100 high: its width and the radius of its corners. */
export interface CardShape {
  readonly width: number;
  readonly radius: number;
}

const PRINTED: CardShape = { width: 160, radius: 11 };
const COMPACT: CardShape = { width: 108, radius: 19 };

/** The outline of a card: as printed, or nearly square for narrow rows. */
export function cardShape(compact: boolean): CardShape {
  return compact ? COMPACT : PRINTED;
}
