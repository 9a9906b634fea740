import { isIP } from 'node:net';
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
  /** How many sockets one address may have. */
  socketsPerAddress: number;
  /** How many tables an address or a person may make in an hour. */
  tablesPerHour: number;
  /** How many new people may come from an address in an hour. */
  peoplePerHour: number;
  /** Whether a proxy in front of the server says what addresses people have. */
  trustProxy: boolean;
  /** Whether people may have webhooks told. */
  webhooks: boolean;
  /** Whom push services may write to; null for nobody but the page. */
  contact: string | null;
  /** Whether to sign cookies with a new key from now on. */
  newKey: boolean;
  /** Where metrics are read; null where nothing is measured. */
  metrics: { host: string; port: number } | null;
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

/** The settings that are whole numbers, and their defaults. */
const COUNTS = {
  'message-rate': 5,
  'sockets-per-address': 50,
  'tables-per-hour': 30,
  'people-per-hour': 60,
} as const;

/** Every setting, in the order of the help. The page of documentation is checked against this list. */
export const SETTINGS: readonly Setting[] = [
  { flag: 'port', value: 'PORT', text: 'The port to listen on; default: the first free one from 8080 on.' },
  {
    flag: 'host',
    value: 'ADDRESS',
    text: 'The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all networks; default: 127.0.0.1.',
  },
  { flag: 'data', value: 'FOLDER', text: 'The folder for the database and the keys; default: rallar-data.' },
  {
    flag: 'address',
    value: 'URL',
    text: 'The address that people use, if there is a proxy in front of the server: https://rallar.example.',
  },
  { flag: 'log-level', value: 'LEVEL', text: `How much is logged: ${LOG_LEVELS.join(', ')}; default: info.` },
  {
    flag: 'message-rate',
    value: 'N',
    text: 'How many messages a second a client may send, with bursts of eight times as many; default: 5.',
  },
  {
    flag: 'sockets-per-address',
    value: 'N',
    text: 'How many connections one address may have; default: 50.',
  },
  {
    flag: 'tables-per-hour',
    value: 'N',
    text: 'How many tables an address or a person may create in an hour; default: 30.',
  },
  {
    flag: 'people-per-hour',
    value: 'N',
    text: 'How many new people may come from one address in an hour; default: 60.',
  },
  {
    flag: 'trust-proxy',
    value: null,
    text: 'Count limits by the last address in X-Forwarded-For, which the proxy in front of the server sets.',
  },
  {
    flag: 'new-key',
    value: null,
    text: 'Sign cookies with a new key; those signed with earlier keys stay valid, and are signed again on the next visit.',
  },
  {
    flag: 'webhooks',
    value: 'WORD',
    text: 'Whether people may have webhooks told about their turns: on or off; default: on.',
  },
  {
    flag: 'contact',
    value: 'URL',
    text: 'Whom push services may write to: mailto:you@example.org or an https address; default: the --address.',
  },
  {
    flag: 'metrics',
    value: '[ADDRESS:]PORT',
    text: 'Measure the server, and answer /metrics on this port, on 127.0.0.1 unless an address is given.',
  },
  { flag: 'open', value: null, text: 'Open the page in the browser.' },
  {
    flag: 'no-open',
    value: null,
    text: 'Do not open it; default: it opens if started from a terminal, but not under CI or SSH.',
  },
  { flag: 'help', value: null, text: 'Show this text.' },
];

/** The environment variable of a flag. */
export function variableOf(flag: string): string {
  return `RALLAR_${flag.toUpperCase().replaceAll('-', '_')}`;
}

/** Reads the settings; a flag overrides its variable. The problem is a sentence for the person who typed them. */
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
  const counts: Record<string, number> = {};
  for (const [flag, initial] of Object.entries(COUNTS)) {
    const given = text(flag) ?? String(initial);
    if (!/^[1-9]\d{0,5}$/.test(given))
      return refuse(`--${flag} takes a whole number from 1 on, not "${given}".`);
    counts[flag] = Number(given);
  }
  const count = (flag: keyof typeof COUNTS): number => counts[flag] ?? COUNTS[flag];
  const address = text('address');
  if (address !== undefined && !isAddress(address))
    return refuse(`--address takes an address such as https://rallar.example, not "${address}".`);
  const metrics = text('metrics');
  const metricsAt = metrics === undefined ? null : parseMetrics(metrics);
  if (metrics !== undefined && metricsAt === null)
    return refuse(`--metrics takes a port such as 9464 or 127.0.0.1:9464, not "${metrics}".`);
  const webhooks = text('webhooks') ?? 'on';
  if (webhooks !== 'on' && webhooks !== 'off')
    return refuse(`--webhooks takes on or off, not "${webhooks}".`);
  const contact = text('contact');
  if (contact !== undefined && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+.*)$/.test(contact))
    return refuse(`--contact takes an address such as mailto:you@example.org, not "${contact}".`);
  return {
    ok: true,
    value: {
      port: port === undefined ? null : Number(port),
      host: text('host') ?? '127.0.0.1',
      data: text('data') ?? 'rallar-data',
      address: address?.replace(/\/+$/, '') ?? null,
      open: isOn('no-open') ? false : isOn('open') ? true : null,
      logLevel,
      messageRate: count('message-rate'),
      socketsPerAddress: count('sockets-per-address'),
      tablesPerHour: count('tables-per-hour'),
      peoplePerHour: count('people-per-hour'),
      trustProxy: isOn('trust-proxy'),
      webhooks: webhooks === 'on',
      contact: contact ?? null,
      newKey: isOn('new-key'),
      metrics: metricsAt,
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

/** The address and port of metrics: `9464`, `0.0.0.0:9464` or `[::1]:9464`. */
function parseMetrics(text: string): Settings['metrics'] {
  const [, host = '127.0.0.1', digits = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  const bare = host.replace(/^\[|\]$/g, '');
  return digits !== '' && port >= 1 && port <= 65_535 && isIP(bare) !== 0 ? { host: bare, port } : null;
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
