import { expect, test } from 'vitest';
import { storeProblem } from './store-problem.js';
import { TimedOut } from './timeout.js';

test.each([
  ['storage-full', new DOMException('no room', 'QuotaExceededError')],
  ['storage-newer', new DOMException('version 1 is less than 2', 'VersionError')],
  ['storage-refused', new DOMException('not here', 'SecurityError')],
  ['storage-refused', new Error('no database')],
  ['storage-timeout', new TimedOut()],
])('%s is the problem of %s', (code, error) => {
  expect(storeProblem(error)).toEqual({ code });
});
