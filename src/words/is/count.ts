import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Lokatalningin, og það sem sagt er við þá sem unnu eða töpuðu. */
export const count = (own: Own): Words['count'] => ({
  title: 'Lokatalning',
  routes: 'Stig fyrir leiðir',
  toScore: 'Sjá stigin',
  goFaster: 'Snertu spilaborðið eða ýttu á bilslána til að flýta fyrir',
  wonNarrowly: (points) => `Með aðeins ${own.count(points, 'stigs', 'stiga')} mun. Þvílíkur endir!`,
  narrowly: (points) => `Aðeins ${own.count(points, 'stigi', 'stigum')} á eftir. Það munaði litlu!`,
  behind: (points) => `Þú endaðir ${own.count(points, 'stigi', 'stigum')} á eftir.`,
  behindTickets: `Þú varst með jafnmörg stig en færri kláraða ${own.ticket.many.acc}.`,
  behindPath: `Þú varst með jafnmörg stig og jafnmarga kláraða ${own.ticket.many.acc} en styttri línu.`,
  gaveUp: (who) => (who.you ? 'Þú gafst upp' : `${who.name} gafst upp`),
});
