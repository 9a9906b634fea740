import type { Words } from '../words.js';

/** The rules panel around the rules. */
export const rules: Words['rules'] = {
  title: 'Regler',
  of: (board) => `Reglerna för ${board}`,
  contents: 'Innehåll',
  search: 'Sök i reglerna',
  found: (n) => (n === 1 ? '1 regel hittades' : `${n} regler hittades`),
  nothing: 'Inga träffar i reglerna.',
  why: 'Varför? Se reglerna',
  clause: (clause) => `Regel ${clause}`,
  family: 'Grundregler',
  own: 'Regler för det här brädet',
  pointsTable: 'Poäng för sträckor',
  spaces: 'Rutor',
  points: 'Poäng',
  scores: (length, points) => `${length} ${length === 1 ? 'ruta' : 'rutor'}: ${points} poäng`,
  failed: 'Reglerna kunde inte laddas.',
};
