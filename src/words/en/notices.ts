import type { ChannelProblems } from '../shapes.js';
import type { Own } from './own.js';

/** Notices about turns: what they say, and where a person chooses to get them. */
export const notices = (own: Own) => ({
  yourTurn: (board: string) => `Your turn: ${board}`,
  turnOf: (names: readonly string[], board: string) => `${board}: waiting for ${own.all(names)}`,
  started: (board: string) => `The game has started: ${board}`,
  over: (board: string) => `The game is over: ${board}`,
  withPlayers: (names: readonly string[]) => `With ${own.all(names)}`,
  testBody: 'This is a test. It worked.',

  title: 'Notifications',
  line: 'You are told when a game starts or ends, and when it has been your turn for 15 seconds, but not while you are looking at the table.',
  off: 'Notifications are off on this device.',
  on: 'Notifications are on for this device.',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off notifications',
  blocked: 'This browser blocks notifications from this page. You can allow them in the browser’s settings.',
  unsupported: 'This browser can’t show notifications from this page.',
  insecure: 'Notifications need a secure address, one that starts with https.',
  install:
    'On an iPhone or iPad, add this page to the Home Screen first (Share, then Add to Home Screen), open it from there and turn on notifications.',
  failed: 'The browser could not reach its service for notifications. Try again later.',
  test: 'Send a test',
  tested: 'The test has been sent.',
  otherDevices: 'Other devices',
  deviceSince: (date: string) => `Since ${date}`,
  remove: 'Remove',
  removeOf: (what: string) => `Remove: ${what}`,
  testOf: (what: string) => `Send a test: ${what}`,

  hooks: 'Webhooks',
  hooksLine: 'Let a channel of Discord or Slack, or a program, know when it’s your turn.',
  hooksOff: 'This server doesn’t send to webhooks.',
  tableHooks: 'Webhook for this table',
  tableHooksLine: 'Posts whose turn it is at this table, for everybody, with the players’ names.',
  forTable: 'Everybody’s turns at one table',
  address: 'Address of the webhook',
  form: 'Sent to',
  program: 'A program (JSON)',
  addHook: 'Add the webhook',
  addressWrong: 'The address starts with https://.',
  hookAdded: 'The webhook has been added. Send a test to see whether it works.',
  hookRemoved: 'The webhook has been removed.',

  aboutLanguage: 'Language of notifications',
  aboutDevices: 'Devices with notifications',
  problems: channelProblems(own),
});

const channelProblems = (own: Own): ChannelProblems => ({
  'no-hooks': () => 'This server doesn’t send to webhooks.',
  'address-refused': () => 'This server doesn’t send to that address. It must be a public one with https.',
  'too-many-channels': ({ most }) =>
    `You can’t add more than ${own.number(most)}. Remove one that you no longer need.`,
  'no-such-channel': () => 'That has been removed meanwhile.',
  'not-the-host': () => 'Only the host can do that, until the game starts.',
  'no-answer': () => 'Nobody answered at that address.',
  'bad-answer': ({ status }) => `The other side refused the message (${status}).`,
});
