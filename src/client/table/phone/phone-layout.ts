/** How a small screen is laid out. */
export interface PhoneLayout {
  /** Held sideways: what is in the sheet stands beside the map. */
  readonly lying: boolean;
  /** Upright and wide enough for tickets beside the hand. */
  readonly wide: boolean;
  /** On the lowest screens, such as a large zoom makes, sheet and map take turns. */
  readonly tiny: boolean;
  /** Only high screens have a line to spare for the turn; on others it is merged into the sheet's head. */
  readonly merged: boolean;
}

/** The layout of a screen of this size, in pixels. */
export function phoneLayout(width: number, height: number): PhoneLayout {
  const lying = width > height && width >= 560;
  return {
    lying,
    wide: width >= 700 && !lying,
    tiny: !lying && height < 330,
    merged: lying || height < 840,
  };
}
