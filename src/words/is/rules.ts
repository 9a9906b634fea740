import type { Words } from '../words.js';
import { pluralOf } from '../plural.js';

const plural = pluralOf('is');

/** The rules panel around the rules. */
export const rules: Words['rules'] = {
  title: 'Reglur',
  of: (board) => `Reglurnar: ${board}`,
  contents: 'Efnisyfirlit',
  search: 'Leita í reglunum',
  found: (n) => `${n} ${plural(n, { one: 'regla fannst', other: 'reglur fundust' })}`,
  nothing: 'Engin regla fannst.',
  why: 'Hvers vegna? Sjá reglurnar',
  clause: (clause) => `Regla ${clause}`,
  family: 'Grunnreglur',
  own: 'Reglur þessa spilaborðs',
  pointsTable: 'Stig fyrir leiðir',
  spaces: 'Reitir',
  points: 'Stig',
  scores: (length, points) => `${length} ${length === 1 ? 'reitur' : 'reitir'}: ${points} stig`,
  failed: 'Ekki tókst að sækja reglurnar.',
};
