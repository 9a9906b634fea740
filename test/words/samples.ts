/** Sample arguments for the functions of the dictionaries, by parameter name. */

const NUMBERS = [0, 1, 2, 5, 21, 101];
const COLOURS = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'pink'];
const SETS = [
  [['yellow', 1]],
  [
    ['red', 2],
    ['wild', 1],
  ],
  [
    ['blue', 1],
    ['wild', 21],
  ],
];
const NAMES = [['Ingrid'], ['Ingrid', 'Frøya'], ['Ingrid', 'Halldór', 'Frøya']];
/** The fields that a problem may have. */
const PROBLEM = {
  at: 'log[3]',
  min: 2,
  max: 5,
  n: 7,
  problem: 'route-taken',
  least: 2,
  most: 5,
  seconds: 40,
  status: 404,
};

const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  colour: [...COLOURS, 'grey'],
  card: [...COLOURS, 'wild'],
  terrain: ['desert', 'jungle', 'mountain'],
  sort: ['plain', 'tunnel', 'ferry'],
  set: SETS,
  items: NAMES,
  names: NAMES,
  who: [
    { name: 'Ingrid', you: true },
    { name: 'Frøya', you: false },
  ],
  drawn: [
    [{ from: 'open', cards: [['blue', 1]], hidden: 0, terrain: [] }],
    [
      { from: 'open', cards: [['wild', 1]], hidden: 0, terrain: [['jungle', 1]] },
      { from: 'deck', cards: [], hidden: 1, terrain: [] },
    ],
    [{ from: 'deck', cards: [], hidden: 2, terrain: [] }],
    [{ from: 'deck', cards: [['red', 2]], hidden: 0, terrain: [] }],
    [{ from: 'terrain-deck', cards: [], hidden: 0, terrain: [['desert', 2]] }],
  ],
  kept: [undefined, 1, 2, 3],
  ms: [Date.UTC(2026, 10, 16, 12, 5)],
  date: ['1.1.2027'],
  share: [0.4],
  percent: ['40%'],
};
const NUMERIC =
  /^(n|points|turns|spaces|cars|cards|tickets|symbols|seat|least|rank|done|all|min|max|turn|missing|players|count|seconds|length|left|size|round)$/;

/** Samples for functions whose parameter names are ambiguous. */
const BY_PATH: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'payment.leaves': [[[], ...SETS]],
  'payment.youHave': [[[], ...SETS]],
  'cards.card': [[...COLOURS, 'wild']],
  'cards.aCard': [[...COLOURS, 'wild']],
  'payment.costPlain': [NUMBERS, COLOURS],
  'payment.costFerry': [
    [1, 2, 3, 6, 22],
    [1, 1, 2, 1, 1],
    [...COLOURS, null],
  ],
  'payment.behind': [['Ingrid'], NUMBERS, NUMBERS, ['desert', 'jungle', 'mountain']],
  'start.opponents': [
    [1, 1, 3, 2, 2],
    [1, 2, 0, 1, 3],
  ],
  'reading.place': [['Oslo'], NUMBERS],
  'reading.route': [['Oslo – Bergen'], ['tunnel'], NUMBERS],
  'end.revealDone': [['Ingrid'], ['Oslo – Bergen'], ['+7']],
  'end.revealFailed': [['Ingrid'], ['Oslo – Bergen'], ['−7']],
  'advice.chance': [['40%']],
  'advice.about': [['40%']],
  'advice.under': [['40%']],
  'advice.over': [['40%']],
  'advice.oddsOf': [['Ingrid'], ['40%']],
  'settings.seconds': [['1']],
  'clocks.forGame': [
    [5, 10, 45],
    [10, 15, 30],
  ],
  'clocks.perMove': [[1, 2, 3, 5, 7]],
  'turns.claimed': [
    BY_NAME.who ?? [],
    [
      { route: 'Oslo – Bergen', extra: undefined, doubled: false },
      { route: 'Oslo – Bergen', extra: 0, doubled: false },
      { route: 'Oslo – Bergen', extra: 1, doubled: true },
      { route: 'Oslo – Bergen', extra: 2, doubled: false },
    ],
  ],
};

/** Argument lists for a function: each value of each parameter at least once. */
export function samplesFor(path: string, named: (...args: never[]) => unknown): unknown[][] {
  const lists = BY_PATH[path] ?? parametersOf(named).map(valuesOf);
  const rounds = Math.max(1, ...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, i) => lists.map((list) => list[i % list.length]));
}

function valuesOf(parameter: string): readonly unknown[] {
  if (parameter.startsWith('{')) return [PROBLEM];
  return BY_NAME[parameter] ?? (NUMERIC.test(parameter) ? NUMBERS : ['Oslo']);
}

function parametersOf(named: (...args: never[]) => unknown): string[] {
  const head = /^\(?((?:\{[^}]*\}|[^)=])*)\)?\s*=>/.exec(named.toString())?.[1] ?? '';
  return head.trim() === '' ? [] : (head.match(/\{[^}]*\}|[^,\s]+/g) ?? []);
}
