/** The levels that people choose bots by, from easy to hard. */
export const LEVELS = ['apprentice', 'navvy', 'foreman', 'engineer'] as const;
/** A level of bots for people. */
export type Level = (typeof LEVELS)[number];
