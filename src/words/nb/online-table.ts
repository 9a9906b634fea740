import type { Words } from '../words.js';

/** A table of a server: the connection, people who come and go, the next game. */
export const onlineTable: Words['onlineTable'] = {
  refused: 'Serveren fikk for mange meldinger herfra og brøt forbindelsen. Vi prøver automatisk på nytt.',
  connected: 'Tilkoblet igjen.',
  moveWaits: 'Trekket ditt sendes når forbindelsen er tilbake.',
  moveSent: 'Trekket ditt er underveis …',
  outdatedStill: 'Denne siden er fortsatt eldre enn serveren. Last den på nytt igjen om en stund.',
  watching: 'Du ser på',
  takeBack: 'Jeg er tilbake',
  knocks: (name, player) => `Noen som kaller seg «${name}», ber om å bli sluppet inn som ${player}.`,
  knockWaits: (player) =>
    `Akkurat nå kan bare ${player} si ja. Det kan du også når ${player} har vært borte i to minutter.`,
  letIn: 'Slipp inn',
  keepOut: 'Ikke slipp inn',
  wasLetIn: (player, by) => `${player} er tilbake på en annen enhet, sluppet inn av ${by}.`,
  rematch: 'Et nytt spill med de samme spillerne er satt opp.',
  joinRematch: 'Bli med i det nye spillet',
  leaveAsk: 'Hvem spiller for deg mens du er borte?',
  leaveToBot: 'En bot, til jeg er tilbake',
  leaveWaiting: 'Ingen: De andre venter på meg',
  saved: 'Spillet er lagret på serveren. Du kan gå og komme tilbake når du vil.',
  banned: 'Du er utestengt fra denne serveren.',
  bannedUntil: (when: string) => `Du er utestengt fra denne serveren til ${when}.`,
  bannedWhy: 'Det har den som driver serveren, bestemt. Spill på denne enheten virker som før.',
};
