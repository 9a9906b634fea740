/** The text of a file of finished games, as the page exports it. */
export function filedGames(): string;
