import { boardBlurbs } from '../../src/boards/blurbs.js';
import { findBoard } from '../../src/boards/index.js';
import type { Language } from '../../src/boards/languages.js';
import { words as da } from '../../src/words/da/index.js';
import { words as en } from '../../src/words/en/index.js';
import { words as is } from '../../src/words/is/index.js';
import { words as nb } from '../../src/words/nb/index.js';
import { words as sv } from '../../src/words/sv/index.js';
import { eventSentence, explain, reasonFor } from '../../src/words/sentences.js';
import type { Dictionary } from '../../src/words/words.js';
import { sampleEvents, sampleProblems, sampleReasons } from './tagged-samples.js';
import { namingFor } from './naming.js';
import { samplesFor } from './samples.js';

/** The dictionaries of all languages. */
export const DICTIONARIES: Record<Language, Dictionary> = { en, nb, sv, da, is };
/** The parts whose functions are keyed by the tag of their argument. */
const CODED = /^(events|problems\.move|advice\.reasons)\./;

/** Every text of a language with the nouns of a board, by key and sample: `table.round(21)`. */
export function textsOf(language: Language, board: string): Map<string, string> {
  const nouns = boardBlurbs[board]?.nouns;
  const kinds = findBoard(board)?.kinds;
  if (!nouns || kinds === undefined) throw new Error(`no board ${board}`);
  const found = new Map<string, string>();
  const dictionary = DICTIONARIES[language](nouns);
  // Parameter names come from English; other languages may omit parameters they don't need.
  const named = new Map<string, Leaf>();
  walk(en(nouns), '', (path, leaf) => named.set(path, leaf));
  walk(dictionary, '', (path, value) => {
    const english = named.get(path);
    if (typeof value === 'string') found.set(path, value);
    else if (typeof english === 'function' && !CODED.test(path))
      for (const args of samplesFor(path, english)) {
        const text = value(...args);
        if (typeof text === 'string')
          found.set(`${path}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`, text);
      }
  });
  const naming = namingFor(board, language);
  const tell = <T>(path: string, samples: Record<string, T[]>, say: (it: T) => string | null) => {
    for (const [tag, list] of Object.entries(samples)) {
      list.forEach((sample, i) => {
        const line = say(sample);
        if (line !== null) found.set(`${path}.${tag}[${i}]`, line);
      });
    }
  };
  tell('events', sampleEvents(board, kinds), (it) => eventSentence(dictionary, it, naming));
  tell('problems.move', sampleProblems(kinds), (it) => explain(dictionary, it, naming));
  tell('advice.reasons', sampleReasons(kinds), (it) => reasonFor(dictionary, it, naming));
  return found;
}

type Leaf = string | ((...args: unknown[]) => unknown);

function walk(value: unknown, path: string, visit: (path: string, leaf: Leaf) => void): void {
  if (typeof value === 'string' || typeof value === 'function') return visit(path, value as Leaf);
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`, visit);
}
