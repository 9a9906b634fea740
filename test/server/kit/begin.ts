import type { OnlineOptions } from '../../../src/protocol/index.js';
import type { InProcessServer, WireClient } from './in-process.js';

/** The options of a table at which everything is allowed that needs no thought. */
export const OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'brisk',
  chat: 'all',
};

/** A table of two people and some bots whose game has just begun, with a spectator. */
export async function beginTable(
  server: InProcessServer,
  board: string,
  id: string,
  bots = 0,
  more: Partial<OnlineOptions> = {},
) {
  const [anna, bo, eve] = [
    await server.visit('A'.repeat(22), 'Anna'),
    await server.visit('B'.repeat(22), 'Bo'),
    await server.visit('E'.repeat(22), 'Eve'),
  ];
  await anna.ask('gather', { id, board, seats: 2 + bots, options: { ...OPTIONS, ...more } });
  await anna.join(id);
  const invitation = await anna.ask('invitation', { id });
  if (!invitation.ok) throw new Error(invitation.problem.code);
  await bo.join(id, invitation.value.invite);
  await eve.join(id, invitation.value.watch);
  const players: [WireClient, string][] = [
    [anna, 'Anna'],
    [bo, 'Bo'],
  ];
  for (const [seat, [client, name]] of players.entries()) {
    await client.act({ type: 'sit', seat, name });
    await client.act({ type: 'ready', seat, word: String(seat).repeat(32) });
  }
  const names = ['Cato', 'Dora'].slice(0, bots);
  await anna.act({ type: 'start', fill: bots > 0 ? { level: 'foreman', names } : null });
  return { anna, bo, eve };
}
