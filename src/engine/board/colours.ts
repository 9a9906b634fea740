/** Every colour a card of the family can have; a board names those it uses, in its own order. */
export const COLOURS = [
  'purple',
  'blue',
  'orange',
  'white',
  'green',
  'yellow',
  'black',
  'red',
  'pink',
] as const;
/** A colour of cards. */
export type Colour = (typeof COLOURS)[number];
