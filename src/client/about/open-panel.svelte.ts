/** The board that the open About panel shows first; undefined while the panel is closed. */
let request = $state.raw<{ board: string | undefined }>();

/** The request for the About panel; undefined while it is closed. */
export function aboutRequest(): { board: string | undefined } | undefined {
  return request;
}

/** Opens the About panel, with the board in play first. */
export function openAbout(board?: string): void {
  request = { board };
}

/** Closes the About panel. */
export function closeAbout(): void {
  request = undefined;
}
