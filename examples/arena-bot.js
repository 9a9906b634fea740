// @ts-check
// A bot for the arena: npx rallar arena --bots ./arena-bot.js,path --games 200
import { below, legalMoves, instantBot } from 'rallar';

/** Claims a route if it can, otherwise makes a random move. */
export default instantBot('builder', (board, view, seat, stream) => {
  const moves = legalMoves(board, view, seat);
  const claims = moves.filter(({ type }) => type === 'claim');
  const choices = claims.length > 0 ? claims : moves;
  return choices[below(stream, choices.length)] ?? { type: 'pass' };
});
