import { expect, test } from 'vitest';
import { axisMarks } from './axis-marks.js';

test.each([
  [41, 5, [10, 20, 30, 40]],
  [13, 5, [5, 10]],
  [13, 8, [2, 4, 6, 8, 10, 12]],
  [196, 5, [50, 100, 150]],
  [3, 5, [1, 2, 3]],
  [0, 5, []],
])('an axis to %i has at most %i marks, at round numbers', (last, most, marks) => {
  expect(axisMarks(last, most)).toEqual(marks);
});
