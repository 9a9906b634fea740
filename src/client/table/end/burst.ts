/** A piece of confetti: a ticket or a player's piece, with where it starts, how it flies and turns. */
export interface Confetto {
  shape: 'ticket' | 'piece';
  /** The index of its colour. */
  colour: number;
  /** Speed in pixels a second. */
  dx: number;
  dy: number;
  size: number;
  angle: number;
  /** In radians a second. */
  spin: number;
}

/** How long it flies, in seconds. */
export const BURST_SECONDS = 1.9;
/** A still picture shows this moment of it. */
export const STILL_AT = 0.55;
const GRAVITY = 620;
/** The air slows it down by this factor a second. */
const DRAG = 1.5;

/** Makes a burst upwards in all directions; `random` gives numbers from 0 to 1. */
export function makeBurst(count: number, colours: number, reach: number, random: () => number): Confetto[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + (random() - 0.5) * Math.PI * 1.5;
    const speed = reach * (0.5 + random() * 1.6);
    return {
      shape: i % 3 === 0 ? 'piece' : 'ticket',
      colour: i % colours,
      dx: Math.cos(angle) * speed,
      dy: Math.sin(angle) * speed - reach * 0.5,
      size: 7 + random() * 8,
      angle: random() * Math.PI * 2,
      spin: (random() - 0.5) * 14,
    };
  });
}

/** Where a piece is after some seconds, from where it started, and how it lies. */
export function confettoAt({ dx, dy, angle, spin }: Confetto, seconds: number) {
  const flown = (1 - Math.exp(-DRAG * seconds)) / DRAG;
  return {
    x: dx * flown,
    y: dy * flown + 0.5 * GRAVITY * seconds * seconds * Math.exp(-0.4 * seconds),
    angle: angle + spin * seconds,
    /** It turns over: its width as a share. */
    flip: Math.abs(Math.cos(angle + spin * 0.7 * seconds)) * 0.8 + 0.2,
    alpha: Math.max(0, Math.min(1, (BURST_SECONDS - seconds) / 0.5)),
  };
}
