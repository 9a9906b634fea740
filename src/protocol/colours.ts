/** The colours of players' pieces, in the order in which seats get them. */
export const PLAYER_COLOURS = ['crimson', 'cobalt', 'amber', 'jade', 'orchid'] as const;
/** A player's colour. */
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** A seat as far as its colour goes: chosen, or left open. */
export interface Coloured {
  colour?: PlayerColour;
}

/** The first seat that chose a colour which a seat before it has; undefined where all choices differ. */
export function repeatedColour(seats: readonly Coloured[]): number | undefined {
  const taken = new Set<PlayerColour>();
  for (const [seat, { colour }] of seats.entries()) {
    if (colour === undefined) continue;
    if (taken.has(colour)) return seat;
    taken.add(colour);
  }
  return undefined;
}

/**
 * The colour of every seat. Seats that chose none get that of their number if it is free, or one that is left, so
 * that a table on which nobody chose looks as it always did.
 */
export function coloursOf(seats: readonly Coloured[]): PlayerColour[] {
  const colours = seats.map(({ colour }) => colour);
  const isFree = (colour: PlayerColour): boolean => !colours.includes(colour);
  for (const seat of colours.keys()) {
    const usual = usualColour(seat);
    if (colours[seat] === undefined && isFree(usual)) colours[seat] = usual;
  }
  // Beyond as many seats as colours, colours repeat.
  return colours.map(
    (colour, seat) => colour ?? (colours[seat] = PLAYER_COLOURS.find(isFree) ?? usualColour(seat)),
  );
}

function usualColour(seat: number): PlayerColour {
  return PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? PLAYER_COLOURS[0];
}
