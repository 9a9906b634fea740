/** The text with a capital at its beginning; none of our languages needs more than that. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
