/** The speeds of a replay, as factors. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;

/** A speed as it is written: `½×`. */
export function speedText(speed: number): string {
  return `${speed === 0.5 ? '½' : speed}×`;
}

/** The speed to use for a stored number. */
export function speedOf(stored: number): number {
  return REPLAY_SPEEDS.find((it) => it === stored) ?? 1;
}
