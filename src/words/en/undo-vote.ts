import type { Who } from '../shapes.js';
import type { Own } from './own.js';

/** An undo that all others have to agree to. */
export const undoVote = (own: Own) => ({
  ask: 'Ask to undo',
  question: 'Ask the others to undo?',
  rule: (seconds: number) =>
    `Everybody has to agree within ${own.wait(seconds)}. Whatever shows a new card or ticket stays final.`,
  /** Where it leads: to before a claim, or another move. */
  beforeClaim: (who: Who, route: string) => `Back to before ${who.you ? 'you' : who.name} claimed ${route}`,
  beforeMove: (who: Who) => `Back to before ${who.you ? 'your' : `${who.name}’s`} last move`,
  undoes: 'This would be undone:',
  send: 'Ask',
  asks: (who: Who) => (who.you ? 'You’re asking to undo.' : `${who.name} asks to undo.`),
  agree: 'Agree',
  decline: 'Don’t agree',
  withdraw: 'Stop asking',
  haveAgreed: (names: readonly string[]) => `Agreed: ${own.all(names)}`,
  areAsked: (names: readonly string[]) => `Not answered yet: ${own.all(names)}`,
  left: (seconds: number) => `${own.wait(seconds)} left`,
  byKey: (key: string) => `Press ${key} to answer.`,
  agreed: 'Everybody agreed: the move has been undone.',
  declined: (who: Who) =>
    who.you ? 'You didn’t agree, so the move stands.' : `${who.name} doesn’t agree, so the move stands.`,
  expired: 'Not everybody answered in time, so the move stands.',
  withdrawn: (who: Who) => (who.you ? 'You’re no longer asking.' : `${who.name} is no longer asking.`),
  overtaken: 'Something happened in the meantime, so nothing has been undone.',
  notStored: 'Everybody agreed, but it couldn’t be saved, so nothing has been undone.',
  /** In the log. */
  undone: (who: Who) => `${who.you ? 'You' : who.name} undid a move. Everybody agreed.`,
});
