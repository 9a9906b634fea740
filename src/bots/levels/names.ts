/** The levels of bots that people choose from, from easy to hard. */
export const LEVELS = ['apprentice', 'navvy', 'foreman', 'engineer'] as const;
/** One of the levels. */
export type Level = (typeof LEVELS)[number];
