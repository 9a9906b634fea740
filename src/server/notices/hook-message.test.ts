import { expect, test } from 'vitest';
import { hookMessage } from './hook-message.js';

const notice = {
  id: 'i',
  kind: 'turn',
  table: 't',
  title: 'Nordic: waiting for @everyone',
  body: 'With <!channel> & **[a](b)**',
  link: 'https://rallar.example/#online/t',
} as const;
const bodyOf = (form: 'discord' | 'slack' | 'json') =>
  JSON.parse(String(hookMessage('https://a.example/', form, notice).body)) as Record<string, unknown>;

test('P89 a name can’t call everybody of a channel, nor make a link or bold letters', () => {
  expect(bodyOf('discord')).toEqual({
    content:
      'Nordic: waiting for \\@everyone\nWith \\<!channel\\> & \\*\\*\\[a\\]\\(b\\)\\*\\*\nhttps://rallar.example/#online/t',
    allowed_mentions: { parse: [] },
  });
  expect(bodyOf('slack')['text']).toBe(
    'Nordic: waiting for @everyone\nWith &lt;!channel&gt; &amp; **[a](b)**\nhttps://rallar.example/#online/t',
  );
  expect(bodyOf('json')).toEqual({
    id: 'i',
    kind: 'turn',
    table: 't',
    title: notice.title,
    text: notice.body,
    link: notice.link,
  });
});
