import { describe, expect, test } from 'vitest';
import type { Resume, ToClient, ToTable } from '../protocol/index.js';
import { Link } from './link.js';

function makeLink() {
  const joined: Resume[] = [];
  const sent: ToTable[] = [];
  const received: ToClient[] = [];
  let left = 0;
  const link = new Link({
    join: (resume) => joined.push(resume),
    send: (message) => sent.push(message),
    leave: () => left++,
  });
  const listen = () => link.listen((message) => received.push(message));
  return { link, joined, sent, received, listen, left: () => left };
}

const move: ToTable = { type: 'move', id: '1', n: 4, seat: 0, move: { type: 'deck' } };
const thinking: ToClient = { type: 'thinking', seat: 1 };

function idOf(message: ToTable | undefined): string {
  return message && 'id' in message ? message.id : '';
}

describe('a link', () => {
  test('joins at once, and buffers messages until the first listener', () => {
    const { link, joined, received, listen } = makeLink();
    expect(joined).toEqual([{ eyes: null, n: null, messages: [] }]);
    link.receive(thinking);
    listen();
    expect(received).toEqual([thinking]);
  });

  test('rejoins with its eyes, the messages in effect, and those without an answer', () => {
    const { link, joined, sent } = makeLink();
    const pace: ToTable = { type: 'pace', pace: { step: 0, grace: 0 } };
    link.send({ type: 'look', eyes: 2 });
    link.send({ type: 'hold', held: true });
    link.send(pace);
    link.send({ type: 'hold', held: false });
    link.send(move);
    link.join();
    expect(joined.at(-1)).toEqual({
      eyes: 2,
      n: null,
      messages: [{ type: 'hold', held: false }, pace, sent.at(-1)],
    });
  });

  test.each<[string, (id: string) => ToClient]>([
    ['refused', (id) => ({ type: 'refused', id, problem: { code: 'stale', n: 5 } })],
    ['answered', (id) => ({ type: 'record', id, text: '' })],
  ])('a message that was %s is not sent again, and its answer has the client’s id', (_, answer) => {
    const { link, joined, sent, received, listen } = makeLink();
    listen();
    link.send(move);
    link.receive(answer(idOf(sent[0])));
    link.join();
    expect(received).toEqual([answer('1')]);
    expect(joined.at(-1)?.messages).toEqual([]);
  });

  test('rejoins with the last entry that came, unless it looks with other eyes now', () => {
    const { link, joined } = makeLink();
    link.receive({ type: 'table', eyes: 1, log: [{}, {}, {}] } as unknown as ToClient);
    link.receive({ type: 'entry', entry: { n: 3 }, undo: [] } as unknown as ToClient);
    link.join();
    expect(joined.at(-1)).toMatchObject({ eyes: 1, n: 3 });
    link.send({ type: 'look', eyes: 'open' });
    link.join();
    expect(joined.at(-1)).toMatchObject({ eyes: 'open', n: null });
  });

  test('drops an entry that came before, and asks for what a gap lacks', () => {
    const { link, joined, received, listen } = makeLink();
    listen();
    link.receive({ type: 'table', eyes: 1, log: [{}, {}] } as unknown as ToClient);
    for (const n of [2, 1, 2, 4, 3])
      link.receive({ type: 'entry', entry: { n }, undo: [] } as unknown as ToClient);
    expect(received.map((message) => (message.type === 'entry' ? message.entry.n : message.type))).toEqual([
      'table',
      2,
      3,
    ]);
    expect(joined.slice(1)).toMatchObject([{ n: 2 }]);
  });

  test('asks again for an answer that comes with an entry it has', () => {
    const { link, joined, sent, received, listen } = makeLink();
    listen();
    link.receive({ type: 'table', eyes: 1, log: [{}] } as unknown as ToClient);
    link.send(move);
    link.receive({ type: 'entry', entry: { n: 1 }, undo: [] } as unknown as ToClient);
    link.receive({ type: 'entry', entry: { n: 1 }, undo: [], id: idOf(sent[0]) } as unknown as ToClient);
    expect(received).toHaveLength(2);
    expect(joined.at(-1)?.messages).toEqual(sent);
  });

  test('has ids that no other link has', () => {
    const [one, two] = [makeLink(), makeLink()];
    one.link.send(move);
    two.link.send(move);
    expect(idOf(one.sent[0])).not.toBe(idOf(two.sent[0]));
  });

  test('sends nothing once its table is closed, not even messages without an answer', () => {
    const { link, joined, sent, received, listen, left } = makeLink();
    listen();
    link.send(move);
    const closed: ToClient = { type: 'closed', problem: { code: 'host-down' } };
    link.receive(closed);
    link.join();
    link.send(move);
    link.receive(thinking);
    expect([joined.length, sent.length, received]).toEqual([1, 1, [closed]]);
    link.close();
    expect(left()).toBe(1);
  });

  test('sends and receives nothing once it is closed', () => {
    const { link, joined, sent, received, listen, left } = makeLink();
    listen();
    link.close();
    link.close();
    link.send(move);
    link.receive(thinking);
    link.join();
    expect([joined.length, sent, received, left()]).toEqual([1, [], [], 1]);
  });

  test('leaves once its last move is answered, also after a reconnect', () => {
    const { link, joined, sent, received, listen, left } = makeLink();
    listen();
    link.send(move);
    link.close();
    expect(left()).toBe(0);
    link.join();
    expect(joined.at(-1)?.messages).toEqual(sent);
    link.receive({ type: 'refused', id: idOf(sent[0]), problem: { code: 'stale', n: 5 } });
    expect([left(), received]).toEqual([1, []]);
    link.join();
    expect(joined).toHaveLength(2);
  });

  test('asks for the whole table, also after a reconnect, until it comes', () => {
    const { link, joined } = makeLink();
    const table = { type: 'table', eyes: 1, log: [{}, {}] } as unknown as ToClient;
    link.receive(table);
    link.refetch();
    link.join();
    expect(joined.slice(1)).toMatchObject([{ n: null }, { n: null }]);
    link.receive(table);
    link.join();
    expect(joined.at(-1)).toMatchObject({ eyes: 1, n: 1 });
  });
});
