import type { TypeReader } from './reference.js';

/** Unions whose cases are tables of their own, or that other pages describe. */
const OWN_TABLES = ['ToTable', 'ToClient', 'GatheringAction'];
/** Types that only bind questions to their answers, and unions of problems, which the table of codes has. */
const LEFT_OUT = [
  'AskFrame',
  'AnswerFrame',
  'ProgressFrame',
  'AnswerTo',
  'ArgumentOf',
  'ProgressOf',
  'HostQuestions',
  'LocalQuestions',
  'ToHost',
  'FromHost',
  'ServerQuestions',
  'FrameName',
  'Listed',
  'MessageProblem',
  'MESSAGE_PROBLEMS',
];
/** The unions of codes, with what they are about. */
const CODES = [
  ['EnterProblem', 'joining a table'],
  ['GatheringProblem', 'acting before a game'],
  ['TableProblem', 'messages to a table'],
  ['Problem', 'moves, by the rules'],
  ['LimitProblem', 'limits'],
  ['StoreProblem', 'the store'],
  ['RecordProblem', 'a stored game that can’t be opened'],
] as const;

/** Types of other folders that the page shows as well. */
const OTHERS = ['RedactedEntry', 'Entry', 'Maker', 'DealtTerrain', 'TerrainPlay', 'Advice', 'Hint'];

const HEAD = `# The messages, field by field

This page is generated from the types in \`src/protocol\` and \`src/engine\` (\`npx vitest run test/docs -u\`); a test compares
it with them. [protocol.md](protocol.md) says what the messages mean together.

The notation is TypeScript's: \`string\`, \`number\` and \`boolean\` as in JSON, \`T[]\` a list, \`A | B\` one of several, \`field?\`
may be missing. \`Seat\` is a number from 0, clockwise; \`Eyes\` is a seat, \`'open'\` or \`'all'\`; \`View\` and \`Outcome\` are in
[engine.md](engine.md#the-fields); \`Level\` is the name of a bot's level. Lists of cards count by kind: the board's colours, then the
wild. \`-1\` stands for what is hidden or missing. A field that a page does not name is not sent.
`;

/** The page of messages: every frame, question, message, action, move, event and code, with its fields. */
export function messagesPage(types: TypeReader): string {
  const union = (name: string, tag = 'type', hidden: string[] = []): string =>
    table(
      [tag, 'fields', 'meaning'],
      types
        .cases(name, tag)
        .filter((it) => !hidden.includes(it.name))
        .map((it) => [code(it.name), it.fields.map(code).join('<br>'), it.comment]),
    );
  const questions = table(
    ['question', 'argument', 'answer', 'meaning'],
    types
      .questions('ServerQuestions')
      .map(({ name, argument, answer, comment }) => [code(name), code(argument), code(answer), comment]),
  );
  const codes = CODES.map(([name, about]) => `### \`${name}\`: ${about}\n\n${union(name, 'code')}\n`).join(
    '\n',
  );
  const named = types
    .namedBy('ToServer', 'FromServer', 'ServerQuestions', 'ToTable', 'ToClient')
    .filter((name) => ![...OWN_TABLES, ...LEFT_OUT].includes(name) && !name.endsWith('Problem'));
  return `${HEAD}
## Frames of a client

Besides these, \`ask\` has \`call: number\` (the client's number for the question), \`question\` and \`argument\`.

${union('ToServer', 'type', ['ask'])}

## Frames of a server

Besides these, \`answer\` has \`call\`, \`question\` and \`answer\`.

${union('FromServer', 'type', ['answer', 'progress'])}

## Questions

\`Done<P>\` is \`{ok: true}\` or \`{ok: false, problem: P}\`; \`Found<T, P>\` is \`{ok: true, value: T}\` or the same refusal. Any question
can also be answered with a \`HostProblem\`.

${questions}

## Actions before a game

The \`action\` of \`act\`.

${union('GatheringAction')}

## Messages to a table

The \`message\` of \`send\`, and the \`messages\` of a resume.

${union('ToTable')}

## Messages of a table

The \`message\` of \`deliver\`.

${union('ToClient')}

## Moves

The \`move\` of a \`move\` message. Which of them are legal is said by the [rules](rules.md) and by \`legalMoves\` ([engine.md](engine.md)).

${union('Move')}

An entry's \`move\` may also be \`deal\`, \`undo\`, \`take-over\`, \`give-back\` or \`agree\` ([records.md](records.md)).

## Events

An entry's \`outcome\` is a list of these; folded into a view they give the next one.

${union('GameEvent')}

## Codes

A \`problem\` is an object with a \`code\` and the fields of that code.

${codes}
A frame that does not parse is \`rejected\` with \`not-json\`, \`too-large\` or \`not-a-message\`; \`at\` is the path of the first misfit.

## The other types

\`\`\`ts
${[...named, ...OTHERS].map((name) => types.declaration(name)).join('\n\n')}
\`\`\`
`;
}

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

function table(head: string[], rows: string[][]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Bars would end a cell. */
function code(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``;
}

/** The codes of problems that have no meaning on the page. */
export function codesWithoutMeaning(types: TypeReader): string[] {
  return CODES.flatMap(([name]) =>
    types.cases(name, 'code').flatMap((it) => (it.comment === '' ? [`${it.name} of ${name}`] : [])),
  );
}
