/** The text of a file of many finished games. */
export function filedGames(): string;
