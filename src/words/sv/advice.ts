import { capital } from '../capital.js';
import type { Naming } from '../shapes.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => {
  /** `biljetten Oslo – Bergen`, `kontrakten Dam – Waag och Waag – Oude Kerk`. */
  const named = (tickets: readonly number[], it: Naming) =>
    `${tickets.length === 1 ? own.ticket.the : own.ticket.all} ${own.all(tickets.map(it.ticket))}`;
  return {
    title: 'Tips',
    best: 'Bäst',
    level: 'Ungefär lika bra',
    close: 'Lite sämre',
    more: (n: number) => `Andra drag (${own.number(n)})`,
    thinking: 'Funderar …',
    none: 'Inga tips just nu.',
    chance: (share) => `${share} vinstchans`,
    about: (share) => `ungefär ${share}`,
    under: (share) => `under ${share}`,
    over: (share) => `över ${share}`,
    odds: 'Vinstchans',
    doIt: 'Gör draget',
    choose: 'Välj',
    reasons: {
      serves: ({ tickets }, it) => `Ingår i din väg för ${named(tickets, it)}.`,
      completes: ({ tickets }, it) =>
        `Då är ${named(tickets, it)} ${tickets.length === 1 ? own.forTicket('klar', 'klart') : 'klara'}.`,
      points: ({ points }) => `Ger ${own.points(points)} direkt.`,
      cart: () => 'Ger ett handelsbonuskort.',
      sights: ({ count }) =>
        count === 1 ? 'Når en ny turistattraktion.' : `Når ${own.number(count)} nya turistattraktioner.`,
      contested: ({ seat }, it) => `${it.who(seat).name} är nära och kan hinna före.`,
      blocks: ({ seat }, it) => `Blockerar ${it.who(seat).name}.`,
      collects: ({ kind, route, missing, again }, it) => {
        const card = own.aCard(it.card(kind) ?? 'wild');
        if (missing === 0)
          return again
            ? `Med ${card} räcker det där också.`
            : `Med ${card} räcker det till ${it.routeName(route)}.`;
        const where = again ? 'behövs där också' : `behövs till ${it.routeName(route)}`;
        return `${capital(card)} ${where} (sedan saknas ${own.number(missing)}).`;
      },
      doubles: ({ terrain, route, missing }, it) =>
        missing === 0
          ? `Ett ${own.terrainCard(it.terrain(terrain))} till, så kan du dubbla ${it.routeName(route)}.`
          : `Ett ${own.terrainCard(it.terrain(terrain))} tar dig närmare att dubbla ${it.routeName(route)} (sedan saknas ${own.number(missing)}).`,
      'row-useless': () => 'Inget av de uppvända korten passar en sträcka du är ute efter.',
      blind: () => `Drar du från högen får du ett kort till, även om det första är ${own.aCard('wild')}.`,
      'time-for-tickets': ({ turns }) =>
        `Du har ungefär ${own.turns(turns)} till godo och hinner med fler ${own.ticket.other}.`,
      enables: ({ route }, it) => `Då kan du muta in ${it.routeName(route)}.`,
      set: ({ kind, count }, it) => `Då har du ${own.ofKind(count, it.card(kind) ?? 'wild')}.`,
      'terrain-set': ({ terrain, count }, it) => `Då har du ${own.terrainCards(count, it.terrain(terrain))}.`,
      'terrain-useless': () => 'Inget av de uppvända terrängkorten gör att du snart kan dubbla en sträcka.',
      'deck-wilds': ({ wilds, unseen }) =>
        `Bland de ${own.number(unseen)} kort du inte ser finns ${wilds === 0 ? `inga ${own.wild.other}` : own.wilds(wilds)}.`,
      'nothing-to-claim': () => 'Du kan inte muta in någon sträcka i det här draget.',
      'tickets-done': () => `Alla dina ${own.ticket.other} är klara.`,
      network: ({ routes }) =>
        routes === 0
          ? `Du har inte mutat in något än, så alla ${own.ticket.other} är möjliga.`
          : `För nya ${own.ticket.other} kan du ha nytta av sträckor du redan har.`,
      'cards-back': ({ count }) => `Du får tillbaka ${own.cards(count)}.`,
      'only-move': () => 'Det finns inget annat du kan göra.',
      fits: ({ ticket, turns }, it) =>
        `${it.ticket(ticket)}: ${
          turns === null
            ? 'hinner du knappast'
            : turns === 0
              ? 'kräver inga extra drag'
              : `ungefär ${own.turns(turns)} till`
        }.`,
    },
  };
};
