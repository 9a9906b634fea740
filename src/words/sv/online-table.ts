import type { Words } from '../words.js';

/** A table of a server: the connection, people who come and go, the next game. */
export const onlineTable: Words['onlineTable'] = {
  refused:
    'Servern fick för många meddelanden härifrån och bröt anslutningen. Ett nytt försök görs automatiskt.',
  connected: 'Ansluten igen.',
  moveWaits: 'Ditt drag skickas när anslutningen är tillbaka.',
  moveSent: 'Ditt drag är på väg …',
  outdatedStill: 'Den här sidan är fortfarande äldre än servern. Ladda om den igen om en stund.',
  watching: 'Du tittar på',
  takeBack: 'Jag är tillbaka',
  knocks: (name, player) => `Någon som kallar sig ”${name}” ber om att bli insläppt som ${player}.`,
  knockWaits: (player) =>
    `Just nu kan bara ${player} säga ja. Det kan du också när ${player} har varit borta i två minuter.`,
  letIn: 'Släpp in',
  keepOut: 'Släpp inte in',
  wasLetIn: (player, by) => `${player} är tillbaka på en annan enhet, insläppt av ${by}.`,
  rematch: 'Ett nytt parti med samma spelare har skapats.',
  joinRematch: 'Gå med i det nya partiet',
  leaveAsk: 'Vem spelar åt dig medan du är borta?',
  leaveToBot: 'En bot, tills jag är tillbaka',
  leaveWaiting: 'Ingen: de andra väntar på mig',
  saved: 'Partiet är sparat på servern. Du kan gå och komma tillbaka när du vill.',
  banned: 'Du är avstängd från den här servern.',
  bannedUntil: (when: string) => `Du är avstängd från den här servern fram till ${when}.`,
  bannedWhy: 'Det har den som driver servern bestämt. Partier på den här enheten fungerar som vanligt.',
};
