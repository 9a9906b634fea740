import type { GameEvent } from '../event.js';

/** `redact` of an event that hides nothing. */
export const hideNothing = <E extends GameEvent>(_board: unknown, event: E): E => event;

/** An answer to `fits` or `informs` that is the same for every event of a type. */
export const always = () => true;
/** The opposite of `always`. */
export const never = () => false;
