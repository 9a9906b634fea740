/** An SVG path with its fill, its stroke, or both. */
export interface PaintedPath {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Its stroke has round caps and joins. */
  readonly round?: boolean;
}
