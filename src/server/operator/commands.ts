/** An option of a command: a switch, or one with a value. */
interface CommandOption {
  flag: string;
  /** What its value is called in the help; null for a switch. */
  value: string | null;
  text: string;
}

/** A command as its help shows it. */
export interface CommandHelp {
  usage: string;
  text: string;
  options: readonly CommandOption[];
}

/** The names of the commands, in the order of the help. */
export const COMMANDS = [
  'tables',
  'people',
  'bans',
  'close',
  'reopen',
  'clear-name',
  'ban',
  'unban',
  'backup',
  'restore',
  'upgrade',
  'check',
] as const;
/** The name of a command. */
export type CommandName = (typeof COMMANDS)[number];

const LIMIT: CommandOption = { flag: 'limit', value: 'N', text: 'How many are listed; default: 50.' };

/** What the help says of each command. */
export const COMMAND_HELP: Readonly<Record<CommandName, CommandHelp>> = {
  tables: {
    usage: 'tables [TEXT]',
    text: 'Lists tables whose id or whose players’ names contain the text, with the ids of the people.',
    options: [LIMIT],
  },
  people: {
    usage: 'people [TEXT]',
    text: 'Lists people whose name or id contains the text.',
    options: [LIMIT],
  },
  bans: { usage: 'bans', text: 'Lists the bans.', options: [] },
  close: {
    usage: 'close TABLE',
    text: 'Closes a table: everybody there is told and nothing more is played. The record of a game is kept.',
    options: [],
  },
  reopen: { usage: 'reopen TABLE', text: 'Opens a game again that was closed.', options: [] },
  'clear-name': {
    usage: 'clear-name PERSON',
    text: 'Replaces a person’s name by a dash, also at their tables. They can choose another.',
    options: [],
  },
  ban: {
    usage: 'ban PERSON | ban --address ADDRESS',
    text: 'Keeps a person out, or everybody at an address, and closes their connections.',
    options: [
      { flag: 'address', value: 'ADDRESS', text: 'An address to keep out; of IPv6 its network (64 bits).' },
      { flag: 'with-address', value: null, text: 'Also the addresses the person is connected from now.' },
      { flag: 'for', value: 'TIME', text: 'For this time, such as 90m, 12h or 7d; default: until lifted.' },
    ],
  },
  unban: { usage: 'unban BAN', text: 'Lifts a ban, by its number in the list.', options: [] },
  backup: {
    usage: 'backup FOLDER',
    text: 'Copies database and keys into a new folder in FOLDER; the server may run.',
    options: [{ flag: 'keep', value: 'N', text: 'Remove the oldest backups there, so that N are left.' }],
  },
  restore: {
    usage: 'restore BACKUP',
    text: 'Copies a backup into the data folder and checks every record; the server must not run.',
    options: [{ flag: 'replace', value: null, text: 'Move what the data folder has aside.' }],
  },
  upgrade: {
    usage: 'upgrade',
    text: 'Brings the database up to this version, keeps a copy, and checks every record; the server must not run.',
    options: [{ flag: 'check', value: null, text: 'Try it on a copy only; the server may run.' }],
  },
  check: { usage: 'check', text: 'Checks every record of the data folder; the server may run.', options: [] },
};

/** The options that all commands have. */
export const COMMON: readonly CommandOption[] = [
  { flag: 'data', value: 'FOLDER', text: 'The server’s data folder; default: rallar-data, or RALLAR_DATA.' },
  { flag: 'json', value: null, text: 'Print the result as JSON.' },
  { flag: 'help', value: null, text: 'Show this text.' },
];

/** The help of all commands, or of one. */
export function helpOf(command: CommandName | null): string {
  const options = command === null ? COMMON : [...COMMAND_HELP[command].options, ...COMMON];
  const names = options.map(({ flag, value }) => `--${flag}${value === null ? '' : ` ${value}`}`);
  const width = Math.max(...names.map(({ length }) => length));
  const lines = options.map(({ text }, i) => `  ${(names[i] ?? '').padEnd(width)}  ${text}`);
  const head =
    command === null
      ? [
          'What the operator of a server does, also while it runs.',
          '',
          'Usage: npm run -s operate -- COMMAND [OPTIONS]',
          '',
          ...COMMANDS.map((name) => `  ${COMMAND_HELP[name].usage.padEnd(36)}${COMMAND_HELP[name].text}`),
        ]
      : [`Usage: npm run -s operate -- ${COMMAND_HELP[command].usage}`, '', COMMAND_HELP[command].text];
  const end =
    command === null
      ? ['', 'Exit codes: 0 done, 1 not done, 2 not understood. COMMAND --help has more.']
      : [];
  return [...head, '', ...lines, ...end, ''].join('\n');
}
