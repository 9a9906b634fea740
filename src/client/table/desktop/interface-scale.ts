/** The window that the panels are designed for; larger ones scale them up. */
const DESIGNED = { width: 1536, height: 864 };
/** In still larger windows the map gains more than the panels need. */
const LARGEST = 1.6;

/** How much larger than designed the panels of the table are in a window. */
export function interfaceScale(width: number, height: number): number {
  return Math.min(LARGEST, Math.max(1, Math.min(width / DESIGNED.width, height / DESIGNED.height)));
}
