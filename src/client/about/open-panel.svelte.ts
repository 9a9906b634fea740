/** Whether the page tells about itself, and of which board first. */
let asked = $state.raw<{ board: string | undefined }>();

/** What was asked; undefined while it tells nothing about itself. */
export function aboutRequest(): { board: string | undefined } | undefined {
  return asked;
}

/** Tells about the page, beginning with this board where one is in play. */
export function openAbout(board?: string): void {
  asked = { board };
}

/** Enough told. */
export function closeAbout(): void {
  asked = undefined;
}
