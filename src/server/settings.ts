import { parseArgs } from 'node:util';
import type { Result } from '../engine/index.js';

/** How the server runs, from flags, the environment and defaults. */
export interface Settings {
  /** The port that was asked for; null for the first free one from 8080 on. */
  port: number | null;
  host: string;
  data: string;
  /** The address that people use, where it is not the one the server listens on; no slash at its end. */
  address: string | null;
  /** Whether to open the page in the browser; null where that depends on the terminal. */
  open: boolean | null;
  logLevel: string;
  /** How many messages a second a client may send. */
  messageRate: number;
  help: boolean;
}

/** One setting: its flag, its variable, and what it is for. */
interface Setting {
  flag: string;
  /** What its value is called in the help; null for a switch. */
  value: string | null;
  text: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Every setting, in the order of the help. The page of documentation is checked against this list. */
export const SETTINGS: readonly Setting[] = [
  { flag: 'port', value: 'PORT', text: 'The port to listen on; without it the first free one from 8080 on.' },
  {
    flag: 'host',
    value: 'ADDRESS',
    text: 'Where to listen: 127.0.0.1 is this machine alone, 0.0.0.0 all networks; default: 127.0.0.1.',
  },
  { flag: 'data', value: 'FOLDER', text: 'The folder of the database and the keys; default: rallar-data.' },
  {
    flag: 'address',
    value: 'URL',
    text: 'The address that people use, behind a proxy: https://rallar.example.',
  },
  { flag: 'log-level', value: 'LEVEL', text: `How much is logged: ${LOG_LEVELS.join(', ')}; default: info.` },
  {
    flag: 'message-rate',
    value: 'N',
    text: 'How many messages a second a client may send, with bursts of eight times that; default: 5.',
  },
  { flag: 'open', value: null, text: 'Open the page in the browser.' },
  {
    flag: 'no-open',
    value: null,
    text: 'Do not; without either it is opened from a terminal, but not under CI or SSH.',
  },
  { flag: 'help', value: null, text: 'This text.' },
];

/** The environment variable of a flag. */
export function variableOf(flag: string): string {
  return `RALLAR_${flag.toUpperCase().replaceAll('-', '_')}`;
}

/** Reads the settings; a flag overrules its variable. The problem is a sentence for the person who typed them. */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<Settings, string> {
  const options = Object.fromEntries(
    SETTINGS.map(({ flag, value }) => [flag, { type: value === null ? 'boolean' : 'string' } as const]),
  );
  let flags: Record<string, string | boolean | undefined>;
  try {
    flags = parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    return refuse(`${sentence}; --help lists the options.`);
  }
  const text = (flag: string): string | undefined => {
    const given = flags[flag] ?? environment[variableOf(flag)];
    return typeof given === 'string' && given !== '' ? given : undefined;
  };
  const isOn = (flag: string): boolean =>
    flags[flag] === true || ['1', 'true', 'yes'].includes(environment[variableOf(flag)] ?? '');

  const port = text('port');
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65535))
    return refuse(`--port takes a number from 1 to 65535, not "${port}".`);
  const logLevel = text('log-level') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel))
    return refuse(`--log-level takes one of ${LOG_LEVELS.join(', ')}, not "${logLevel}".`);
  const rate = text('message-rate') ?? '5';
  if (!/^[1-9]\d{0,5}$/.test(rate))
    return refuse(`--message-rate takes a whole number from 1 on, not "${rate}".`);
  const address = text('address');
  if (address !== undefined && !isAddress(address))
    return refuse(`--address takes an address such as https://rallar.example, not "${address}".`);
  return {
    ok: true,
    value: {
      port: port === undefined ? null : Number(port),
      host: text('host') ?? '127.0.0.1',
      data: text('data') ?? 'rallar-data',
      address: address?.replace(/\/+$/, '') ?? null,
      open: isOn('no-open') ? false : isOn('open') ? true : null,
      logLevel,
      messageRate: Number(rate),
      help: isOn('help'),
    },
  };
}

/** The text of --help. */
export function helpText(): string {
  const names = SETTINGS.map(({ flag, value }) => `--${flag}${value === null ? '' : ` ${value}`}`);
  const width = Math.max(...names.map((name) => name.length));
  const lines = SETTINGS.map(({ text }, i) => `  ${(names[i] ?? '').padEnd(width)}  ${text}`);
  return [
    'Serves the page of Rallar and its online tables, until Ctrl-C.',
    '',
    'Usage: npm start -- [OPTIONS]',
    '',
    ...lines,
    '',
    `Every option can be set in the environment too, as ${variableOf('port')} for --port.`,
  ].join('\n');
}

function isAddress(text: string): boolean {
  try {
    const { protocol, search, hash } = new URL(text);
    return (protocol === 'http:' || protocol === 'https:') && search === '' && hash === '';
  } catch {
    return false;
  }
}

function refuse(problem: string): Result<Settings, string> {
  return { ok: false, problem };
}
