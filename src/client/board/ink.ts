/** Something drawn in one go: a path with its fill, its line, or both. */
export interface Ink {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Its line has round ends and corners. */
  readonly round?: boolean;
}
