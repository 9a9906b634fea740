/** How a board is drawn, in the units of its layout; only the page reads it. */
export interface BoardDrawing {
  /** The shape of the pieces that players lay on spaces. */
  piece: 'wagon' | 'taxi' | 'cart' | 'train';
  /** The view box of the whole board: left, top, width, height. */
  frame: [left: number, top: number, width: number, height: number];
  /** The size of every space. */
  space: [length: number, width: number];
  /** Least distance between the spaces of a route, and between the lanes of a double. */
  gap: number;
  laneGap: number;
  /** Radius of the marks of places. */
  radius: Record<PlaceMark, number>;
  /** Font sizes of places, and of major ones. */
  label: { size: number; major: number };
  /** By route: its sideways offset at one and two thirds, as a fraction of its length. */
  bends: Record<number, [number, number]>;
  /** By route: how far its spaces are shifted towards `b`. */
  slides: Record<number, number>;
  /** By place: the offset of its label's centre, and its line breaks. */
  labels: Record<string, LabelDrawing>;
  /** By place with a long name: its lines where space is tight. */
  narrow: Record<string, string[]>;
  /** By country with stations: its label. */
  countries: Record<string, CountryDrawing>;
  /** By place: a small picture for its mark, as paths in a square from −1 to 1. */
  landmarks: Record<string, Landmark>;
  /** By route with the four-for-card rule: the position of its badge, from the middle of the route. */
  badges: Record<number, [dx: number, dy: number]>;
}

/** The kinds of mark a place can have. */
export type PlaceMark = 'city' | 'major' | 'attraction' | 'waystation' | 'country-station';

/** The label of a place. */
export interface LabelDrawing {
  dx: number;
  dy: number;
  /** The lines of the name; by default one. */
  lines?: string[];
}

/** The label of a country, and whether its stations share a capsule. */
export interface CountryDrawing {
  x: number;
  y: number;
  size: number;
  /** Degrees, clockwise. */
  turn?: number;
  capsule?: boolean;
}

/** A two-tone picture in a place's mark. */
export interface Landmark {
  /** Filled with the dark tone. */
  dark: string;
  /** Filled with the bright tone, above the dark. */
  bright?: string;
}
