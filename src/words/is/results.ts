import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Úrslit spilarans: sæti eftir spilaborðum og samanburður við hvert styrkleikastig tölvuspilara. */
export const results = (own: Own): Words['results'] => ({
  players: (n) => own.count(n, 'spilari', 'spilarar'),
  place: (rank) => `${rank}.`,
  places: 'Sæti',
  games: 'Leikir',
  best: 'Flest stig',
  headToHead: 'Innbyrðis',
  ahead: 'Á undan',
  behind: 'Á eftir',
  margin: 'Meðal\u00ADmunur',
  counted:
    'Loknir leikir eins spilara gegn tölvuspilurum. Innbyrðis er hver tölvuspilari borinn saman við þig eingöngu, sama hver vann.',
});
