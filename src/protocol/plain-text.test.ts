import { expect, test } from 'vitest';
import { chatText, MAX_CHAT_TEXT, whyNotWrite } from './chat.js';
import { plainText, withoutInvisible } from './plain-text.js';

test.each([
  ['a\u200Bb', 'ab'],
  ['🤷\u200D♀️', '🤷♀️'],
  ['a\u202Eb\u0000c', 'abc'],
  ['one\ntwo', 'one two'],
  ['e\u0301\u0302\u0303\u0304\u0305\u0306', '\u00E9\u0302\u0303\u0304'],
  ['x\u3164y', 'xy'],
])('what a keyboard adds unseen to %j is left out, and the rest is a line', (typed, line) => {
  const clean = withoutInvisible(typed);
  expect([clean, plainText(clean, 100)]).toEqual([line, line]);
});

test('without anything to be seen it is no text', () => {
  for (const text of ['', ' ', '\u0301', '\u2800', '\uFE0F', '\u3164\u3164'])
    expect([text, plainText(text, 24)]).toEqual([text, null]);
  expect(plainText('!', 24)).toBe('!');
});

test('a line has three hundred characters once it is composed', () => {
  expect(chatText('e\u0301'.repeat(MAX_CHAT_TEXT))).toHaveLength(MAX_CHAT_TEXT);
  expect(chatText('é'.repeat(MAX_CHAT_TEXT + 1))).toBeNull();
  expect(chatText('x'.repeat(5 * MAX_CHAT_TEXT))).toBeNull();
});

function why(chat: 'all' | 'players' | 'off', isPlayer: boolean, silenced = false): string | null {
  return whyNotWrite(chat, { isPlayer, silenced })?.code ?? null;
}

test('who may write, by option and person', () => {
  expect([why('all', true), why('all', false), why('players', true)]).toEqual([null, null, null]);
  expect([why('players', false), why('off', true), why('all', true, true)]).toEqual([
    'players-only',
    'chat-off',
    'silenced',
  ]);
});
