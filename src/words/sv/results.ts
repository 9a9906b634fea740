import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Spelarens resultat: placeringar per bräde, och inbördes mot varje nivå av botar. */
export const results = (own: Own): Words['results'] => ({
  players: (n) => own.count(n, 'spelare', 'spelare'),
  place: (rank) => `${rank}:${rank <= 2 ? 'a' : 'e'}`,
  places: 'Placeringar',
  games: 'Partier',
  best: 'Högsta poäng',
  headToHead: 'Inbördes',
  ahead: 'Före',
  behind: 'Efter',
  margin: 'Snitt\u00ADmarginal',
  counted:
    'Avslutade partier där en person mötte botar. Inbördes jämförs varje bot bara med dig, oavsett vem som vann.',
});
