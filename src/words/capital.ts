/** Capitalizes the first letter; none of our languages needs more. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
