import { describe, expect, test } from 'vitest';
import { Mismatch, either, int, just, list, object, oneOf, optional, record, tagged, text } from './read.js';

const point = object({ x: int(0, 9), y: int(0, 9), name: optional(text(5)) });

describe('readers', () => {
  test('give a new value that holds nothing but what they name', () => {
    const input = { x: 1, y: 2 };
    const value = point(input, '');
    expect(value).toEqual(input);
    expect(value).not.toBe(input);
  });

  test.each<[string, unknown]>([
    ['', null],
    ['', [1, 2]],
    ['x', { y: 1 }],
    ['y', { x: 1, y: 10 }],
    ['y', { x: 1, y: 1.5 }],
    ['y', { x: 1, y: -0 }],
    ['y', { x: 1, y: '1' }],
    ['z', { x: 1, y: 1, z: 1 }],
    ['name', { x: 1, y: 1, name: 'too long' }],
    ['__proto__', JSON.parse('{"x":1,"y":1,"__proto__":{}}')],
  ])('name the place of the first misfit: %s', (at, input) => {
    expect(point(input, '')).toEqual(new Mismatch(at));
  });

  test('read lists, words, alternatives and tagged objects with their paths', () => {
    expect(list(point, 2)([{ x: 1, y: 1 }, { x: 1 }], 'points')).toEqual(new Mismatch('points[1].y'));
    expect(list(int(0, 1), 1)([0, 1], 'bits')).toEqual(new Mismatch('bits'));
    // A hole in a list is no value.
    expect(list(int(0, 1), 3)(new Array(2), 'bits')).toEqual(new Mismatch('bits[0]'));
    expect(oneOf(['a', 'b'])('b', '')).toBe('b');
    expect(either(just(null), int(0, 1))(null, '')).toBeNull();
    expect(record(/^\d$/, int(0, 1), 5)({ 1: 1, x: 1 }, 'by')).toEqual(new Mismatch('by.x'));
    const shape = tagged<object>('type', { point: object({ type: just('point'), x: int(0, 9) }) });
    expect(shape({ type: 'point', x: 10 }, 'shape')).toEqual(new Mismatch('shape.x'));
    expect(shape({ type: 'toString' }, 'shape')).toEqual(new Mismatch('shape.type'));
  });
});
