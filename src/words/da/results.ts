import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Spillerens resultater: placeringer pr. spillebræt, og indbyrdes mod hvert niveau af botter. */
export const results = (own: Own): Words['results'] => ({
  players: (n) => own.count(n, 'spiller', 'spillere'),
  place: (rank) => `${rank}.`,
  places: 'Placeringer',
  games: 'Spil',
  best: 'Højeste pointtal',
  headToHead: 'Indbyrdes',
  ahead: 'Foran',
  behind: 'Bagud',
  margin: 'Gns. forspring',
  counted:
    'Afsluttede spil, hvor én person mødte botter. I det indbyrdes opgør sammenlignes hver bot kun med dig, uanset hvem der vandt.',
});
