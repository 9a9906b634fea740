import { expect, test } from 'vitest';
import { parseFromServerText } from './parse-from-server.js';

const parse = (frame: unknown) => parseFromServerText(JSON.stringify(frame));

test('P15 a client reads the envelope of a frame exactly, and takes over what is inside', () => {
  const inside = { type: 'entry', anything: [{ at: 'all' }] };
  const frame = { type: 'deliver', link: 'a', message: inside };
  expect(parse(frame)).toEqual({ ok: true, value: frame });
  expect(parse({ type: 'gathering', link: 'a', gathering: 7, you: null })).toMatchObject({ ok: true });
});

test.each([
  [{ type: 'deliver', link: 7, message: {} }, 'link'],
  [{ type: 'deliver', link: 'a', message: {}, more: 1 }, 'more'],
  [{ type: 'gathering', link: 'a', gathering: {}, you: -1 }, 'you'],
  [{ type: 'answer', call: 0, question: 'fly', answer: null }, 'question'],
  [{ type: 'later' }, 'type'],
])('P15 an envelope that is none is a problem: %j', (frame, at) => {
  expect(parse(frame)).toMatchObject({ ok: false, problem: { code: 'not-a-message', at } });
});
