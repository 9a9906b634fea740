import type { Words } from '../words.js';

/** The rules panel around the rules. */
export const rules: Words['rules'] = {
  title: 'Regler',
  of: (board) => `Reglerne for ${board}`,
  contents: 'Indhold',
  search: 'Søg i reglerne',
  found: (n) => (n === 1 ? '1 regel fundet' : `${n} regler fundet`),
  nothing: 'Ingen regler passer til søgningen.',
  why: 'Hvorfor? Se reglerne',
  clause: (clause) => `Regel ${clause}`,
  family: 'Grundregler',
  own: 'Regler for dette spillebræt',
  pointsTable: 'Point for strækninger',
  spaces: 'Felter',
  points: 'Point',
  scores: (length, points) => `${length} ${length === 1 ? 'felt' : 'felter'}: ${points} point`,
  failed: 'Reglerne kunne ikke indlæses.',
};
