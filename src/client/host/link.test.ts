import { describe, expect, test } from 'vitest';
import type { ToClient, ToTable } from '../../protocol/index.js';
import { Link } from './link.js';
import type { Mind } from './wire.js';

function linked() {
  const joined: Mind[] = [];
  const said: ToTable[] = [];
  const heard: ToClient[] = [];
  let left = 0;
  const link = new Link({
    join: (mind) => joined.push(mind),
    say: (message) => said.push(message),
    leave: () => left++,
  });
  const listen = () => link.listen((message) => heard.push(message));
  return { link, joined, said, heard, listen, left: () => left };
}

const move: ToTable = { type: 'move', id: '1', n: 4, seat: 0, move: { type: 'deck' } };
const thinking: ToClient = { type: 'thinking', seat: 1 };

function idOf(message: ToTable | undefined): string {
  return message && 'id' in message ? message.id : '';
}

describe('a link', () => {
  test('joins at once, and keeps what comes before anybody listens', () => {
    const { link, joined, heard, listen } = linked();
    expect(joined).toEqual([{ eyes: null, said: [] }]);
    link.hear(thinking);
    listen();
    expect(heard).toEqual([thinking]);
  });

  test('joins again with its eyes, what still holds, and what has no answer yet', () => {
    const { link, joined, said } = linked();
    const pace: ToTable = { type: 'pace', pace: { step: 0, grace: 0 } };
    link.send({ type: 'look', eyes: 2 });
    link.send({ type: 'hold', held: true });
    link.send(pace);
    link.send({ type: 'hold', held: false });
    link.send(move);
    link.join();
    expect(joined.at(-1)).toEqual({ eyes: 2, said: [{ type: 'hold', held: false }, pace, said.at(-1)] });
  });

  test.each<[string, (id: string) => ToClient]>([
    ['refused', (id) => ({ type: 'refused', id, problem: { code: 'stale', n: 5 } })],
    ['told', (id) => ({ type: 'record', id, text: '' })],
  ])('what was %s is not said again, and bears the id that the screen gave', (_, answer) => {
    const { link, joined, said, heard, listen } = linked();
    listen();
    link.send(move);
    link.hear(answer(idOf(said[0])));
    link.join();
    expect(heard).toEqual([answer('1')]);
    expect(joined.at(-1)?.said).toEqual([]);
  });

  test('never has the ids of another', () => {
    const [one, two] = [linked(), linked()];
    one.link.send(move);
    two.link.send(move);
    expect(idOf(one.said[0])).not.toBe(idOf(two.said[0]));
  });

  test('says nothing more once its table is closed, not even what had no answer', () => {
    const { link, joined, said, heard, listen, left } = linked();
    listen();
    link.send(move);
    const closed: ToClient = { type: 'closed', problem: { code: 'host-down' } };
    link.hear(closed);
    link.join();
    link.send(move);
    link.hear(thinking);
    expect([joined.length, said.length, heard]).toEqual([1, 1, [closed]]);
    link.close();
    expect(left()).toBe(1);
  });

  test('is silent once it is closed', () => {
    const { link, joined, said, heard, listen, left } = linked();
    listen();
    link.close();
    link.close();
    link.send(move);
    link.hear(thinking);
    link.join();
    expect([joined.length, said, heard, left()]).toEqual([1, [], [], 1]);
  });
});
