import type { Words } from '../words.js';

/** The rules panel around the rules. */
export const rules: Words['rules'] = {
  title: 'Regler',
  of: (board) => `Reglerna för ${board}`,
  contents: 'Innehåll',
  search: 'Sök i reglerna',
  found: (n) => (n === 1 ? '1 regel hittades' : `${n} regler hittades`),
  nothing: 'Ingen regel säger något om det.',
  why: 'Varför? Se reglerna',
  clause: (clause) => `Regel ${clause}`,
  family: 'Gemensamma regler för alla bräden',
  own: 'Regler för det här brädet',
  failed: 'Reglerna kunde inte laddas.',
};
