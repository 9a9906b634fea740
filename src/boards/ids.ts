/** Every board of the house, in the order they are shown. A register of boards is typed by it, so that one that lacks a board does not compile. */
export const BOARDS = ['nordic', 'newyork', 'amsterdam', 'africa'] as const;
/** The id of a board. */
export type BoardId = (typeof BOARDS)[number];
/** Something for each board. Ids from outside may name none, so looking one up may give nothing. */
export type ByBoard<T> = Partial<Record<string, T>>;
