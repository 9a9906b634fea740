import { describe, expect, test } from 'vitest';
import { fold, itemAt, legalMoves, toAct } from '../../src/engine/index.js';
import { boardOf, boards } from '../kit/boards.js';
import { choices, pick } from '../kit/games.js';
import { planOf, Scene } from './setup.js';

test('P1 a client is sent the whole table first, and again after a look and an undo', async () => {
  const board = boardOf('newyork');
  const scene = new Scene(board, planOf(board, ['person', 'person']));
  const client = scene.client([0]);
  await client.move(0, { type: 'keep', tickets: itemAt(client.table.view.offered, 0) });
  client.send({ type: 'look', eyes: 'open' });
  client.send({ type: 'look', eyes: 0 });
  await client.undo(0);
  expect(client.received.map(({ type }) => type)).toEqual(['table', 'entry', 'table', 'table', 'table']);
  const { plan, boardHash, eyes, seats, view, log, undo } = client.table;
  expect([plan, boardHash, eyes, seats, undo]).toEqual([scene.plan, board.hash, 0, [0], []]);
  expect([view.eyes, log.map(({ move }) => move.type)]).toEqual([0, ['deal', 'keep', 'undo']]);
});

describe.each(boards.map(({ id }) => id))('on %s', (id) => {
  test('P2 entries have no gap, and folded they give byte for byte the view of a new table', async () => {
    const board = boardOf(id);
    const scene = new Scene(board, planOf(board, ['person', 'person']));
    const players = [scene.client([0]), scene.client([1])];
    const stream = choices(11);
    const views = players.map((player) => structuredClone(player.table.view));
    for (let turn = 1; turn <= 30; turn++) {
      const seat = itemAt(toAct(itemAt(views, 0)), 0);
      await itemAt(players, seat).move(seat, pick(stream, legalMoves(board, itemAt(views, seat), seat)));
      for (const [i, player] of players.entries()) {
        const entry = itemAt(player.entries, turn - 1);
        expect(entry.n).toBe(turn);
        for (const event of entry.outcome) fold(board, itemAt(views, i), event);
      }
    }
    const newcomers = [scene.client([0]), scene.client([1])];
    expect(newcomers.map(({ table }) => JSON.stringify(table.view))).toEqual(
      views.map((view) => JSON.stringify(view)),
    );
  });
});
