import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatLine, Company } from '../../../protocol/index.js';
import { ChatModel } from './chat-model.svelte.js';
import { muted } from './muted.svelte.js';
import { type ChatRequest, TableChat } from '../server/table-chat.svelte.js';

const stored = new Map<string, string>();
let sent: ChatRequest[];
let chat: TableChat;
const link = 'link';
const line = (n: number, who: string | null, text: string | null = `line ${n}`): ChatLine => {
  return { n, who, name: who ?? '–', spectator: false, text, at: n };
};
const person = (who: string, some: Partial<Company['people'][number]> = {}) => {
  return { who, name: who, seats: [], isPlayer: true, here: true, silenced: false, ...some };
};
const show = (...lines: ChatLine[]): void => chat.receive({ type: 'chat', link, lines });
const idOf = (request: ChatRequest | undefined): string => (request?.type === 'say' ? request.id : '');
const numbers = (lines: readonly ChatLine[]): number[] => lines.map(({ n }) => n);

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  sent = [];
  chat = new TableChat((request) => sent.push(request));
});
afterEach(() => {
  for (const { who } of muted.people) muted.remove(who);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('P76 a line waits for its answer, and is sent again under its id when the table is joined again', () => {
  show(line(0, 'bo'));
  chat.say('Hello');
  expect(chat.pending).toMatchObject([{ text: 'Hello', problem: undefined }]);
  const id = idOf(sent[0]);
  show(line(0, 'bo'), line(1, 'bo'));
  expect(sent).toEqual([
    { type: 'say', id, text: 'Hello' },
    { type: 'say', id, text: 'Hello' },
  ]);
  chat.receive({ type: 'said', link, line: line(2, 'anna', 'Hello'), id });
  show(line(0, 'bo'), line(1, 'bo'), line(2, 'anna', 'Hello'));
  expect([sent.length, chat.pending, numbers(chat.lines)]).toEqual([2, [], [0, 1, 2]]);
});

test('P76 the answer to a line that counted before adds nothing, and the order stays', () => {
  show(line(0, 'bo'), line(2, 'bo'));
  chat.receive({ type: 'said', link, line: line(2, 'bo') });
  chat.receive({ type: 'said', link, line: line(1, 'anna') });
  expect(numbers(chat.lines)).toEqual([0, 1, 2]);
});

test('a line that was refused is not sent again by itself; its writer sends it again under its id, or discards it', () => {
  chat.say('Hello');
  chat.say('Again');
  const [first, second] = chat.pending;
  chat.receive({ type: 'unsaid', link, id: first!.id, problem: { code: 'storage-full' } });
  chat.reject(second!.id);
  show();
  expect([sent.length, chat.pending.map(({ problem }) => problem?.code)]).toEqual([
    2,
    ['storage-full', 'host-crashed'],
  ]);
  chat.sendAgain(chat.pending[0]!);
  expect([sent.at(-1), chat.pending[0]?.problem]).toEqual([
    { type: 'say', id: first!.id, text: 'Hello' },
    undefined,
  ]);
  chat.discard(chat.pending[1]!);
  expect([chat.has(first!.id), chat.has(second!.id)]).toEqual([true, false]);
});

test('P80 a sign is shown for a moment, the last one of each person', () => {
  const react = (who: string, reaction: 'hello' | 'thanks') =>
    chat.receive({ type: 'reacted', link, who, name: who, reaction });
  react('anna', 'hello');
  react('bo', 'hello');
  react('anna', 'thanks');
  expect(chat.reactions.map(({ who, reaction }) => [who, reaction])).toEqual([
    ['bo', 'hello'],
    ['anna', 'thanks'],
  ]);
  vi.advanceTimersByTime(4000);
  expect(chat.reactions).toEqual([]);
});

test('what is unread is counted without one’s own lines, the muted and deleted texts, and stays read on this device', () => {
  const model = new ChatModel('table', chat, () => 'all');
  chat.receive({
    type: 'company',
    link,
    you: 'anna',
    company: {
      people: [person('anna'), person('bo', { seats: [1], here: false })],
      spectators: 0,
      host: 'anna',
    },
  });
  show(line(0, 'anna'), line(1, 'bo'), line(2, 'eve'), line(3, null, null));
  expect(model.unread).toBe(2);
  muted.add({ who: 'eve', name: 'Eve' });
  expect([model.unread, numbers(model.lines)]).toEqual([1, [0, 1, 3]]);
  model.markRead();
  chat.receive({ type: 'said', link, line: line(4, 'bo') });
  expect([model.unread, new ChatModel('table', chat, () => 'all').unread]).toEqual([1, 1]);
  expect(new ChatModel('other', chat, () => 'all').unread).toBe(2);
  muted.remove('eve');
  expect(numbers(model.lines)).toEqual([0, 1, 2, 3, 4]);
  expect([model.isHost, model.isGone(1), model.isGone(0), model.problem]).toEqual([true, true, false, null]);
});

test('the muted show no signs either, and stay muted at the next visit', () => {
  const model = new ChatModel('table', chat, () => 'players');
  const company = {
    people: [person('bo', { seats: [0] }), person('you', { isPlayer: false })],
    spectators: 1,
    host: null,
  };
  chat.receive({ type: 'company', link, you: 'you', company });
  chat.receive({ type: 'reacted', link, who: 'bo', name: 'Bo', reaction: 'laugh' });
  expect([model.reactionOf(0), model.problem]).toEqual(['laugh', { code: 'players-only' }]);
  muted.add({ who: 'bo', name: 'Bo' });
  expect(model.reactionOf(0)).toBeUndefined();
  expect(JSON.parse(stored.get('rallar.muted') ?? '')).toEqual([{ who: 'bo', name: 'Bo' }]);
});
