/** Where the things of a board lie; only the page reads it. */
export interface BoardLayout {
  /** By place id. */
  places: Record<string, PlaceLayout>;
  /** By route: the spaces with its locomotive symbols, counted from `a`. */
  symbolSpaces: Record<number, number[]>;
}

interface PlaceLayout {
  /** Its position on the board, on a grid 1000 wide. */
  x: number;
  y: number;
  /** Its real position. */
  lat?: number;
  lon?: number;
  /** It has a larger mark on the board. */
  major?: boolean;
  /** A way station is a junction with no name, never on a ticket. */
  kind?: 'city' | 'waystation' | 'country-station';
}
