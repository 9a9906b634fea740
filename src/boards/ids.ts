/** Every board, in display order. Registers of boards are typed by it, so that one that lacks a board does not compile. */
export const BOARDS = ['nordic', 'newyork', 'amsterdam', 'africa'] as const;
/** The id of a board. */
export type BoardId = (typeof BOARDS)[number];
/** A value for each board. Ids from outside may be unknown, so a lookup may find nothing. */
export type ByBoard<T> = Partial<Record<string, T>>;
