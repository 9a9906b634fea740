import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpText, readSettings, SETTINGS, variableOf } from './settings.js';

const read = (args: string[], environment: Record<string, string> = {}) => readSettings(args, environment);
const valueOf = (args: string[], environment: Record<string, string> = {}) => {
  const result = read(args, environment);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

test('without settings it listens on this machine alone', () => {
  expect(valueOf([])).toEqual({
    port: null,
    host: '127.0.0.1',
    data: 'rallar-data',
    address: null,
    open: null,
    logLevel: 'info',
    messageRate: 5,
    socketsPerAddress: 50,
    tablesPerHour: 30,
    peoplePerHour: 60,
    trustProxy: false,
    webhooks: true,
    contact: null,
    newKey: false,
    metrics: null,
    help: false,
  });
});

test('a flag overrides its variable', () => {
  expect(valueOf([], { RALLAR_PORT: '9000', RALLAR_NO_OPEN: '1' })).toMatchObject({
    port: 9000,
    open: false,
  });
  expect(valueOf(['--port', '9001'], { RALLAR_PORT: '9000' }).port).toBe(9001);
  expect(valueOf(['--port=9002']).port).toBe(9002);
  expect(valueOf(['--address', 'https://a.example/']).address).toBe('https://a.example');
});

test.each([
  [['--port', '0'], '--port takes'],
  [['--port', '65536'], '--port takes'],
  [['--port', '8e3'], '--port takes'],
  [['--address', 'a.example'], '--address takes'],
  [['--address', 'ftp://a.example'], '--address takes'],
  [['--log-level', 'loud'], '--log-level takes'],
  [['--message-rate', '0'], '--message-rate takes'],
  [['--sockets-per-address', 'many'], '--sockets-per-address takes'],
  [['--tables-per-hour=-1'], '--tables-per-hour takes'],
  [['--webhooks', 'maybe'], '--webhooks takes'],
  [['--contact', 'me'], '--contact takes'],
  [['--colour'], "Unknown option '--colour'"],
  [['word'], "Unexpected argument 'word'"],
])('%j is refused with a sentence', (args, beginning) => {
  const result = read(args);
  expect(result.ok ? '' : result.problem).toMatch(new RegExp(`^${beginning}`));
});

test('docs/hosting.md has every setting, in the order of the help', () => {
  const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `--'));
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells).toEqual(
    SETTINGS.map(({ flag, value, text }) => [
      `\`--${flag}${value === null ? '' : ` ${value}`}\``,
      `\`${variableOf(flag)}\``,
      text,
    ]),
  );
});

test('the help names every option once', () => {
  for (const { flag, text } of SETTINGS) {
    expect(helpText().split(`--${flag} `).length).toBeGreaterThan(1);
    expect(helpText()).toContain(text);
  }
  expect(variableOf('log-level')).toBe('RALLAR_LOG_LEVEL');
});

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['', null],
])('metrics at "%s"', (text, metrics) => {
  expect(read(['--metrics', text])).toMatchObject({ value: { metrics } });
});

test.each(['0', '65536', 'x', 'example.org:9464', ':9464', '127.0.0.1:'])(
  'metrics are not read at "%s"',
  (text) => {
    expect(read(['--metrics', text]).ok).toBe(false);
  },
);
