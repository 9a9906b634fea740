import { describe, expect, test } from 'vitest';
import { GameSplitter } from './splitter.js';

/** Splits a text that comes in pieces of this size. */
function split(text: string, size = text.length) {
  const splitter = new GameSplitter();
  const games: unknown[] = [];
  for (let at = 0; at < text.length; at += size)
    for (const game of splitter.write(text.slice(at, at + size)))
      games.push(game.ok ? game.value : game.problem.code);
  const { outside, isList } = splitter;
  return { games, outside: outside.ok ? outside.value : outside.problem.code, isList };
}

const GAMES = ['{"a":[1,{"b":"]},{"}]}', '{"name":"\\"games\\":["}', '"a,b"', '7', '[[],[]]'];

describe('the games of a file', () => {
  test.each([1, 2, 7, 1000])('are found in pieces of %i characters', (size) => {
    const text = `{"rallar":"games", "x":["{"], "games" : [\n${GAMES.join(' ,\n')} ],"form":1}`;
    const { games, outside } = split(text, size);
    expect(games.map((game) => String(game).trim())).toEqual(GAMES);
    expect(JSON.parse(outside)).toEqual({ rallar: 'games', x: ['{'], games: [], form: 1 });
  });

  test('may be none, or the whole text may be one', () => {
    expect(split('{"games":[ ]}')).toEqual({ games: [], outside: '{"games":[]}', isList: true });
    const record = '{"log":[{"games":[1,2]}],"name":"games","x":"\\"games\\":["}';
    expect(split(record)).toEqual({ games: [], outside: record, isList: false });
  });

  test('are given up to the place where the file is cut off', () => {
    const { games, outside } = split('{"games":[{"a":1},{"b":2},{"c":');
    expect(games).toEqual(['{"a":1}', '{"b":2}']);
    expect(outside).toBe('{"games":[');
  });
});

describe('text that can’t be a game is not held in memory', () => {
  const long = '1,'.repeat(1_000_001);
  test('a text that is too large, or too deep', () => {
    expect(split(`{"log":[${long}1]}`).outside).toBe('too-large');
    expect(split('['.repeat(100_000)).outside).toBe('too-deep');
  });

  test('one such game does not take the others away', () => {
    const deep = `${'['.repeat(50)}${']'.repeat(50)}`;
    const { games } = split(`{"games":[1,[${long}1],2,${deep},3]}`, 4096);
    expect(games).toEqual(['1', 'too-large', '2', 'too-deep', '3']);
  });
});
