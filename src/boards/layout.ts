/** What only the page reads of a board: where things lie. The rules never see it. */
export interface BoardLayout {
  /** By place id. */
  places: Record<string, PlaceLayout>;
  /** Which spaces of a route bear its locomotive symbols, counted from `a`; by the route's index in the facts. */
  symbolSpaces: Record<number, number[]>;
}

interface PlaceLayout {
  /** About where it lies on the board, on a grid 1000 wide. */
  x: number;
  y: number;
  /** Where it really lies. */
  lat?: number;
  lon?: number;
  /** It has a larger mark on the board. */
  major?: boolean;
  /** A way station is a junction with no name, never on a ticket. */
  kind?: 'city' | 'waystation' | 'country-station';
}
