import { OPTIONS } from './begin.js';
import type { OnlineClient } from './online-client.js';

/** Begins a game of two people at a server in a process of its own. */
export async function beginOnline(anna: OnlineClient, bo: OnlineClient, board: string): Promise<string> {
  const id = `table-${Math.random().toString(36).slice(2)}`;
  await anna.ask('gather', { id, board, seats: 2, options: OPTIONS });
  await anna.join(id);
  const invitation = await anna.ask('invitation', { id });
  if (!invitation.ok) throw new Error(invitation.problem.code);
  await bo.join(id, invitation.value.invite);
  for (const [seat, client] of [anna, bo].entries()) {
    await client.act({ type: 'sit', seat, name: `Player ${seat}` });
    await client.act({ type: 'ready', seat, word: String(seat).repeat(32) });
  }
  const begun = [anna, bo].map((client) =>
    client.next((frame) => frame.type === 'deliver' && frame.message.type === 'table'),
  );
  await Promise.all([anna.act({ type: 'start', fill: null }), ...begun]);
  return id;
}
