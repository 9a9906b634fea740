import { boards } from '../boards/index.js';
import type { Board } from '../engine/index.js';
import { kindOfRoute } from '../words/route-kind.js';
import type { Command } from './command.js';
import { boardNamed, boardOperand } from './options.js';
import { type Output, printJson } from './output.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { hanging, proseWidth, plural, table } from './text.js';
import { type GameWords, gameWords, ticketList } from './words.js';

/** `boards`: the boards in numbers, and where their facts come from. */
export const boardsCommand: Command = {
  name: 'boards',
  summary: 'the boards: their numbers, where their facts come from and what is our own',
  operand: boardOperand(false),
  options: [],
  details: [
    'Without a BOARD it lists them all; with one it tells more about it, and which of its routes and tickets are less sure than ' +
      'the rest: likely or a guess is our reading of what is known, own is made for Rallar.',
    'doubles are pairs of routes between the same two places; points are what all tickets together are worth; ' +
      'cars are what each player has.',
  ],
  async run(args, output) {
    const one = args.operand === undefined ? null : boardNamed(args.operand);
    if (one instanceof Refusal) return one;
    const chosen = one ? [one] : boards;
    if (args.json) printJson(output, chosen.map(factsOf));
    else if (one) printOne(one, await gameWords(one, [], 'en'), output);
    else printAll(output);
    return EXIT.fine;
  },
};

function factsOf({ id, title, hash, facts }: Board) {
  const { players, cars, colours, copies, wilds, counts, scoreByLength, rules, origin } = facts;
  /** The rows that state their basis. */
  const marked = {
    routes: facts.routes.filter(({ basis, doubt }) => basis ?? doubt),
    tickets: facts.tickets.filter(({ basis }) => basis),
  };
  const numbers = { cars, colours, copies, wilds, scoreByLength };
  return { id, title, players, ...counts, ...numbers, rules, origin, marked, hash };
}

function printAll(output: Output): void {
  // Without titles, so that a row fits a narrow terminal.
  const heading = ['board', 'players', 'places', 'routes', 'spaces', 'doubles', 'tickets', 'points', 'cars'];
  const rows = boards.map(({ id, facts: { players, cars, counts: c } }) => [
    id,
    range(players),
    ...[c.places, c.routes, c.spaces, c.doublePairs, c.tickets, c.ticketPoints, cars].map(String),
  ]);
  output.out(table([heading, ...rows]).join('\n'));
  for (const board of boards) {
    output.out(`\n${board.title} (${board.id})`);
    printOrigin(board, output);
  }
}

function printOne(board: Board, game: GameWords, output: Output): void {
  const { facts } = board;
  const { counts, openingTickets, drawTickets } = facts;
  const cards = facts.colours.length * facts.copies + facts.wilds;
  const scores = Object.entries(facts.scoreByLength).map(([length, points]) => `${points} for ${length}`);
  const lines: [string, string][] = [
    ['players', range(facts.players)],
    ['places', String(counts.places)],
    ['routes', `${counts.routes}, of ${counts.spaces} spaces; ${counts.doublePairs} double pairs`],
    ['tickets', `${counts.tickets}, worth ${counts.ticketPoints} points`],
    ['dealt', `${openingTickets.take} tickets, at least ${openingTickets.keep} kept`],
    ['drawn', `${drawTickets.take} tickets, at least ${drawTickets.keep} kept`],
    ['cards', `${cards}: ${facts.copies} each of ${allOf(facts.colours)}, and ${facts.wilds} wilds`],
    ['cars', `${facts.cars} each`],
    ['points', `by spaces: ${allOf(scores)}`],
    ['rules', facts.rules.map(({ rule }) => rule).join(', ')],
    ['hash', board.hash],
  ];
  output.out(`${board.title} (${board.id})\n`);
  for (const [name, text] of lines) output.out(hanging(`  ${name}`, 11, text, proseWidth(output)));
  output.out('');
  printOrigin(board, output);
  for (const [mark, rows] of marks(game)) {
    output.out(hanging(`  ${mark}`, 11, rows, proseWidth(output)));
  }
}

/** The indices of the rows that match. */
function indicesOf<T>(rows: readonly T[], is: (row: T) => boolean): number[] {
  return rows.flatMap((row, id) => (is(row) ? [id] : []));
}

/** The routes and tickets that state their basis, grouped by it. */
function marks(game: GameWords): [mark: string, rows: string][] {
  const { board, words, naming } = game;
  const { routes, tickets } = board.facts;
  const listed = (ids: readonly number[]) =>
    allOf(ids.map((id) => `${naming.routeName(id)} (${kindOfRoute(words, board, id)})`));
  const found: [string, string][] = [];
  for (const mark of new Set([...routes, ...tickets].flatMap(({ basis }) => basis ?? []))) {
    const routeIds = indicesOf(routes, ({ basis }) => basis === mark);
    const ticketIds = indicesOf(tickets, ({ basis }) => basis === mark);
    if (routeIds.length > 0) found.push([mark, `${plural(routeIds.length, 'route')}: ${listed(routeIds)}.`]);
    if (ticketIds.length > 0)
      found.push([mark, `${plural(ticketIds.length, 'ticket')}: ${ticketList(game, ticketIds)}.`]);
  }
  for (const text of new Set(routes.flatMap(({ doubt }) => doubt ?? []))) {
    found.push(['doubt', `${listed(indicesOf(routes, ({ doubt }) => doubt === text))}: ${text}.`]);
  }
  return found;
}

function printOrigin({ facts: { origin } }: Board, output: Output): void {
  const width = proseWidth(output);
  const own = origin.own.length > 0 ? origin.own : ['Nothing.'];
  for (const text of origin.sources) output.out(hanging('  source', 11, text, width));
  for (const text of own) output.out(hanging('  our own', 11, text, width));
}

function range([min, max]: readonly [number, number]): string {
  return `${min}–${max}`;
}
