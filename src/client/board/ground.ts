/** The picture under a board, and the box of board units it covers. */
export interface Ground {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
