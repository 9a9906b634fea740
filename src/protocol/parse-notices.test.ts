import { expect, test } from 'vitest';
import { parseToServerText } from './parse-to-server.js';

const parsed = (question: string, argument: object) => {
  const result = parseToServerText(JSON.stringify({ type: 'ask', call: 1, question, argument }));
  return result.ok ? 'read' : result.problem.at;
};
const device = { endpoint: 'https://push.example/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const hook = { address: 'https://a.example/x', form: 'json', table: null, page: 'http://localhost:8080/' };

test('P88, P89 devices and webhooks are read exactly', () => {
  expect(parsed('addDevice', device)).toBe('read');
  expect(parsed('addHook', hook)).toBe('read');
  expect(parsed('addHook', { ...hook, table: 'table' })).toBe('read');
});

test.each([
  ['addDevice', { ...device, endpoint: 'http://push.example/x' }, 'argument.endpoint'],
  ['addDevice', { ...device, p256dh: 'B'.repeat(88) }, 'argument.p256dh'],
  ['addDevice', { ...device, auth: '' }, 'argument.auth'],
  ['addDevice', { ...device, more: 1 }, 'argument.more'],
  ['addHook', { ...hook, address: 'https://a.example/x y' }, 'argument.address'],
  ['addHook', { ...hook, address: `https://a.example/${'x'.repeat(1000)}` }, 'argument.address'],
  ['addHook', { ...hook, address: 'https://a.example/\r\nHost: b' }, 'argument.address'],
  ['addHook', { ...hook, form: 'mail' }, 'argument.form'],
  ['addHook', { ...hook, page: 'javascript:alert(1)' }, 'argument.page'],
  ['speak', { language: 'en-GB' }, 'argument.language'],
  ['testChannel', {}, 'argument.id'],
])('%s of %j is refused at its place', (question, argument, at) => {
  expect(parsed(question, argument)).toBe(at);
});
