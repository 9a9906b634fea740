import type { Words } from '../words.js';

/** A table of a server: the connection, people who come and go, the next game. */
export const onlineTable: Words['onlineTable'] = {
  refused: 'Serveren fik for mange beskeder herfra og afbrød forbindelsen. Vi prøver automatisk igen.',
  connected: 'Forbundet igen.',
  moveWaits: 'Dit træk sendes, når forbindelsen er tilbage.',
  moveSent: 'Dit træk er på vej …',
  outdatedStill: 'Denne side er stadig ældre end serveren. Genindlæs den igen om lidt.',
  watching: 'Du ser med',
  takeBack: 'Jeg er tilbage',
  knocks: (name, player) => `En, der kalder sig »${name}«, beder om at blive lukket ind som ${player}.`,
  knockWaits: (player) =>
    `Lige nu kan kun ${player} sige ja. Det kan du også, når ${player} har været væk i to minutter.`,
  letIn: 'Luk ind',
  keepOut: 'Luk ikke ind',
  wasLetIn: (player, by) => `${player} er tilbage på en anden enhed, lukket ind af ${by}.`,
  rematch: 'Et nyt spil med de samme spillere er oprettet.',
  joinRematch: 'Vær med i det nye spil',
  leaveAsk: 'Hvem spiller for dig, mens du er væk?',
  leaveToBot: 'En bot, til jeg er tilbage',
  leaveWaiting: 'Ingen: de andre venter på mig',
  saved: 'Spillet er gemt på serveren. Du kan gå og komme tilbage, når du vil.',
  banned: 'Du er udelukket fra denne server.',
  bannedUntil: (when: string) => `Du er udelukket fra denne server indtil ${when}.`,
  bannedWhy: 'Det har den, der driver serveren, besluttet. Spil på denne enhed virker som før.',
};
