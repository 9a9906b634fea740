import type { Words } from '../words.js';

/** The rules panel around the rules. */
export const rules: Words['rules'] = {
  title: 'Regler',
  of: (board) => `Reglene for ${board}`,
  contents: 'Innhold',
  search: 'Søk i reglene',
  found: (n) => (n === 1 ? 'Fant 1 regel' : `Fant ${n} regler`),
  nothing: 'Søket ga ingen treff.',
  why: 'Hvorfor? Se reglene',
  clause: (clause) => `Regel ${clause}`,
  family: 'Grunnregler',
  own: 'Regler for dette brettet',
  pointsTable: 'Poeng for strekninger',
  spaces: 'Felt',
  points: 'Poeng',
  scores: (length, points) => `${length} felt: ${points} poeng`,
  failed: 'Reglene kunne ikke lastes.',
};
