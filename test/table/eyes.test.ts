import { describe, expect, test } from 'vitest';
import { fold, itemAt, legalMoves, toAct } from '../../src/engine/index.js';
import { viewHash } from '../../src/protocol/index.js';
import type { ToClient } from '../../src/protocol/index.js';
import { boardOf, boards } from '../kit/boards.js';
import { choices, pick } from '../kit/games.js';
import { Scene, planOf, settled } from './setup.js';

/** The objects of messages that others may be sent too. */
function shared(messages: ToClient[]): object[] {
  return messages.flatMap((message): object[] => {
    if (message.type === 'entry') return [message.entry];
    return message.type === 'table' ? [message.view, message.log] : [];
  });
}

describe('what clients with the same eyes are sent', () => {
  const board = boardOf('newyork');

  /** A table that is looked at by many, and what each of them was sent as it was sent. */
  function watched(spectators: number) {
    const scene = new Scene(board, planOf(board, ['person', 'person']), { sendsHashes: true });
    const sent = Array.from({ length: spectators }, (): ToClient[] => []);
    for (const messages of sent)
      scene.table.attach({ seats: [], onMessage: (message) => messages.push(message) });
    return { scene, sent, client: scene.client([0]) };
  }

  test('is made once: the entry, and after an undo the view and the log', async () => {
    const { client, sent } = watched(3);
    await client.move(0, { type: 'keep', tickets: itemAt(client.table.view.offered, 0) });
    await client.undo(0);
    const [one = [], ...others] = sent;
    expect(one.map(({ type }) => type)).toEqual(['table', 'entry', 'table']);
    for (const messages of others)
      for (const [i, value] of shared(messages).slice(2).entries()) expect(value).toBe(shared(one)[i + 2]);
  });
});

describe.each(boards.map(({ id }) => id))('on %s', (id) => {
  test('P33 each entry carries the hash of the view that it gives', async () => {
    const board = boardOf(id);
    const plan = planOf(board, ['person', 'person']);
    const scene = new Scene(board, plan, { sendsHashes: true });
    const clients = [scene.client([0]), scene.client([1]), scene.client([])];
    const views = clients.map((client) => structuredClone(client.table.view));
    const stream = choices(7);
    let compared = 0;
    for (let turn = 0; turn < 400 && itemAt(views, 0).phase !== 'over'; turn++) {
      const seat = itemAt(toAct(itemAt(views, 0)), 0);
      const client = itemAt(clients, seat);
      await client.move(seat, pick(stream, legalMoves(board, itemAt(views, seat), seat)), turn);
      await settled();
      for (const [i, { received }] of clients.entries()) {
        for (const message of received.splice(1)) {
          if (message.type !== 'entry') continue;
          for (const event of message.entry.outcome) fold(board, itemAt(views, i), event);
          expect(message.hash).toBe(viewHash(itemAt(views, i)));
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(90);
  });
});

test('a table on the device sends no hashes', async () => {
  const board = boardOf('newyork');
  const client = new Scene(board, planOf(board, ['person', 'person'])).client([0]);
  await client.move(0, { type: 'keep', tickets: itemAt(client.table.view.offered, 0) });
  expect(client.of('entry').map(({ hash }) => hash)).toEqual([undefined]);
});
