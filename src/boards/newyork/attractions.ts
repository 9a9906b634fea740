import { facts } from './facts.js';
import { names } from './names.js';

/** The places with a tourist attraction, by name. */
export const attractions = facts.places
  .filter((place) => place.attraction === true)
  .map((place) => names[place.id] ?? place.id);
