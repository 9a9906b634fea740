/** What only the page reads of a board's looks: sizes and lines, in the units of the board's layout. */
export interface BoardDrawing {
  /** The shape of the pieces that players lay on spaces. */
  piece: 'wagon' | 'taxi' | 'cart' | 'train';
  /** What is seen when the whole board is: left, top, width, height. */
  frame: [left: number, top: number, width: number, height: number];
  /** Every space of the board is this long and this wide. */
  space: [length: number, width: number];
  /** Least distance between the spaces of a route, and between the lanes of a double. */
  gap: number;
  laneGap: number;
  /** Radius of the marks of places. */
  radius: Record<PlaceMark, number>;
  /** Size of the lettering of places, and of major ones. */
  label: { size: number; major: number };
  /** How far a route is pushed sideways at one and at two thirds, in parts of its distance; by its index. */
  bends: Record<number, [number, number]>;
  /** How far the spaces of a route are moved along it, towards `b`; by its index. */
  slides: Record<number, number>;
  /** By place: from its middle to the middle of its name, and where the name breaks. */
  labels: Record<string, LabelDrawing>;
  /** By place with a long name: how it is broken where there is little room. */
  narrow: Record<string, string[]>;
  /** By country whose stations stand for it: where its name stands. */
  countries: Record<string, CountryDrawing>;
  /** By place: a small picture for its mark, as paths in a square from −1 to 1. */
  landmarks: Record<string, Landmark>;
  /** By route that any four cards help to pay: where the badge that says so stands, from the middle of the route. */
  badges: Record<number, [dx: number, dy: number]>;
}

/** The kinds of mark a place can have. */
export type PlaceMark = 'city' | 'major' | 'attraction' | 'waystation' | 'country-station';

/** Where a place's name stands. */
export interface LabelDrawing {
  dx: number;
  dy: number;
  /** The name in lines; without it the name as it is, in one. */
  lines?: string[];
}

/** Where a country's name stands, and whether its stations lie in one capsule. */
export interface CountryDrawing {
  x: number;
  y: number;
  size: number;
  /** Degrees, clockwise. */
  turn?: number;
  capsule?: boolean;
}

/** A picture of two tones, drawn in a place's mark. */
export interface Landmark {
  /** Filled with the dark tone. */
  dark: string;
  /** Filled with the bright tone, above the dark. */
  bright?: string;
}
