import { BOARDS } from '../../boards/ids.js';
import type { Seat } from '../../engine/index.js';
import type {
  EnterProblem,
  Gathering,
  GatheringAction,
  GatheringProblem,
  GatheringSeat,
  Hook,
  Lobby,
  Member,
  MyTable,
  OnlineOptions,
  PushDevice,
  ServerQuestions,
  TableCard,
  AnswerTo,
  ChatLine,
  ArgumentOf,
} from '../../protocol/index.js';
import { FakePasskeys } from './fake-passkeys.js';
import { type ChatRequest, TableChat } from '../online/server/table-chat.svelte.js';
import type { Acted, ConnectionState, OnlineServer, OnlineTable } from '../online/server/online-server.js';

/** The states of online play before a game that the development page shows. */
export const SCENES = [
  'name',
  'lobby',
  'empty',
  'lost',
  'alone',
  'host',
  'guest',
  'arriving',
  'standing',
  'spectator',
  'quick',
  'removed',
  'old-link',
  'let-in',
  'knocking',
  'me',
  'carry',
  'banned',
] as const;
/** A state of online play before a game. */
export type Scene = (typeof SCENES)[number];

/** The boards; the last takes the most players. */
const [FIRST, SECOND, THIRD, LARGEST] = BOARDS;
const OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: true,
  pace: 'normal',
  chat: 'all',
};
const LONG = 'Guðmundur Þorsteinsson XI';
const COMMITMENT = '5f0c1e7a9b3d2468ace013579bdf8642c0ffee11d00dfeed1234567890abcdef';
const open: GatheringSeat = { kind: 'open' };

/** A server in the page itself, for work on the looks of its screens and for their tests. */
export class FakeServer implements OnlineServer {
  state = $state<ConnectionState>('connected');
  name = $state<string | null | undefined>('Ingrid');
  bannedUntil: number | null = null;
  table = $state.raw<FakeTable>();
  /** What the lobby shows; a refresh finds it changed. */
  readonly lobby: Lobby;
  /** How many questions were asked. */
  asked = 0;
  readonly passkeys = new FakePasskeys((name) => (this.name = name));
  readonly notice = undefined;
  readonly #mine: MyTable[];
  #devices: PushDevice[] = [{ id: 'd', since: Date.UTC(2026, 10, 2, 20, 41), end: 'another-1234' }];
  #hooks: Hook[] = [
    {
      id: 'h',
      since: Date.UTC(2026, 10, 3, 9, 5),
      form: 'discord',
      masked: 'discord.com/…x7Yz',
      table: null,
    },
    {
      id: 'i',
      since: Date.UTC(2026, 10, 4, 9, 5),
      form: 'json',
      masked: 'a-program-with-a-long-name.of.guests.example.org/…k2Qw',
      table: 'table',
    },
  ];

  constructor(scene: Scene) {
    this.lobby = scene === 'empty' ? EMPTY : LOBBY;
    this.#mine = scene === 'empty' ? [] : MINE;
    if (scene === 'name') this.name = null;
    if (scene === 'lost') setTimeout(() => (this.state = 'lost'), 100);
    if (scene === 'banned') {
      this.state = 'banned';
      this.bannedUntil = Date.UTC(2027, 0, 31, 12);
    }
    const made = sceneTable(scene);
    if (made) this.table = made;
  }

  introduce(name: string) {
    this.name = name;
    return Promise.resolve({ ok: true } as const);
  }
  takeOver(word: string) {
    if (word === '') return Promise.resolve({ ok: false, problem: { code: 'no-such-code' } } as const);
    this.name = LONG;
    return Promise.resolve({ ok: true } as const);
  }
  signOutElsewhere() {
    return Promise.resolve({ ok: true } as const);
  }
  ask<Q extends keyof ServerQuestions>(
    question: Q,
    argument: ArgumentOf<ServerQuestions, Q>,
  ): Promise<AnswerTo<ServerQuestions, Q>> {
    const answers: {
      [K in keyof ServerQuestions]: (it: ArgumentOf<ServerQuestions, K>) => AnswerTo<ServerQuestions, K>;
    } = {
      me: () => ({ name: this.name ?? '' }),
      rename: ({ name }) => {
        this.name = name;
        return { ok: true };
      },
      gather: () => ({ ok: true }),
      play: ({ id }) => ({ ok: true, value: { table: id } }),
      invitation: () => ({
        ok: true,
        value: { invite: 'q7wJ0yXk3bVtN5sLz8RmPA', watch: 'c2dF4gH6jK8lM0nP1qR3sT', code: 'BKTRMWXZ' },
      }),
      find: ({ code }) =>
        code.startsWith('B')
          ? { ok: true, value: { table: 'found', key: 'k' } }
          : {
              ok: false,
              problem: code.startsWith('C')
                ? { code: 'too-many-tries', seconds: 40 }
                : { code: 'no-such-code' },
            },
      mine: () => ({ ok: true, value: this.#mine }),
      lobby: () => ({ ok: true, value: structuredClone(this.lobby) }),
      rematch: () => ({ ok: true, value: { table: 'next' } }),
      carry: () => ({ ok: true, value: { word: 'd4J8kQ2mX6vB9nR1tY5wZA', seconds: 600 } }),
      aboutMe: () => ({
        ok: true,
        value: {
          name: this.name ?? '',
          since: Date.UTC(2026, 8, 3, 18, 20),
          tables: [
            { id: 'a', board: FIRST, played: Date.UTC(2026, 10, 16, 12, 5), names: ['Ingrid'] },
            { id: 'b', board: LARGEST, played: Date.UTC(2026, 10, 2, 20, 41), names: ['Ingrid', LONG] },
          ],
          passkeys: this.passkeys.known,
          lines: [{ table: 'a', text: 'Hei!', at: Date.UTC(2026, 10, 16, 12, 5) }],
          barred: ['b'],
          language: 'en',
          devices: this.#devices.slice(),
          hooks: this.#hooks.slice(),
        },
      }),
      deleteMe: () => {
        this.name = null;
        return { ok: true };
      },
      signOutElsewhere: () => ({ ok: true, value: { word: 'd4J8kQ2mX6vB9nR1tY5wZA', seconds: 600 } }),
      speak: () => ({ ok: true }),
      channels: ({ table }) => ({
        ok: true,
        value: {
          pushKey: '',
          devices: this.#devices.slice(),
          hooksAllowed: true,
          hooks: this.#hooks.filter((hook) => table === null || hook.table === table),
        },
      }),
      addDevice: () => ({ ok: true, value: { id: 'd' } }),
      addHook: ({ address, form, table }) => {
        if (address.includes('localhost')) return { ok: false, problem: { code: 'address-refused' } };
        const id = `hook ${this.asked}`;
        const masked = `${new URL(address).host}/…${address.slice(-4)}`;
        this.#hooks = [...this.#hooks, { id, since: Date.UTC(2026, 10, 5), form, masked, table }];
        return { ok: true, value: { id } };
      },
      removeChannel: ({ id }) => {
        this.#devices = this.#devices.filter((device) => device.id !== id);
        this.#hooks = this.#hooks.filter((hook) => hook.id !== id);
        return { ok: true };
      },
      testChannel: ({ id }) =>
        id === 'i' ? { ok: false, problem: { code: 'bad-answer', status: 404 } } : { ok: true },
    };
    this.asked++;
    return Promise.resolve(answers[question](argument));
  }
  join(): OnlineTable {
    const made = new FakeTable(gatheringOf(FIRST, [open, open], 0), 0);
    this.table = made;
    return made;
  }
  leave(): void {
    this.table = undefined;
  }
}

/** A table of the fake server. Its methods do what they are asked, without checking permissions. */
export class FakeTable implements OnlineTable {
  readonly id = 'table';
  gathering = $state.raw<Gathering | undefined>();
  you = $state<number | null>(null);
  readonly info = undefined;
  readonly link = undefined;
  readonly knocks = [];
  turnedAway = $state.raw<EnterProblem | undefined>();
  isKnocking = $state(false);
  readonly chat = new TableChat((request) => this.#answer(request));

  constructor(gathering: Gathering | undefined, you: number | null, turnedAway?: EnterProblem) {
    this.gathering = gathering;
    this.you = you;
    if (gathering && gathering.members.length > 1) this.#fillChat(gathering);
    this.turnedAway = turnedAway;
  }

  /** Members, a spectator, and what they have written. */
  #fillChat({ members, host }: Gathering): void {
    const people = members.map(({ name, here }, i) => {
      return { who: `w${i}`, name, seats: [i], isPlayer: true, here, silenced: i === 2 };
    });
    const eve = { who: 'w9', name: 'Eve', seats: [], isPlayer: false, here: true, silenced: false };
    const company = { people: [...people, eve], spectators: 1, host: `w${host}` };
    this.chat.receive({ type: 'company', link: '', company, you: `w${this.you ?? 9}` });
    const lines = WRITTEN.map(([who, text], n): ChatLine => {
      const name = company.people.find((it) => it.who === who)?.name ?? '–';
      return { n, who, name, spectator: who === 'w9', text, at: Date.now() - 60_000 * (9 - n) };
    });
    this.chat.receive({ type: 'chat', link: '', lines });
  }
  /** Confirms what is written at once. */
  #answer(request: ChatRequest): void {
    const { chat } = this;
    const line = { n: chat.lines.length, who: chat.you, name: 'Ingrid', spectator: false, at: Date.now() };
    if (request.type === 'say')
      chat.receive({ type: 'said', link: '', id: request.id, line: { ...line, text: request.text } });
    if (request.type === 'react')
      chat.receive({ type: 'reacted', link: '', who: chat.you, name: 'Ingrid', reaction: request.reaction });
    const { company, you } = chat;
    if (request.type !== 'silence' || !company) return;
    const people = company.people.map((it) =>
      it.who === request.who ? { ...it, silenced: request.silenced } : it,
    );
    chat.receive({ type: 'company', link: '', you, company: { ...company, people } });
  }
  act(action: GatheringAction): Promise<Acted> {
    const problem = this.#change(action);
    return Promise.resolve(problem ? { ok: false, problem } : { ok: true });
  }
  knock(): void {
    this.isKnocking = true;
  }
  admit(): void {}
  close(): void {}

  /** Puts somebody else's deed into effect. */
  set(seat: Seat, next: GatheringSeat): void {
    const it = this.gathering;
    if (it) this.gathering = { ...it, seats: it.seats.map((old, i) => (i === seat ? next : old)) };
  }
  #change(action: GatheringAction): GatheringProblem | undefined {
    const it = this.gathering;
    if (!it) return { code: 'no-such-seat' };
    switch (action.type) {
      case 'sit':
        if (it.seats.some((seat) => seat.kind !== 'open' && seat.name === action.name))
          return { code: 'name-taken' };
        this.set(action.seat, { kind: 'person', member: this.you ?? 0, name: action.name, ready: false });
        return undefined;
      case 'stand':
      case 'clear':
        this.set(action.seat, open);
        return undefined;
      case 'change':
        this.set(action.to, it.seats[action.seat] ?? open);
        this.set(action.seat, open);
        return undefined;
      case 'paint':
        if (it.seats.some((seat) => seat.kind === 'person' && seat.colour === action.colour))
          return { code: 'colour-taken' };
        this.#person(action.seat, { colour: action.colour });
        return undefined;
      case 'ready':
      case 'wait':
        this.#person(action.seat, { ready: action.type === 'ready' });
        return undefined;
      case 'bot':
        this.set(action.seat, { kind: 'bot', name: action.name, level: action.level });
        return undefined;
      case 'remove':
        this.gathering = {
          ...it,
          members: it.members.filter((_, member) => member !== action.member),
          seats: it.seats.map((seat) =>
            seat.kind === 'person' && seat.member === action.member ? open : seat,
          ),
        };
        return undefined;
      case 'resize':
        this.gathering = {
          ...it,
          seats: Array.from({ length: action.seats }, (_, i) => it.seats[i] ?? open),
        };
        return undefined;
      case 'options':
        this.gathering = {
          ...it,
          options: action.options,
          seats: it.seats.map((seat) => (seat.kind === 'person' ? { ...seat, ready: false } : seat)),
        };
        return undefined;
      case 'leave':
      case 'start':
        this.gathering = undefined;
        return undefined;
    }
  }
  #person(seat: Seat, some: Partial<Extract<GatheringSeat, { kind: 'person' }>>): void {
    const it = this.gathering?.seats[seat];
    if (it?.kind === 'person') this.set(seat, { ...it, ...some });
  }
}

/** What was written at a table, and by whom; the person of one line was deleted. */
const WRITTEN: [who: string | null, text: string | null][] = [
  ['w0', 'Hei! 🚂'],
  ['w1', 'Góðan daginn. Shall we play Nordic Countries after this? I have about two hours, and tea.'],
  [null, null],
  ['w9', 'Good luck, everybody!'],
  ['w1', `https://example.org/${'Rindfleischetikettierung'.repeat(4)}`],
];

const MEMBERS: Member[] = [
  { name: 'Ingrid', here: true },
  { name: LONG.slice(0, 24), here: true },
  { name: 'Frøya', here: false },
  { name: 'Astrid', here: true },
];

function gatheringOf(
  board: string,
  seats: GatheringSeat[],
  host: number,
  more: Partial<Gathering> = {},
): Gathering {
  const members = MEMBERS;
  return { board, seats, options: OPTIONS, members, host, commitment: COMMITMENT, quick: false, ...more };
}

const person = (member: number, ready: boolean): GatheringSeat => ({
  kind: 'person',
  member,
  name: MEMBERS[member]?.name ?? '',
  ready,
});
const bot: GatheringSeat = { kind: 'bot', name: 'Bjarki', level: 'navvy' };

function sceneTable(scene: Scene): FakeTable | undefined {
  const full = [person(0, false), person(1, true), person(2, false), bot, open];
  switch (scene) {
    case 'alone':
      return new FakeTable(
        gatheringOf(FIRST, [person(0, false), open], 0, { members: MEMBERS.slice(0, 1) }),
        0,
      );
    case 'host':
      return new FakeTable(gatheringOf(LARGEST, full, 0), 0);
    case 'guest':
      return new FakeTable(gatheringOf(LARGEST, full, 1), 0);
    case 'arriving':
      return new FakeTable(gatheringOf(FIRST, [person(1, true), open], 1), 0);
    case 'standing':
      return new FakeTable(gatheringOf(FIRST, [person(1, true), person(2, true)], 1), 0);
    case 'spectator':
      return new FakeTable(gatheringOf(LARGEST, full, 1), null);
    case 'quick':
      return new FakeTable(
        gatheringOf(FIRST, [open, open, open], 0, { quick: true, members: MEMBERS.slice(0, 1) }),
        0,
      );
    case 'removed':
      return new FakeTable(undefined, null, { code: 'turned-out' });
    case 'old-link':
      return new FakeTable(undefined, null, { code: 'not-invited', seats: [] });
    case 'let-in':
    case 'knocking': {
      const seats = [1, 2].map((seat) => ({ seat, name: MEMBERS[seat]?.name ?? '' }));
      const made = new FakeTable(undefined, null, { code: 'not-invited', seats });
      made.isKnocking = scene === 'knocking';
      return made;
    }
    case 'name':
    case 'lobby':
    case 'empty':
    case 'lost':
    case 'me':
    case 'carry':
    case 'banned':
      return undefined;
  }
}

function card(id: string, board: string, names: readonly string[], more: Partial<TableCard>): TableCard {
  const seats = names.map((name) => ({ kind: 'person' as const, name }));
  const rest = { played: Date.UTC(2026, 10, 16, 12, 5), turns: 12, points: [], guessed: false };
  return { id, plan: { board, seats, first: 0 }, ...rest, over: false, waiting: [0], result: null, ...more };
}

const MINE: MyTable[] = [
  {
    state: 'game',
    card: card('g1', FIRST, ['Ingrid', MEMBERS[1]?.name ?? ''], {}),
    seats: [0],
    isYourTurn: true,
  },
  {
    state: 'game',
    card: card('g2', LARGEST, ['Ingrid', 'Frøya', 'Astrid', 'Matti', MEMBERS[1]?.name ?? ''], {
      waiting: [1],
    }),
    seats: [0],
    isYourTurn: false,
  },
  {
    state: 'gathering',
    id: 'g3',
    board: SECOND,
    players: [],
    open: 1,
    changed: Date.UTC(2026, 10, 16, 11, 5),
  },
  {
    state: 'game',
    card: card('g4', THIRD, ['Ingrid', 'Frøya'], {
      over: true,
      result: { totals: [40, 52], ranks: [2, 1], reason: 'last-round' },
    }),
    seats: [0],
    isYourTurn: false,
  },
];
const EMPTY: Lobby = { gatherings: [], games: [], waiting: [] };
const LOBBY: Lobby = {
  gatherings: [
    { id: 'l1', board: SECOND, players: ['Halldór'], open: 3, options: OPTIONS },
    {
      id: 'l2',
      board: LARGEST,
      players: ['Matti', MEMBERS[1]?.name ?? '', 'Solveig'],
      open: 2,
      options: OPTIONS,
    },
  ],
  games: [{ id: 'w1', board: THIRD, players: ['Astrid', 'Frøya'], turns: 21 }],
  waiting: [
    { board: FIRST, people: 1 },
    { board: SECOND, people: 2 },
  ],
};
