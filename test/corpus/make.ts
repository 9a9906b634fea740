import {
  type SeedSource,
  type Game,
  type Player,
  type State,
  endByAgreement,
  canonical,
  fastSeed,
  revealSeed,
} from '../../src/engine/index.js';
import { boardOf, boards } from '../kit/boards.js';
import { playEventfully, playOn, startRecorded } from '../kit/games.js';

/** Expectations stored beside the records: how a game ended, or what a running one waits for. */
export type Kept =
  | { reason: string; totals: number[]; doneCounts: number[]; ranks: number[] }
  | { phase: string; seat: number };

/** A record's file by name, and its expectations. */
export interface Made {
  text: string;
  kept: Kept;
}

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const word = (n: number) => new Uint8Array(16).fill(n + 1);

/** A seed as between people: a secret, and a word from each person. */
function seedSourceFor(kinds: readonly Player['kind'][]): SeedSource {
  return { secret: SECRET, words: kinds.filter((kind) => kind === 'person').map((_, n) => word(n)) };
}

/** The expectations for a game. */
export function keptOf({ state }: Game): Kept {
  if (!state.outcome) return { phase: state.phase, seat: state.seat };
  const { reason, totals, doneCounts, ranks } = state.outcome;
  return { reason, totals, doneCounts, ranks };
}

/** The records of the corpus, by name. Written again only when the form of records changes before it is released. */
export function makeCorpus(): Map<string, Made> {
  const made = new Map<string, Made>();
  const add = (name: string, game: Game, secret: Uint8Array | null) => {
    if (game.state.phase === 'over') revealSeed(game, secret);
    made.set(name, { text: `${canonical(game.record)}\n`, kept: keptOf(game) });
  };
  for (const { id } of boards) add(`${id}-2`, bots(id, 2), null);
  for (const [id, players] of Object.entries({ nordic: 3, newyork: 4, amsterdam: 3, africa: 4 })) {
    const kinds = Array.from({ length: players }, (_, i): Player['kind'] => (i === 0 ? 'bot' : 'person'));
    const game = startRecorded(boardOf(id), kinds, seedSourceFor(kinds));
    playOn(game, 2);
    add(`${id}-${players}`, game, SECRET);
  }
  for (const [id, phase] of Object.entries(STOPPED)) {
    const kinds: Player['kind'][] = ['person', 'person', 'bot'];
    const chance = phase === 'tunnel' || phase === 'opening' ? seedSourceFor(kinds) : { seed: fastSeed(6) };
    const game = startRecorded(boardOf(id), kinds, chance);
    playOn(game, 6, 'listed', (state) => stops(state, phase));
    add(`${id}-stopped-${phase}`, game, null);
  }
  const undone = startRecorded(boardOf('newyork'), ['person', 'bot'], seedSourceFor(['person', 'bot']));
  playEventfully(undone, 3);
  add('newyork-undo', undone, SECRET);
  const away = startRecorded(boardOf('amsterdam'), ['person', 'person', 'person'], { seed: fastSeed(8) });
  playEventfully(away, 8);
  add('amsterdam-take-over', away, null);
  const agreed = startRecorded(boardOf('nordic'), ['person', 'person'], seedSourceFor(['person', 'person']));
  playOn(agreed, 9, 'listed', (state) => state.phase === 'keep' && state.turns > 20);
  endByAgreement(agreed, 'host');
  add('nordic-agreed', agreed, SECRET);
  return made;
}

/** The phase in which each board's running game stops. */
const STOPPED = { nordic: 'tunnel', newyork: 'second', amsterdam: 'keep', africa: 'opening' } as const;

function stops(state: State, phase: string): boolean {
  if (phase === 'opening')
    return state.choices.includes(null) && state.choices.some((choice) => choice !== null);
  return state.phase === phase && state.turns > 15;
}

function bots(id: string, players: number): Game {
  const game = startRecorded(boardOf(id), new Array<'bot'>(players).fill('bot'), { seed: fastSeed(1) });
  playOn(game, 1);
  return game;
}
