import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Spillerens resultater: plasseringer per brett, og innbyrdes mot hvert nivå av boter. */
export const results = (own: Own): Words['results'] => ({
  players: (n) => own.count(n, 'spiller', 'spillere'),
  place: (rank) => `${rank}.`,
  places: 'Plasseringer',
  games: 'Spill',
  best: 'Høyeste poengsum',
  headToHead: 'Innbyrdes',
  ahead: 'Foran',
  behind: 'Bak',
  margin: 'Snitt\u00ADforsprang',
  counted:
    'Ferdige spill der én person møtte boter. I det innbyrdes oppgjøret sammenlignes hver bot bare med deg, uansett hvem som vant.',
});
