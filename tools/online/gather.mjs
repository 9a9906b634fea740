import { newId } from './page-client.mjs';

/** Makes a table for these clients, one seat each and bots after them, and begins its game. Returns its id and the word to watch it with. */
export async function beginTable(clients, { board, bots = 0, level = 'foreman', options }) {
  const [host, ...others] = clients;
  const id = newId();
  must(await host.ask('gather', { id, board, seats: clients.length + bots, options }));
  await host.join(id);
  const { invite, watch } = must(await host.ask('invitation', { id })).value;
  for (const other of others) await other.join(id, invite);
  for (const [seat, client] of clients.entries()) {
    mustAct(await client.act({ type: 'sit', seat, name: `Player ${seat + 1}` }));
    mustAct(await client.act({ type: 'ready', seat, word: newWord() }));
  }
  const begun = clients.map((client) =>
    client.next((frame) => frame.type === 'deliver' && frame.message.type === 'table'),
  );
  const names = Array.from({ length: bots }, (_, i) => `Bot ${i + 1}`);
  host.act({ type: 'start', fill: bots > 0 ? { level, names } : null });
  await Promise.all(begun);
  return { id, watch };
}

function newWord() {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}

function must(answer) {
  if (!answer.ok) throw new Error(`a table can't be made: ${JSON.stringify(answer.problem)}`);
  return answer;
}

function mustAct(frame) {
  if (frame.type === 'stopped') throw new Error(`an action was stopped: ${JSON.stringify(frame.problem)}`);
}
