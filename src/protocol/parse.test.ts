import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_ENTRIES } from '../engine/index.js';
import {
  type FromWorker,
  LEVELS,
  type LocalQuestions,
  MAX_FRAME_LENGTH,
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
  MESSAGE_PROBLEMS,
  type MessageProblem,
  PLAYER_COLOURS,
  type SeatPlan,
  type TablePlan,
  type ToHost,
  type ToTable,
  parseFromHost,
  parseFromWorker,
  parseResume,
  parseToHost,
  parseToHostText,
  parseToTable,
  parseToWorker,
  repeatedColour,
} from './index.js';

const id = fc.string({ minLength: 1, maxLength: MAX_ID_LENGTH });
const seat = fc.integer({ min: 0, max: 9 });
const eyes = fc.oneof(seat, fc.constant('open' as const));
const n = fc.integer({ min: 0, max: 4000 });
const ms = fc.double({ min: 0, max: 60_000, noNaN: true }).map((x) => x + 0);
const call = fc.nat();

type Arbitraries<T extends { type: string }> = { [K in T['type']]: fc.Arbitrary<Extract<T, { type: K }>> };

const toTables: Arbitraries<ToTable> = {
  look: fc.record({ type: fc.constant('look'), eyes }),
  move: fc.record({
    type: fc.constant('move'),
    id,
    n,
    seat,
    move: fc.oneof(
      fc.constant({ type: 'deck' as const }),
      fc.constant({ type: 'terrain' as const }),
      fc.record({ type: fc.constant('keep' as const), tickets: fc.array(fc.nat(1000), { maxLength: 5 }) }),
      fc.record({
        type: fc.constant('claim' as const),
        route: fc.nat(100),
        cards: fc.array(fc.nat(9), { maxLength: 9 }),
        terrain: fc.record({ cards: fc.nat(3), wilds: fc.nat(3) }),
      }),
    ),
  }),
  undo: fc.record({ type: fc.constant('undo'), id, n, seat }),
  resign: fc.record({ type: fc.constant('resign'), id, n, seat }),
  away: fc.record({ type: fc.constant('away'), id, n, seat }),
  return: fc.record({ type: fc.constant('return'), id, n, seat }),
  advise: fc.record({ type: fc.constant('advise'), what: fc.constantFrom('odds', 'hint', null) }),
  pace: fc.record({ type: fc.constant('pace'), pace: fc.record({ step: ms, grace: ms }) }),
  hold: fc.record({ type: fc.constant('hold'), held: fc.boolean() }),
  record: fc.record({ type: fc.constant('record'), id }),
  pause: fc.record({ type: fc.constant('pause'), id, paused: fc.boolean() }),
  'give-time': fc.record({
    type: fc.constant('give-time'),
    id,
    seat,
    times: fc.integer({ min: 1, max: 20 }),
  }),
  'ask-undo': fc.record({ type: fc.constant('ask-undo'), id, n, seat }),
  'answer-undo': fc.record({
    type: fc.constant('answer-undo'),
    id,
    n,
    seat,
    asker: seat,
    agree: fc.boolean(),
  }),
};
const toTable: fc.Arbitrary<ToTable> = fc.oneof(...Object.values(toTables));

const name = fc.string({ maxLength: MAX_NAME_LENGTH });
const colour = fc.constantFrom(...PLAYER_COLOURS);
const seatPlan: fc.Arbitrary<SeatPlan> = fc.oneof(
  fc.record({ kind: fc.constant('person' as const), name, colour }, { requiredKeys: ['kind', 'name'] }),
  fc.record(
    { kind: fc.constant('bot' as const), name, level: fc.constantFrom(...LEVELS), colour },
    { requiredKeys: ['kind', 'name', 'level'] },
  ),
);
const plan: fc.Arbitrary<TablePlan> = fc.record({
  board: id,
  seats: fc.array(seatPlan, { maxLength: 5 }).filter((seats) => repeatedColour(seats) === undefined),
  first: fc.oneof(seat, fc.constant('lot' as const)),
});
const resume = fc.record({
  eyes: fc.oneof(eyes, fc.constant(null)),
  n: fc.oneof(fc.nat(MAX_ENTRIES), fc.constant(null)),
  messages: fc.array(toTable, { maxLength: 5 }),
});

function ask(question: keyof LocalQuestions, argument: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.record({ type: fc.constant('ask'), call, question: fc.constant(question), argument });
}
const hostAsks = [
  ask('tables', fc.constant(null)),
  ask('create', fc.record({ id, plan })),
  ask('open', fc.record({ id })),
  ask('remove', fc.record({ id })),
];
const localAsks = [
  ask('import', fc.record({ id, file: fc.constant(new Blob(['{}'])) })),
  ask('export', fc.constant(null)),
  ask('odds', fc.record({ record: fc.string(), eyes: fc.oneof(eyes, fc.constant('all')) })),
];
const toHosts: Arbitraries<Exclude<ToHost, { type: 'ask' }>> = {
  hello: fc.record({ type: fc.constant('hello'), version: fc.nat() }),
  cancel: fc.record({ type: fc.constant('cancel'), call }),
  join: fc.record({ type: fc.constant('join'), link: id, table: id, resume }),
  send: fc.record({ type: fc.constant('send'), link: id, message: toTable }),
  leave: fc.record({ type: fc.constant('leave'), link: id }),
  ping: fc.record({ type: fc.constant('ping') }),
};
const toHost = fc.oneof(...Object.values<fc.Arbitrary<unknown>>(toHosts), ...hostAsks);
const problem = fc.record({ code: fc.constant('not-a-message' as const), at: fc.string({ maxLength: 100 }) });
const fromWorkers: { [K in FromWorker['type']]: fc.Arbitrary<unknown> } = {
  hello: fc.record({ type: fc.constant('hello'), version: fc.nat() }),
  answer: fc.record({
    type: fc.constant('answer'),
    call,
    question: fc.constantFrom('tables', 'import'),
    answer: fc.jsonValue(),
  }),
  progress: fc.record({
    type: fc.constant('progress'),
    call,
    question: fc.constant('odds'),
    progress: fc.jsonValue(),
  }),
  deliver: fc.record({ type: fc.constant('deliver'), link: id, message: fc.jsonValue() }),
  rejoin: fc.record({ type: fc.constant('rejoin'), link: id }),
  rejected: fc.record(
    { type: fc.constant('rejected'), problem, call, link: id, id },
    { requiredKeys: ['type', 'problem'] },
  ),
  pong: fc.record({ type: fc.constant('pong') }),
  ready: fc.record({ type: fc.constant('ready'), lock: id }),
};
const fromWorker = fc.oneof(...Object.values(fromWorkers));

const anything = fc.oneof(
  fc.anything({
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSparseArray: true,
  }),
  fc.jsonValue(),
);

describe('every message is parsed to itself', () => {
  const cases: [string, fc.Arbitrary<unknown>, (input: unknown) => unknown][] = [
    ...Object.entries(toTables).map(
      ([type, made]): [string, fc.Arbitrary<unknown>, (input: unknown) => unknown] => [
        `to a table: ${type}`,
        made,
        parseToTable,
      ],
    ),
    ['what a client rejoins with', resume, parseResume],
    ['to a host', toHost, parseToHost],
    ['to a worker', fc.oneof(toHost, ...localAsks), parseToWorker],
    ['from a worker', fromWorker, parseFromWorker],
  ];
  test.each(cases)('%s', (_, made, parse) => {
    fc.assert(
      fc.property(made, (value) => {
        expect(parse(value)).toEqual({ ok: true, value });
      }),
      {
        numRuns: 200,
      },
    );
  });

  test('as text', () => {
    fc.assert(
      fc.property(toHost, (value) => {
        const text = JSON.stringify(value);
        fc.pre(text.length <= MAX_FRAME_LENGTH);
        expect(parseToHostText(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
      }),
    );
  });
});

const isShort = ({ code, at }: MessageProblem) => MESSAGE_PROBLEMS.includes(code) && at.length <= 100;

describe('P12 no input throws, and each problem has a code and a short path', () => {
  const parsers = [parseToTable, parseResume, parseToHost, parseToWorker, parseFromHost, parseFromWorker];

  function problemsOf(input: unknown): MessageProblem[] {
    const results = parsers.map((parse) => parse(input));
    return results.flatMap((result) => (result.ok ? [] : [result.problem]));
  }

  test('anything at all', () => {
    fc.assert(
      fc.property(anything, (input) => {
        expect(problemsOf(input).every(isShort)).toBe(true);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void parseToHostText(text)));
  });

  test('a message with one field replaced by anything', () => {
    fc.assert(
      fc.property(fc.oneof(toTable, toHost), fc.nat(), anything, (message, at, value) => {
        const copy = { ...(message as Record<string, unknown>) };
        const keys = Object.keys(copy);
        const key = keys[at % keys.length];
        if (key !== undefined) copy[key] = value;
        expect(problemsOf(copy).every(isShort)).toBe(true);
      }),
    );
  });
});

const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown;
const huge = 'x'.repeat(1_000_000);

function create(seats: unknown[]) {
  const argument = { id: 'a', plan: { board: 'b', seats, first: 0 } };
  return parseToHost({ type: 'ask', call: 1, question: 'create', argument });
}
function inColour(chosen: unknown) {
  return { kind: 'person', name: 'x', colour: chosen };
}
function problemAt(place: string) {
  return { problem: { code: 'not-a-message', at: `argument.plan.seats${place}`, call: 1 } };
}

describe('P13 what is not a message is refused', () => {
  test.each<[string, unknown, string]>([
    ['null', null, ''],
    ['a list', [], ''],
    ['an unknown type', { type: 'fly' }, 'type'],
    ['a type from the prototype', { type: 'constructor' }, 'type'],
    ['an unknown field', { type: 'record', id: '1', more: 1 }, 'more'],
    ['a field with a huge name', { type: 'record', id: '1', [huge]: 1 }, huge.slice(0, 100)],
    ['a missing field', { type: 'undo', id: '1', n: 1 }, 'seat'],
    ['a pace of null', { type: 'pace', pace: null }, 'pace'],
    ['a pace of NaN', { type: 'pace', pace: { step: Number.NaN, grace: 0 } }, 'pace.step'],
    ['a pace without end', { type: 'pace', pace: { step: Infinity, grace: 0 } }, 'pace.step'],
    ['an id that is an object', { type: 'record', id: {} }, 'id'],
    ['an empty id', { type: 'record', id: '' }, 'id'],
    ['an id of a megabyte', { type: 'record', id: huge }, 'id'],
    ['a resignation of no seat', { type: 'resign', id: '1', n: 1, seat: -1 }, 'seat'],
    ['a resignation with a move', { type: 'resign', id: '1', n: 1, seat: 0, move: {} }, 'move'],
    ['a number that is a text', { type: 'undo', id: '1', n: '1', seat: 0 }, 'n'],
    ['an entry that no log has', { type: 'undo', id: '1', n: 1e9, seat: 0 }, 'n'],
    ['the eyes that see everything', { type: 'look', eyes: 'all' }, 'eyes'],
    ['a move without a shape', { type: 'move', id: '1', n: 0, seat: 0, move: { type: 'fly' } }, 'move.type'],
    ['a move that nests without end', { type: 'move', id: '1', n: 0, seat: 0, move: deep }, 'move'],
    [
      'a list without end',
      {
        type: 'move',
        id: '1',
        n: 0,
        seat: 0,
        move: { type: 'keep', tickets: Array.from({ length: 2000 }, () => 1) },
      },
      'move.tickets',
    ],
  ])('%s', (_, input, at) => {
    expect(parseToTable(input)).toEqual({ ok: false, problem: { code: 'not-a-message', at } });
  });

  test('a name that is too long, a level that does not exist, too many seats', () => {
    expect(create([{ kind: 'person', name: 'x'.repeat(61) }])).toMatchObject(problemAt('[0].name'));
    expect(create([{ kind: 'bot', name: 'x', level: 'god' }])).toMatchObject(problemAt('[0].level'));
    expect(create(Array.from({ length: 11 }, () => ({ kind: 'person', name: 'x' })))).toMatchObject(
      problemAt(''),
    );
  });

  test('a colour that does not exist, or that two seats have chosen', () => {
    expect(create([inColour('mauve')])).toMatchObject(problemAt('[0].colour'));
    expect(create([inColour(null)])).toMatchObject(problemAt('[0].colour'));
    expect(create([inColour('jade'), inColour('amber'), inColour('jade')])).toMatchObject(
      problemAt('[2].colour'),
    );
    expect(create([inColour('jade'), { kind: 'person', name: 'y' }])).toMatchObject({ ok: true });
  });

  test('a frame, which is named as far as it can be read, so that its sender can be answered', () => {
    const message = { type: 'move', id: 'm', n: 0, seat: 0, move: { type: 'fly' } };
    expect(parseToHost({ type: 'send', link: 'a', message })).toMatchObject({
      problem: { at: 'message.move.type', link: 'a', id: 'm' },
    });
    expect(parseToHost({ type: 'ask', call: 7, question: 'fly', argument: null })).toMatchObject({
      problem: { at: 'question', call: 7 },
    });
    expect(parseToHost({ type: 'join', link: huge, table: 'b' })).toEqual({
      ok: false,
      problem: { code: 'not-a-message', at: 'link' },
    });
  });

  test('P23 a question for a worker, at a server', () => {
    const input = { type: 'ask', call: 1, question: 'export', argument: null };
    expect(parseToHost(input).ok).toBe(false);
    expect(parseToWorker(input).ok).toBe(true);
  });

  test.each([
    ['too-large', 'x'.repeat(MAX_FRAME_LENGTH + 1)],
    ['not-json', '{'],
    ['not-a-message', '['.repeat(8000) + ']'.repeat(8000)],
  ])('a text that is %s', (code, text) => {
    expect(parseToHostText(text)).toEqual({ ok: false, problem: { code, at: '' } });
  });
});
